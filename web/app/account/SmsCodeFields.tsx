import { type SmsPurpose, sendSmsCode } from '@shuji/contract/account';
import { readDemo } from '@shuji/contract/demo';
import { Button, Form, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { type Problem, pathOf, problemsOf } from '#app/form/schema.ts';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import styles from './Captcha.module.css';
import { CaptchaField } from './CaptchaField.tsx';
import { useCountdown } from './countdown.ts';

/** Captcha, then the code that a text message brings to the `phone` of the form around. */
export function SmsCodeFields({ purpose }: { purpose: SmsPurpose }) {
  const form = Form.useFormInstance();
  const [round, setRound] = useState(0);
  const [sentTo, setSentTo] = useState('');
  const { left, start } = useCountdown(`sms ${purpose}`);
  const [busy, setBusy] = useState(false);

  function tell(problems: Problem[]): void {
    form.setFields(problems.map(({ path, message }) => ({ name: [...path], errors: [message] })));
    if (problems[0]) form.focusField([...problems[0].path]);
  }

  async function send(): Promise<void> {
    const { phone, uuid, captcha } = form.getFieldsValue(true) as Record<'phone' | 'uuid' | 'captcha', string>;
    const input = { phone, uuid, captcha, purpose };
    const problems = problemsOf(sendSmsCode.input, input);
    if (problems.length > 0) return tell(problems);
    setBusy(true);
    try {
      const { wait } = await api(sendSmsCode, input, { fields: true });
      start(wait);
      setSentTo(phone);
      form.focusField('smsCode');
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error instanceof Refused) {
        tell(Object.entries(error.fields).map(([name, message]) => ({ path: pathOf(name), message })));
      }
    } finally {
      setBusy(false);
      setRound((count) => count + 1);
    }
  }

  return (
    <>
      <CaptchaField round={round} />
      <CallField name="smsCode" hint={sentTo && <Sent phone={sentTo} />}>
        <Code left={left} busy={busy} onSend={() => void send()} />
      </CallField>
    </>
  );
}

function Code({ left, busy, onSend, ...control }: InputProps & { left: number; busy: boolean; onSend: () => void }) {
  return (
    <div className={styles.row}>
      <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={6} placeholder="6 位数字" />
      <Button onClick={onSend} loading={busy} disabled={left > 0}>
        {left > 0 ? `${left} 秒后可重发` : '获取验证码'}
      </Button>
    </div>
  );
}

function Sent({ phone }: { phone: string }) {
  const { data } = useCall(readDemo, {});
  return (
    <span role="status">
      验证码已发往 {phone}，5 分钟内有效。
      {data?.isDemo && (
        <Link to={href('demoSms')} target="_blank">
          查看演示短信
        </Link>
      )}
    </span>
  );
}
