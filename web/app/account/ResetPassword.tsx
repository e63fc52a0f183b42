import { editPassword } from '@shuji/contract/account/calls';
import { editPassword as editPasswordShape, resetForm } from '@shuji/contract/account/schema';
import { Link } from 'react-router';
import { CallForm } from '#app/form/CallForm.tsx';
import { signOut } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Entry } from './Entry.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SmsCodeFields } from './SmsCodeFields.tsx';

export const meta = pageTitle('重置密码');

export default function ResetPassword() {
  return (
    <Entry
      title="重置密码"
      lead={
        <>
          用注册手机号收取验证码。想起来了？<Link to={href('login')}>返回登录</Link>
        </>
      }
    >
      <CallForm
        call={editPassword}
        shape={editPasswordShape}
        schema={resetForm}
        fixed={{ purpose: 'reset' }}
        submit="重置密码"
        onDone={() => {
          toast.success('密码已重置，请用新密码登录');
          signOut();
        }}
      >
        <PhoneField />
        <SmsCodeFields purpose="reset" />
        <PasswordField label="新密码" />
      </CallForm>
    </Entry>
  );
}
