import { editPassword } from '@shuji/contract/account/calls';
import { changeForm, editPassword as editPasswordShape } from '@shuji/contract/account/schema';
import { passwordUnits } from '@shuji/contract/field';
import { Input } from 'antd';
import { Link } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { signOut } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { PasswordField } from './PasswordField.tsx';

export const meta = pageTitle('修改密码');

export default function ChangePassword() {
  return (
    <>
      <h1>修改密码</h1>
      <Card>
        <Alert title="修改后需重新登录">所有设备上的登录都会立即失效，请用新密码重新登录。</Alert>
        <CallForm
          call={editPassword}
          shape={editPasswordShape}
          schema={changeForm}
          fixed={{ purpose: 'change' }}
          submit="修改密码"
          className="narrow-form"
          onDone={() => {
            toast.success('密码已修改，请用新密码登录');
            signOut();
          }}
        >
          <CallField
            name="oldPassword"
            label="原密码"
            hint={
              <>
                忘记了？可<Link to={href('updatepwd')}>用短信验证码重置</Link>
              </>
            }
          >
            <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
          </CallField>
          <PasswordField label="新密码" />
        </CallForm>
      </Card>
    </>
  );
}
