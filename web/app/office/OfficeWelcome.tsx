import { getDemo } from '@shuji/contract/demo/calls';
import { setFirstPassword } from '@shuji/contract/operator/calls';
import { setFirstPassword as setFirstPasswordShape } from '@shuji/contract/operator/schema';
import { refusals } from '@shuji/contract/refusals';
import { useState } from 'react';
import { Link } from 'react-router';
import { Entry } from '#app/account/Entry.tsx';
import { PasswordField } from '#app/account/PasswordField.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { Refused } from '#app/lib/failure.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { useHashCode } from '#app/lib/use-hash-code.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('设置后台密码');

/** Opened from the link in the text message: the operator sets a first password. */
export default function OfficeWelcome() {
  const code = useHashCode();
  const { data: demo } = useQueryOf(getDemo, {});
  const [username, setUsername] = useState<string>();
  const [isOver, setOver] = useState(false);
  return (
    <Entry title="设置后台密码" lead="仅限交易中心工作人员。链接在短信发出后 60 分钟内有效，只能使用一次。">
      {username !== undefined && (
        <Alert tone="good" title="密码已设置">
          <p>您的用户名是 {username}，请用新密码登录。</p>
          <LinkButton look="primary" to={paths.officeLogin}>
            去登录
          </LinkButton>
        </Alert>
      )}
      {username === undefined && code === '' && (
        <Alert tone="warn" title="链接不完整">
          请从短信中重新打开完整的链接；没有收到短信的，请联系系统管理员再次发送。
          {demo?.isDemo && <Link to={href('demoSms')}>查看演示短信</Link>}
        </Alert>
      )}
      {isOver && (
        <Alert tone="warn" title="链接已失效">
          {refusals['operator.linkOver'].msg}。
        </Alert>
      )}
      {username === undefined && code && !isOver && (
        <CallForm
          call={setFirstPassword}
          shape={setFirstPasswordShape}
          fixed={{ code }}
          submit="设置密码"
          onRefused={(error) => setOver(error instanceof Refused && error.code === refusals['operator.linkOver'].code)}
          onDone={(done) => setUsername(done.username)}
        >
          <PasswordField label="新密码" own="" />
        </CallForm>
      )}
    </Entry>
  );
}
