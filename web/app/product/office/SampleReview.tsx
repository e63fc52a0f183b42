import { getSampleForReview, openSampleForReview } from '@shuji/contract/product/sample';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { Alert } from '#app/admin/Alert.tsx';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { BadRows } from '#app/sample/BadRows.tsx';
import { PersonalFound } from '#app/sample/PersonalFound.tsx';
import { SampleTables } from '#app/sample/SampleTables.tsx';

/** The sample's contents, before a reviewer lets it be shown. */
export function SampleReview({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getSampleForReview, { id }, { staleTime: 'static' });
  const { send, busy } = useMutationOf(openSampleForReview, { changesNothing: true });
  const open = async () => {
    const done = await send({ id });
    if (done) location.assign(done.data.url);
  };
  return (
    <Card
      title="样例体检"
      extra={
        <Allowed call={openSampleForReview}>
          <Button size="small" busy={busy} onClick={open}>
            下载原文件（记入操作记录）
          </Button>
        </Allowed>
      }
    >
      {data ? <Found profile={data} /> : <Fallback noun="体检结果" error={error} onAgain={reload} lines={4} small />}
    </Card>
  );
}

function Found({ profile }: { profile: SampleProfile }) {
  if (profile.status === 'failed')
    return (
      <Alert tone="warn" title="样例无法读取">
        {profile.problem}
      </Alert>
    );
  const { personal, badRows } = profile;
  return (
    <div className="stack">
      <PersonalFound
        personal={personal}
        advice="公开预览已遮盖这些列，原文件不提供公开下载；请核对个人信息情况与合规材料，必要时退回补正。"
      />
      <BadRows badRows={badRows} />
      <SampleTables profile={profile} />
    </div>
  );
}
