import { consentText } from '@shuji/contract/merchant/labels/attestation';
import { Checkbox, Input } from 'antd';
import { Card } from '#app/admin/Card.tsx';
import { ReviewedField } from '#app/application/ReviewedField.tsx';

export function PersonFields() {
  return (
    <>
      <Card title="个人信息">
        <div className="fields">
          <ReviewedField name="name" label="姓名" hint="与身份证一致">
            <Input maxLength={20} autoComplete="name" />
          </ReviewedField>
          <ReviewedField name="idNumber" hint="18 位，加密保存，除您本人外一律遮蔽显示">
            <Input maxLength={24} autoComplete="off" />
          </ReviewedField>
        </div>
      </Card>
      <Card title="单独同意">
        <p className="well soft form-note">{consentText.consentId}</p>
        <ReviewedField name="consentId" label={null} valuePropName="checked">
          <Checkbox>我已阅读上述说明，并单独同意处理我的身份证号码</Checkbox>
        </ReviewedField>
      </Card>
    </>
  );
}
