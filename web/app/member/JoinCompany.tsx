import type { Output } from '@shuji/contract/call';
import { getInvitation, joinCompany } from '@shuji/contract/member/calls';
import { invitationDays, memberRoles, roleDuties } from '@shuji/contract/member/labels';
import { joinCompany as joinCompanyShape } from '@shuji/contract/member/schema';
import { refusals } from '@shuji/contract/refusals';
import { Checkbox } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Entry } from '#app/account/Entry.tsx';
import { PasswordField } from '#app/account/PasswordField.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { Refused } from '#app/lib/failure.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { signIn } from '#app/lib/session.ts';
import { useHashCode } from '#app/lib/use-hash-code.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { dayOf } from '#app/ui/time.ts';

export const meta = pageTitle('接受成员邀请');

/** Opened from the link in the text message: the invited sets a password and acts for the company from then on. */
export default function JoinCompany() {
  const code = useHashCode();
  const { data, error, reload } = useQueryOf(getInvitation, code ? { code } : null);
  const isOver = error instanceof Refused && error.code === refusals['member.linkOver'].code;
  return (
    <Entry title="接受成员邀请" lead={`链接在短信发出后 ${invitationDays} 天内有效，只能使用一次。`}>
      {code === '' && (
        <Alert tone="warn" title="链接不完整">
          请从短信中重新打开完整的链接；没有收到短信的，请联系企业管理员重新邀请。
        </Alert>
      )}
      {isOver && (
        <Alert tone="warn" title="链接已失效">
          {refusals['member.linkOver'].msg}。
        </Alert>
      )}
      {code !== '' && !data && !isOver && <Fallback noun="邀请" error={error} onAgain={reload} lines={4} />}
      {code && data && <Joining code={code} invitation={data} />}
    </Entry>
  );
}

function Joining({ code, invitation }: { code: string; invitation: Output<typeof getInvitation> }) {
  const navigate = useNavigate();
  const { company, name, phone, roles, expiresAt, hasAccount } = invitation;
  return (
    <div className="stack">
      <p>
        {name}，{company}邀请您以手机 {phone} 加入，链接 {dayOf(expiresAt)} 前有效。您的角色：
      </p>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            {memberRoles[role]}：{roleDuties[role]}
          </li>
        ))}
      </ul>
      {hasAccount ? (
        <Alert tone="warn" title="该手机号已有账号">
          {refusals['member.hasAccount'].msg}。
        </Alert>
      ) : (
        <CallForm
          call={joinCompany}
          shape={joinCompanyShape}
          fixed={{ code }}
          submit="设置密码并加入"
          onDone={({ token }) => {
            signIn(token);
            void navigate(href('mycenter'), { replace: true });
          }}
        >
          <PasswordField label="设置密码" own="" />
          <CallField name="terms" label={null} valuePropName="checked">
            <Checkbox>
              我已阅读并同意
              <Link to={href('agreement')} target="_blank">
                《用户服务协议》
              </Link>
            </Checkbox>
          </CallField>
          <CallField name="privacy" label={null} valuePropName="checked">
            <Checkbox>
              我已阅读并同意
              <Link to={href('privacy')} target="_blank">
                《个人信息保护政策》
              </Link>
            </Checkbox>
          </CallField>
        </CallForm>
      )}
    </div>
  );
}
