// The operators' shell: its own sign-in, its own token, rendered in the browser alone.

import { listQueues } from '@shuji/contract/desk/calls';
import { getOwnOperator } from '@shuji/contract/operator/calls';
import { admits, operatorRoles } from '@shuji/contract/operator/labels';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Outlet, redirect, useLocation } from 'react-router';
import { OperatorRoles } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { FormTheme } from '#app/admin/FormTheme.tsx';
import { queryClient, useQueryOf } from '#app/lib/query.ts';
import { getToken, signOut } from '#app/lib/session.ts';
import { SignInSteps } from '#app/office/sign-in/SignInSteps.tsx';
import { href, paths } from '#app/paths.ts';
import { ErrorPage } from '#app/site/ErrorPage.tsx';
import { Brand } from '#app/site/layout/Brand.tsx';
import { pageTitle } from '#app/site/title.ts';
import { HereLink } from '#app/ui/plain/HereLink.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import type { OfficeFacts } from './facts.ts';
import { desks } from './menu.ts';
import styles from './Office.module.css';
import { OfficeSearch } from './OfficeSearch.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { Shortcuts } from './Shortcuts.tsx';

export const meta = pageTitle('运营后台');

/** Pages without a session. */
function isOutside(pathname: string): boolean {
  return pathname === paths.officeLogin || pathname === paths.officeWelcome;
}

export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (!isOutside(pathname) && !getToken('office')) throw redirect(href('officeLogin', { from: pathname + search }));
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <main className="wrap page">
      <noscript>运营后台需要启用 JavaScript。</noscript>
      <Skeleton lines={10} />
    </main>
  );
}

export default function Office() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <FormTheme>
        {isOutside(pathname) ? (
          <main id="main">
            <Outlet />
          </main>
        ) : (
          <Inside pathname={pathname} />
        )}
      </FormTheme>
    </QueryClientProvider>
  );
}

function Inside({ pathname }: { pathname: string }) {
  const { me, error, own, queues, counting, isCounted, reload } = useOffice(pathname);
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <header className={styles.header}>
        <Brand to={paths.office} suffix="运营后台" />
        {me?.owes === null && <OfficeSearch roles={me.roles} />}
        <div className="row">
          <ReadingDialog />
          {me?.owes === null && <Shortcuts own={own} />}
          {me && (
            <Link to={paths.officeSecurity} className="small" title="登录与安全">
              {me.name} · {me.roles.map((role) => operatorRoles[role]).join('、')}
            </Link>
          )}
          <Button size="small" onClick={() => signOut('office')}>
            退出
          </Button>
        </div>
      </header>
      {!me && (
        <main id="main" tabIndex={-1} className="wrap page">
          <Fallback noun="您的信息" error={error} onAgain={reload} whole lines={10} />
        </main>
      )}
      {me?.owes && (
        <main id="main" tabIndex={-1}>
          <SignInSteps key={me.owes} owes={me.owes} username={me.username} onDone={reload} />
        </main>
      )}
      {me?.owes === null && (
        <div className={styles.body}>
          <nav aria-label="运营导航" className={`menu ${styles.menu}`}>
            <ul>
              {own.map((desk) => (
                <li key={desk.name}>
                  <HereLink to={paths[desk.name]} isHere={paths[desk.name] === pathname} isSettled={isCounted}>
                    {desk.label}
                    <Waiting count={desk.queue && queues[desk.queue]?.count} />
                  </HereLink>
                </li>
              ))}
            </ul>
          </nav>
          <main id="main" tabIndex={-1} className={`stack ${styles.content}`} data-gap="5">
            <OperatorRoles value={me.roles}>
              <Outlet context={{ me, own, queues, counting } satisfies OfficeFacts} />
            </OperatorRoles>
          </main>
        </div>
      )}
    </>
  );
}

function Waiting({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="badge">
      {count}
      <span className="sr-only">项待办</span>
    </span>
  );
}

/** The operator and the queue counts, which are read anew on another page and when the window gets the focus, too. */
function useOffice(
  pathname: string,
): OfficeFacts & { error: Error | undefined; isCounted: boolean; reload: () => void } {
  // Not read again by itself: a step that the sign-in owed ends when its page says so, with recovery codes on it.
  const { data: me, error, reload: reloadMe } = useQueryOf(getOwnOperator, {}, { staleTime: 'static' });
  const isWhole = me?.owes === null;
  const counting = useQueryOf(listQueues, isWhole ? {} : null, { refetchOnWindowFocus: true });
  const { data, reload } = counting;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) reload();
    shown.current = pathname;
  }, [pathname, reload]);
  const queues: OfficeFacts['queues'] = Object.fromEntries(data?.map((queue) => [queue.name, queue]) ?? []);
  const own = desks.filter((desk) => me && admits(desk.who ?? 'operator', me.roles));
  return { me, error, own, queues, counting, isCounted: data !== undefined, reload: reloadMe };
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap page">
      <ErrorPage />
    </main>
  );
}
