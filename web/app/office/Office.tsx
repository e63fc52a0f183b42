// The operators' shell: its own sign-in, its own token, rendered in the browser alone.
import { Link, Outlet, redirect, useLocation } from 'react-router';
import { FormTheme } from '#app/form/FormTheme.tsx';
import { readToken, signOut } from '#app/lib/session.ts';
import { href, paths } from '#app/paths.ts';
import { Brand } from '#app/site/Brand.tsx';
import { ErrorPage } from '#app/site/ErrorPage.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { desks } from './menu.ts';
import styles from './Office.module.css';

export const meta = pageTitle('运营后台');

export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (pathname !== paths.officeLogin && !readToken('office'))
    throw redirect(href('officeLogin', { from: pathname + search }));
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
  if (pathname === paths.officeLogin) {
    return (
      <FormTheme>
        <main id="main">
          <Outlet />
        </main>
      </FormTheme>
    );
  }
  return (
    <FormTheme>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <header className={styles.header}>
        <Brand to={paths.office} suffix="运营后台" />
        <Button size="small" onClick={() => signOut('office')}>
          退出
        </Button>
      </header>
      <div className={styles.body}>
        <nav aria-label="运营导航" className={styles.menu}>
          <ul>
            {desks.map((desk) => (
              <li key={desk.name}>
                <Link to={paths[desk.name]} aria-current={paths[desk.name] === pathname ? 'page' : undefined}>
                  {desk.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} className={`stack ${styles.content}`}>
          <Outlet />
        </main>
      </div>
    </FormTheme>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap page">
      <ErrorPage />
    </main>
  );
}
