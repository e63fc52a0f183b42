import { Input } from 'antd';
import { CallField } from '#app/form/field/CallField.tsx';

/** `+86`, blanks and full-width digits are fine; the contract brings them into one form. */
export function PhoneField() {
  return (
    <CallField name="phone">
      <Input inputMode="tel" autoComplete="username" maxLength={20} placeholder="11 位手机号" />
    </CallField>
  );
}
