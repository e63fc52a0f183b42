import { signInByCode, signIn as signInCall } from '@shuji/contract/account/calls';
import { signInByCode as signInByCodeShape, signIn as signInShape } from '@shuji/contract/account/schema';
import { passwordUnits } from '@shuji/contract/field';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { DemoPeople } from '#app/demo/DemoPeople.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { getToken, signIn, takeReturnPath } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import styles from './Entry.module.css';
import { Entry } from './Entry.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SmsCodeFields } from './SmsCodeFields.tsx';

export const meta = pageTitle('登录');

export async function clientLoader(): Promise<null> {
  if (getToken()) throw redirect(href('mycenter'));
  return null;
}

const ways = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '短信登录' },
];

export default function Login() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form] = Form.useForm();
  const [round, setRound] = useState(0);
  const isByCode = query.get('way') === 'code';
  const enter = ({ token }: { token: string }) => {
    const next = takeReturnPath(href('mycenter'));
    signIn(token);
    void navigate(next, { replace: true });
  };
  return (
    <Entry
      title="登录"
      lead={
        <>
          还没有账号？<Link to={href('register', { from: query.get('from') })}>立即注册</Link>
        </>
      }
      below={
        <DemoPeople
          side="site"
          onPick={({ login, password }) => {
            form.setFieldsValue({ phone: login, password });
            form.focusField('captcha');
          }}
        />
      }
    >
      <Tabs name="way" tabs={ways} label="登录方式" />
      {isByCode ? (
        <CallForm key="code" call={signInByCode} shape={signInByCodeShape} form={form} submit="登录" onDone={enter}>
          <PhoneField />
          <SmsCodeFields purpose="login" />
        </CallForm>
      ) : (
        <CallForm
          key="password"
          call={signInCall}
          shape={signInShape}
          form={form}
          submit="登录"
          onDone={enter}
          onRefused={() => setRound((count) => count + 1)}
        >
          <PhoneField />
          <CallField name="password">
            <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
          </CallField>
          <CaptchaField purpose="login" round={round} />
        </CallForm>
      )}
      <p className={`row compact ${styles.links}`}>
        <Link to={href('updatepwd')}>忘记密码</Link>
      </p>
    </Entry>
  );
}
