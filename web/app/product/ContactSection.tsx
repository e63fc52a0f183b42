import { Input } from 'antd';
import { useContext } from 'react';
import { CallField } from '#app/form/CallField.tsx';
import styles from './FormPart.module.css';
import { FormPart } from './FormPart.tsx';
import { Opinion } from './Opinion.tsx';
import { FieldOpinions } from './opinions.ts';

export function ContactSection() {
  const opinion = useContext(FieldOpinions).contact;
  return (
    <FormPart id="contact">
      {opinion && <Opinion text={opinion} />}
      <p className={`muted small ${styles.note}`}>加密保存，不在产品页显示；审核时只看到隐去中间四位的手机号。</p>
      <div className={styles.pair}>
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
