import { passwordUnits } from '@shuji/contract/field';
import { signInToOffice } from '@shuji/contract/operator/calls';
import { signInToOffice as signInToOfficeShape } from '@shuji/contract/operator/schema';
import { refusals } from '@shuji/contract/refusals';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { CaptchaField } from '#app/account/CaptchaField.tsx';
import styles from '#app/account/Entry.module.css';
import { Entry } from '#app/account/Entry.tsx';
import { DemoPeople } from '#app/demo/DemoPeople.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { Refused } from '#app/lib/failure.ts';
import { getToken, signIn, takeReturnPath } from '#app/lib/session.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('运营后台登录');

export async function clientLoader(): Promise<null> {
  if (getToken('office')) throw redirect(paths.office);
  return null;
}

export default function OfficeLogin() {
  const navigate = useNavigate();
  const [form] = Form.useForm();
  const [round, setRound] = useState(0);
  const [withFactor, setFactor] = useState(false);
  return (
    <Entry
      title="运营后台登录"
      lead={
        <>
          仅限交易中心工作人员。<Link to={href('home')}>返回网站首页</Link>
        </>
      }
      below={
        <DemoPeople
          side="office"
          onPick={({ login, password }) => {
            form.setFieldsValue({ username: login, password });
            form.focusField('captcha');
          }}
        />
      }
    >
      <CallForm
        call={signInToOffice}
        shape={signInToOfficeShape}
        form={form}
        submit="登录"
        onRefused={(error) => {
          setRound((count) => count + 1);
          if (error instanceof Refused && error.code === refusals['operator.tooManyGuesses'].code) setFactor(true);
        }}
        onDone={({ token }) => {
          const returnPath = takeReturnPath(paths.office);
          signIn(token, 'office');
          void navigate(returnPath.startsWith(paths.office) ? returnPath : paths.office, { replace: true });
        }}
      >
        <CallField name="username">
          <Input autoComplete="username" autoCapitalize="off" spellCheck={false} maxLength={32} />
        </CallField>
        <CallField name="password">
          <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
        </CallField>
        {withFactor && (
          <CallField name="code" hint="身份验证器上的 6 位数字，或 16 位恢复码；与密码一起提交，不受他人猜错密码的影响">
            <Input autoComplete="one-time-code" maxLength={24} />
          </CallField>
        )}
        <CaptchaField purpose="office" round={round} />
      </CallForm>
      {!withFactor && (
        <p className={`row between compact ${styles.links}`}>
          <Button type="link" onClick={() => setFactor(true)}>
            连同动态验证码一起登录
          </Button>
        </p>
      )}
    </Entry>
  );
}
