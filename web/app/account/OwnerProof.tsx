import type { OwnPurpose } from '@shuji/contract/account/labels';
import { passwordUnits } from '@shuji/contract/field';
import { Input, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { OwnCodeField } from './OwnCodeField.tsx';

interface OwnerProof {
  fields: ReactNode;
  /** Leaves the proof: the password or the code. */
  toInput: (values: Record<string, unknown>) => Record<string, unknown>;
}

/** Form fields that prove the signed-in person's identity anew. `who` is how the form addresses them. */
export function useOwnerProof(purpose: OwnPurpose, { who, hint }: { who: string; hint: string }): OwnerProof {
  const [isByCode, setIsByCode] = useState(false);
  const fields = (
    <>
      <Radio.Group
        aria-label={`${who}身份核验方式`}
        className="inline"
        value={isByCode}
        onChange={(event) => setIsByCode(event.target.value)}
      >
        <Radio value={false}>用登录密码核验</Radio>
        <Radio value={true}>用短信验证码核验</Radio>
      </Radio.Group>
      {isByCode ? (
        <OwnCodeField purpose={purpose} />
      ) : (
        <CallField name="password" required hint={hint}>
          <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
        </CallField>
      )}
    </>
  );
  const toInput = ({ password, smsCode, ...rest }: Record<string, unknown>) => ({
    ...rest,
    ...(isByCode ? { smsCode } : { password }),
  });
  return { fields, toInput };
}
