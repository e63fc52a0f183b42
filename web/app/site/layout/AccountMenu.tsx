import { useLocation } from 'react-router';
import { useMe, useReadingMe } from '#app/lib/me.ts';
import { signOut, switchAccount } from '#app/lib/session.ts';
import { paths } from '#app/paths.ts';
import { MenuButton } from '#app/ui/MenuButton.tsx';
import { icons } from '#app/ui/plain/icons.ts';
import { AccountFace } from './AccountFace.tsx';
import { centerEntry, isCurrent } from './menu.ts';

/** Name and company of who is signed in, and what they may do from any page. */
export default function AccountMenu() {
  const me = useMe();
  useReadingMe();
  const { pathname, search } = useLocation();
  const person = me?.personName ?? me?.agent;
  const name = person ?? me?.name ?? me?.phone ?? '';
  const company = person ? (me?.name ?? '') : '';
  // A page of one's own is no place for the next account to begin.
  const next = isCurrent(centerEntry, pathname) ? null : pathname + search;
  return (
    <MenuButton
      className="account-face"
      head={
        <p className="account-head">
          <b>{name}</b>
          {company && <span className="small soft">{company}</span>}
          {me && !me.attested && <span className="small soft">未认证</span>}
        </p>
      }
      items={[
        { label: '个人中心', icon: icons.home, to: paths.mycenter },
        { label: '站内消息', icon: icons.bell, to: paths.mynotice },
        { label: '切换账号', icon: icons.change, onPress: () => switchAccount(next) },
        { label: '退出', icon: icons.leave, onPress: () => signOut() },
      ]}
    >
      <AccountFace name={name} company={company} />
    </MenuButton>
  );
}
