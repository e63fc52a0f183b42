import { sendOwnCode } from '@shuji/contract/account/calls';
import type { OwnPurpose } from '@shuji/contract/account/labels';
import { useState } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { CodeInput } from './CodeInput.tsx';
import { CodeSent } from './CodeSent.tsx';
import { useCountdown } from './countdown.ts';

/** A code to the phone of who is signed in, for a step that wants them proved anew. */
export function OwnCodeField({ purpose, name = 'smsCode' }: { purpose: OwnPurpose; name?: string }) {
  const { send, busy } = useMutationOf(sendOwnCode, { changesNothing: true });
  const { left, start } = useCountdown(`sms own ${purpose}`);
  const [sentTo, setSentTo] = useState('');

  async function ask(): Promise<void> {
    const sent = await send({ purpose });
    if (!sent) return;
    start(sent.data.wait);
    setSentTo(sent.data.phone);
  }

  return (
    <CallField name={name} required hint={sentTo && <CodeSent phone={sentTo} />}>
      <CodeInput left={left} busy={busy} onSend={() => void ask()} />
    </CallField>
  );
}
