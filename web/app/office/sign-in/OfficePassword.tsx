import { passwordUnits } from '@shuji/contract/field';
import { changeOwnPassword } from '@shuji/contract/operator/calls';
import { changeOwnPassword as changeOwnPasswordShape } from '@shuji/contract/operator/schema';
import { Input } from 'antd';
import { PasswordField } from '#app/account/PasswordField.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { signOut } from '#app/lib/session.ts';
import { useOfficeFacts } from '#app/office/shell/facts.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';

export const meta = pageTitle('修改后台密码');

export default function OfficePassword() {
  const { me } = useOfficeFacts();
  return (
    <>
      <h1>修改后台密码</h1>
      <Card>
        <Alert title="修改后需重新登录">您在所有设备上的后台登录都会立即失效。</Alert>
        <CallForm
          call={changeOwnPassword}
          shape={changeOwnPasswordShape}
          submit="修改密码"
          className="narrow-form"
          onDone={() => {
            toast.success('密码已修改，请用新密码登录');
            signOut('office');
          }}
        >
          <CallField name="oldPassword">
            <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
          </CallField>
          <PasswordField label="新密码" own={me?.username} />
        </CallForm>
      </Card>
    </>
  );
}
