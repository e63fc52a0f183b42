import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { changePartner, createPartner, listOfficePartners, orderPartners } from '@shuji/contract/partner/office';
import {
  changePartner as changePartnerShape,
  createPartner as createPartnerShape,
  type OfficePartner,
} from '@shuji/contract/partner/schema/office';
import { Checkbox, Input, Modal } from 'antd';
import { type EditFormProps, OrderedQueue } from '#app/admin/OrderedQueue.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { ConflictAlert } from '#app/form/ConflictAlert.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { useConflict } from '#app/form/use-conflict.ts';
import { api } from '#app/lib/api.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { PartnerList } from './PartnerList.tsx';

export const meta = pageTitle('生态伙伴');

export default function OfficePartners() {
  const rows = useCall(listOfficePartners, {});
  const { send, busy } = useSend(orderPartners);
  return (
    <OrderedQueue
      title="生态伙伴"
      intro="网站按下列顺序展示；"
      noun="伙伴"
      rows={rows}
      empty={<Empty title="还没有生态伙伴" text="新增后即在网站展示。" />}
      nameOf={({ name }) => name}
      order={async (ids) => (await send({ ids })) !== undefined}
      isOrdering={busy}
      list={PartnerList}
      form={PartnerForm}
    >
      {(partner, edit) => (
        <>
          <strong>{partner.name}</strong>
          <Tag>{partner.kindLabel}</Tag>
          {!partner.isShown && <Tag tone="warn">未展示</Tag>}
          <Button size="small" aria-label={`修改${partner.name}`} onClick={edit}>
            修改
          </Button>
        </>
      )}
    </OrderedQueue>
  );
}

function PartnerForm({ row: partner, onClose, onSaved }: EditFormProps<OfficePartner>) {
  const known = partner?.logoUrl && partner.logoFileId ? [{ id: partner.logoFileId, url: partner.logoUrl }] : [];
  const conflict = useConflict(partner?.mark, async () => {
    const rows = await api(listOfficePartners, {});
    return rows.find(({ id }) => id === partner?.id)?.mark;
  });
  return (
    <Modal open title={partner ? '修改伙伴' : '新增伙伴'} onCancel={onClose} footer={null} destroyOnHidden>
      <ConflictAlert words={conflict.words} onGoOn={() => void conflict.onGoOn()} />
      <CallForm
        call={partner ? changePartner : createPartner}
        shape={partner ? changePartnerShape : createPartnerShape}
        fixed={partner ? { id: partner.id, mark: conflict.mark } : {}}
        initial={
          partner
            ? {
                name: partner.name,
                kind: partner.kind,
                logoFileId: partner.logoFileId,
                introduction: partner.introduction,
                url: partner.url,
                isShown: partner.isShown,
              }
            : { isShown: true }
        }
        submit="保存"
        onDone={onSaved}
        onRefused={conflict.onRefused}
      >
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
      </CallForm>
    </Modal>
  );
}
