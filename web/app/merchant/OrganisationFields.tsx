import type { FileRef } from '@shuji/contract/file/schema';
import { consentText } from '@shuji/contract/merchant/labels/attestation';
import { Checkbox, Input } from 'antd';
import { Card } from '#app/admin/Card.tsx';
import { ReviewedField } from '#app/application/ReviewedField.tsx';
import { RegionField } from '#app/form/field/RegionField.tsx';
import { PaperField } from './PaperField.tsx';
import { TemplateLink } from './TemplateLink.tsx';

export function OrganisationFields({ known }: { known: FileRef[] }) {
  return (
    <>
      <Card title="企业信息">
        <div className="fields">
          <ReviewedField name="name" label="企业名称" hint="与营业执照一致">
            <Input maxLength={60} autoComplete="organization" />
          </ReviewedField>
          <ReviewedField name="creditCode" hint="18 位，可在营业执照上找到">
            <Input maxLength={24} autoComplete="off" />
          </ReviewedField>
          <ReviewedField name="legalPerson">
            <Input maxLength={20} autoComplete="off" />
          </ReviewedField>
          <ReviewedField name="region">
            <RegionField />
          </ReviewedField>
        </div>
        <ReviewedField name="address">
          <Input maxLength={100} autoComplete="street-address" />
        </ReviewedField>
        <ReviewedField name="licence" hint="请上传清晰完整的营业执照影像，四角齐全">
          <PaperField purpose="licence" known={known} />
        </ReviewedField>
      </Card>
      <Card title="经办人">
        <div className="fields">
          <ReviewedField name="agent">
            <Input maxLength={20} autoComplete="name" />
          </ReviewedField>
          <ReviewedField name="contactPhone" label="联系电话" hint="加密保存，仅用于业务联系">
            <Input maxLength={20} inputMode="tel" autoComplete="tel" />
          </ReviewedField>
          <ReviewedField name="email">
            <Input maxLength={100} inputMode="email" autoComplete="email" />
          </ReviewedField>
        </div>
        <ReviewedField name="authority" hint={<AuthorityHint />}>
          <PaperField purpose="authority" known={known} />
        </ReviewedField>
      </Card>
      <Card title="单独同意">
        <p className="well soft form-note">{consentText.consentLicence}</p>
        <ReviewedField name="consentLicence" label={null} valuePropName="checked">
          <Checkbox>我已阅读上述说明，并单独同意处理营业执照和授权书影像</Checkbox>
        </ReviewedField>
      </Card>
    </>
  );
}

function AuthorityHint() {
  return (
    <>
      由法定代表人签字并加盖公章；模板按已保存的资料填写，填好后先保存草稿再下载。
      <TemplateLink template="authority" />
    </>
  );
}
