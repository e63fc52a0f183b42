import { Input } from 'antd';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { places } from './places.ts';

/** Address and secret of an interface behind the gateway. */
export function UpstreamFields({ about, secret = '加密保存，不会显示给任何人' }: { about: string; secret?: string }) {
  return (
    <>
      <CallField name="endpoint" hint={about}>
        <Input placeholder="https://" maxLength={300} />
      </CallField>
      <CallField name="secretPlace">
        <RadioField options={places} />
      </CallField>
      <CallField name="secretName">
        <Input maxLength={60} />
      </CallField>
      <CallField name="secret" hint={secret}>
        <Input.Password maxLength={2000} autoComplete="new-password" />
      </CallField>
    </>
  );
}
