import { Input } from 'antd';
import { useContext } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { FormPart } from '#app/product/editor/FormPart.tsx';
import { Opinion } from '#app/product/review/Opinion.tsx';
import { FieldOpinions } from '#app/product/review/opinions.ts';

export function ContactSection() {
  const opinion = useContext(FieldOpinions).contact;
  return (
    <FormPart id="contact">
      {opinion && <Opinion text={opinion} />}
      <p className="muted small form-note">加密保存，不在产品页显示；审核时只看到隐去中间四位的手机号。</p>
      <div className="fields">
        <CallField name={['contact', 'name']} label="联系人">
          <Input maxLength={20} autoComplete="name" />
        </CallField>
        <CallField name={['contact', 'phone']} label="手机号">
          <Input maxLength={20} inputMode="tel" autoComplete="tel" />
        </CallField>
        <CallField name={['contact', 'email']} label="电子邮箱">
          <Input maxLength={100} inputMode="email" autoComplete="email" />
        </CallField>
      </div>
    </FormPart>
  );
}
