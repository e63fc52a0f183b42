import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { signOut, useToken } from '#app/lib/session.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { HereLink } from '#app/ui/plain/HereLink.tsx';
import { AccountFace } from './AccountFace.tsx';
import { Brand } from './Brand.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { centerEntry, type Entry, entries, isCurrent } from './menu.ts';
import { NoticeBell } from './NoticeBell.tsx';

// Only who is signed in pays for it, and only after the page stands.
const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/**
 * The header on every page. The page is cached for everyone, so its HTML holds both variants and the style sheet shows
 * the right one from `data-signed-in`, set before the first paint; after hydration only the right one is left.
 */
export function Header() {
  const token = useToken();
  const hydrated = useHydrated();
  const mayShow = (signedIn: boolean) => !hydrated || signedIn === (token !== '');
  return (
    <header className="site-header no-print">
      <div className="wrap">
        <Brand />
        <nav aria-label="主导航">
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <EntryLink entry={entry} />
              </li>
            ))}
            {mayShow(true) && (
              <li className="when-signed-in">
                <EntryLink entry={centerEntry} />
              </li>
            )}
          </ul>
        </nav>
        <HeaderSearch />
        <div className="account">
          {mayShow(false) && (
            <span className="when-signed-out row">
              <LinkButton to={paths.login} look="quiet" size="small">
                登录
              </LinkButton>
              <LinkButton to={paths.register} look="primary" size="small">
                注册
              </LinkButton>
            </span>
          )}
          {mayShow(true) && (
            <span className="when-signed-in row">
              <NoticeBell mayCount={hydrated} />
              {hydrated ? (
                <Suspense fallback={<PlainAccount />}>
                  <AccountMenu />
                </Suspense>
              ) : (
                <PlainAccount />
              )}
              <Button size="small" onClick={() => signOut()}>
                退出
              </Button>
            </span>
          )}
        </div>
      </div>
    </header>
  );
}

/** In the menu's place before and without script. */
function PlainAccount() {
  return (
    <span className="account-face" aria-hidden="true">
      <AccountFace />
    </span>
  );
}

function EntryLink({ entry }: { entry: Entry }) {
  const { pathname } = useLocation();
  return (
    <HereLink to={entry.to} isHere={isCurrent(entry, pathname)}>
      {entry.label}
    </HereLink>
  );
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => {};
}
