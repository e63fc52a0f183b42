import { uploadOfficeImage } from '@shuji/contract/file';
import {
  changePartner,
  createPartner,
  listOfficePartners,
  type OfficePartner,
  orderPartners,
} from '@shuji/contract/partner-office';
import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { ConflictNotice } from '#app/form/ConflictNotice.tsx';
import { DictSelect } from '#app/form/DictSelect.tsx';
import { UploadField } from '#app/form/UploadField.tsx';
import { useConflict } from '#app/form/use-conflict.ts';
import { api } from '#app/lib/api.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { toast } from '#app/ui/notify.ts';
import { Ordering } from '#app/ui/Ordering.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { PartnerList } from './PartnerList.tsx';

export const meta = pageTitle('生态伙伴');

const views = [
  { value: 'order', label: '展示顺序' },
  { value: 'list', label: '清单' },
];

export default function PartnerDesk() {
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const { data, error, reload } = useCall(listOfficePartners, {});
  const [edited, setEdited] = useState<OfficePartner | 'new' | null>(null);
  const { send, busy } = useSend(orderPartners);
  return (
    <>
      <div className="row between">
        <div>
          <h1>生态伙伴</h1>
          <p className="muted">网站按下列顺序展示；拖动或用“上移”“下移”调整，立即生效。</p>
        </div>
        <Button look="primary" onClick={() => setEdited('new')}>
          新增伙伴
        </Button>
      </div>
      <Tabs name="view" tabs={views} label="方式" />
      {query.get('view') === 'list' ? (
        <PartnerList key={round} />
      ) : (
        <Card>
          {!data && (error ? <Empty title="暂时读不到伙伴" text={error.message} /> : <Skeleton lines={8} />)}
          {data?.length === 0 && <Empty title="还没有生态伙伴" text="新增后即在网站展示。" />}
          {data && data.length > 0 && (
            <Ordering
              items={data}
              name={({ name }) => name}
              busy={busy}
              onOrder={async (ids) => {
                if (await send({ ids })) toast.success('顺序已调整');
                reload();
              }}
            >
              {(partner) => (
                <>
                  <strong>{partner.name}</strong>
                  <Tag>{partner.kindLabel}</Tag>
                  {!partner.isShown && <Tag tone="warn">未展示</Tag>}
                  <Button size="small" aria-label={`修改${partner.name}`} onClick={() => setEdited(partner)}>
                    修改
                  </Button>
                </>
              )}
            </Ordering>
          )}
        </Card>
      )}
      {edited && (
        <PartnerForm
          partner={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            toast.success('已保存，网站已更新');
            reload();
            setRound((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

interface FormProps {
  partner: OfficePartner | null;
  onClose: () => void;
  onSaved: () => void;
}

function PartnerForm({ partner, onClose, onSaved }: FormProps) {
  const known = partner?.logoUrl && partner.logoFileId ? [{ id: partner.logoFileId, url: partner.logoUrl }] : [];
  const conflict = useConflict(partner?.mark, async () => {
    const rows = await api(listOfficePartners, {});
    return rows.find(({ id }) => id === partner?.id)?.mark;
  });
  const fields = (
    <>
      <CallField name="name">
        <Input maxLength={60} />
      </CallField>
      <CallField name="kind">
        <DictSelect dict="partnerKind" allowClear={false} />
      </CallField>
      <CallField name="logoFileId" hint="选填，透明或白底的方形图片">
        <UploadField
          purpose="image"
          through={uploadOfficeImage}
          known={known.map((file) => ({ ...file, name: '当前标志', size: 0, type: '' }))}
        />
      </CallField>
      <CallField name="introduction">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 8 }} />
      </CallField>
      <CallField name="url" hint="选填，https:// 开头">
        <Input maxLength={300} />
      </CallField>
      <CallField name="isShown" valuePropName="checked" label="">
        <Checkbox>在网站展示</Checkbox>
      </CallField>
    </>
  );
  return (
    <Modal open title={partner ? '修改伙伴' : '新增伙伴'} onCancel={onClose} footer={null} destroyOnHidden>
      <ConflictNotice words={conflict.words} onGoOn={() => void conflict.onGoOn()} />
      {partner ? (
        <CallForm
          call={changePartner}
          fixed={{ id: partner.id, mark: conflict.mark }}
          initial={{
            name: partner.name,
            kind: partner.kind,
            logoFileId: partner.logoFileId,
            introduction: partner.introduction,
            url: partner.url,
            isShown: partner.isShown,
          }}
          submit="保存"
          onDone={onSaved}
          onRefused={conflict.onRefused}
        >
          {fields}
        </CallForm>
      ) : (
        <CallForm call={createPartner} initial={{ isShown: true }} submit="保存" onDone={onSaved}>
          {fields}
        </CallForm>
      )}
    </Modal>
  );
}
