import type { Output } from '@shuji/contract/call';
import type { FileRef } from '@shuji/contract/file/schema';
import { applyMerchant, type getOwnMerchant } from '@shuji/contract/merchant/calls';
import { applyMerchant as applyMerchantShape, merchantForm } from '@shuji/contract/merchant/schema';
import { Input } from 'antd';
import { Card } from '#app/admin/Card.tsx';
import { ReviewedField } from '#app/application/ReviewedField.tsx';
import { SendButtons } from '#app/application/SendButtons.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { toast } from '#app/ui/notify.ts';

export type MerchantContent = NonNullable<Output<typeof getOwnMerchant>['application']>['content'];

const mostKinds = 5;
const most = 10;

/** What is stored, as the form's values. */
export function merchantInitial(content: MerchantContent | undefined) {
  return { ...content, qualifications: content?.qualifications?.map((file) => file.id) };
}

interface MerchantFormProps {
  content: MerchantContent | undefined;
  /** Changes the entry that stands. */
  isChange?: boolean;
}

export function MerchantForm({ content, isChange = false }: MerchantFormProps) {
  return (
    <CallForm
      call={applyMerchant}
      shape={applyMerchantShape}
      schema={merchantForm}
      draft={isChange ? 'merchant:change' : 'merchant'}
      fixed={{ change: isChange }}
      initial={merchantInitial(content)}
      className="stack sheets"
      onDone={({ status }) => toast.success(status === 'pending' ? '已提交审核，请留意本页的审核结果' : '草稿已保存')}
      footer={(submitting) => <SendButtons {...submitting} draft={applyMerchantShape.input} />}
    >
      <MerchantFields known={content?.qualifications ?? []} />
    </CallForm>
  );
}

/** The fields of an entry. */
export function MerchantFields({ known }: { known: FileRef[] }) {
  return (
    <Card title="入驻资料">
      <ReviewedField name="kinds" hint="可选 1–5 类">
        <DictSelect dict="merchantKind" multiple max={mostKinds} />
      </ReviewedField>
      <ReviewedField name="industries" hint="主要服务的行业，最多 10 个">
        <DictSelect dict="industry" multiple max={most} />
      </ReviewedField>
      <ReviewedField name="introduction" hint="公开展示，请不要写联系方式">
        <Input.TextArea
          maxLength={1000}
          showCount
          autoSize={{ minRows: 6 }}
          placeholder="主营业务、数据资源、服务能力和资质，20–1000 个字"
        />
      </ReviewedField>
      <ReviewedField name="website">
        <Input maxLength={200} inputMode="url" placeholder="https://" />
      </ReviewedField>
      <ReviewedField name="qualifications" hint="如数据安全、测绘、征信等资质证书，仅供审核人员查验">
        <UploadsField purpose="qualification" max={most} known={known} />
      </ReviewedField>
    </Card>
  );
}
