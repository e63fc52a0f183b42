import { passwordRules } from '@shuji/contract/account/schema';
import { passwordUnits } from '@shuji/contract/field';
import { Form, Input } from 'antd';
import { CallField } from '#app/form/field/CallField.tsx';
import styles from './Captcha.module.css';

/** A new password, with the rules it must meet ticked off while it is typed. */
export function PasswordField({ label, own }: { label?: string; own?: string }) {
  const form = Form.useFormInstance();
  const password = String(Form.useWatch('password', form) ?? '');
  const phone = String(Form.useWatch('phone', form) ?? '');
  const words = [own ?? phone];
  return (
    <CallField
      name="password"
      label={label}
      hint={
        <ul className={`small muted ${styles.rules}`}>
          {passwordRules.map((rule) => {
            const isMet = rule.met(password, words);
            return (
              <li key={rule.label} data-met={isMet || undefined}>
                {rule.label}
                <span className="sr-only">{isMet ? '（已满足）' : '（未满足）'}</span>
              </li>
            );
          })}
          <li>不是生日、手机号、姓名拼音、键盘顺序等容易猜到的组合（提交时核对）</li>
        </ul>
      }
    >
      <Input.Password autoComplete="new-password" maxLength={passwordUnits} />
    </CallField>
  );
}
