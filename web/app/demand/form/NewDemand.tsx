// A new demand of someone signed in: what they wrote before is there again, and who is not attested yet keeps it.
import { getByToken } from '@shuji/contract/account/calls';
import { getDemandSketch, keepDemandSketch } from '@shuji/contract/demand/sketch';
import { Button, Form } from 'antd';
import { useNavigate } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { useOwnContact } from '#app/merchant/own-contact.ts';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { DemandForm } from './DemandForm.tsx';
import { NeedAttestation } from './NeedAttestation.tsx';

export function NewDemand() {
  const me = useQueryOf(getByToken, {});
  const sketch = useQueryOf(getDemandSketch, {});
  const contact = useOwnContact();
  if (contact === undefined || (!me.data && !me.error) || (sketch.data === undefined && !sketch.error)) {
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    );
  }
  const own = { written: sketch.data?.words, contact };
  return (
    <>
      <NeedAttestation />
      {me.data?.attested === false ? <DemandForm {...own} footer={() => <KeepSketch />} /> : <DemandForm {...own} />}
    </>
  );
}

function KeepSketch() {
  const form = Form.useFormInstance();
  const { send, busy } = useMutationOf(keepDemandSketch);
  const navigate = useNavigate();

  async function keep(): Promise<boolean> {
    const { files: _, ...words } = form.getFieldsValue(true);
    const isSaved = (await send(words)) !== undefined;
    if (isSaved) toast.success('已保存到您的账号，认证通过后回到这里继续提交');
    return isSaved;
  }

  return (
    <div className="row">
      <Button
        type="primary"
        size="large"
        loading={busy}
        onClick={async () => (await keep()) && navigate(href('attestation'))}
      >
        保存并去认证
      </Button>
      <Button size="large" disabled={busy} onClick={() => void keep()}>
        保存
      </Button>
    </div>
  );
}
