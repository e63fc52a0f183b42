import { sendSmsCode } from '@shuji/contract/account/calls';
import type { SmsPurpose } from '@shuji/contract/account/labels';
import { sendSmsCode as sendSmsCodeShape } from '@shuji/contract/account/schema';
import { Form } from 'antd';
import { useState } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { type Problem, pathOf, problemsOf } from '#app/form/schema.ts';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { CodeSent } from './CodeSent.tsx';
import { useCountdown } from './countdown.ts';

/**
 * Captcha, then the code that a text message brings to the `phone` of the form around. The captcha is for sending alone:
 * it goes while no other code may be sent, and is not required once one was.
 */
export function SmsCodeFields({ purpose }: { purpose: SmsPurpose }) {
  const form = Form.useFormInstance();
  const [round, setRound] = useState(0);
  const [sentTo, setSentTo] = useState('');
  const { left, start } = useCountdown(`sms ${purpose}`);
  const [busy, setBusy] = useState(false);

  function showProblems(problems: Problem[]): void {
    form.setFields(problems.map(({ path, message }) => ({ name: [...path], errors: [message] })));
    if (problems[0]) form.focusField([...problems[0].path]);
  }

  async function send(): Promise<void> {
    const { phone, uuid, captcha } = form.getFieldsValue(true) as Record<'phone' | 'uuid' | 'captcha', string>;
    const input = { phone, uuid, captcha, purpose };
    const problems = problemsOf(sendSmsCodeShape.input, input);
    if (problems.length > 0) return showProblems(problems);
    setBusy(true);
    try {
      const { wait } = await api(sendSmsCode, input, { fields: true });
      start(wait);
      setSentTo(phone);
      form.focusField('smsCode');
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error instanceof Refused) {
        showProblems(Object.entries(error.fields).map(([name, message]) => ({ path: pathOf(name), message })));
      }
    } finally {
      setBusy(false);
      setRound((count) => count + 1);
    }
  }

  return (
    <>
      {left === 0 && <CaptchaField purpose={purpose} round={round} isRequired={sentTo === ''} />}
      <CallField name="smsCode" hint={sentTo && <CodeSent phone={sentTo} />}>
        <CodeInput left={left} busy={busy} onSend={() => void send()} />
      </CallField>
    </>
  );
}
