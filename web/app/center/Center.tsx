// The personal centre: for holders of a token only, rendered in the browser alone.
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, redirect, useLocation } from 'react-router';
import { FormTheme } from '#app/admin/FormTheme.tsx';
import { queryClient } from '#app/lib/query.ts';
import { getToken } from '#app/lib/session.ts';
import { href, paths } from '#app/paths.ts';
import { ConsentGate } from '#app/privacy/ConsentGate.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import styles from './Center.module.css';
import { Sidebar } from './Sidebar.tsx';

export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (!getToken()) throw redirect(href('login', { from: pathname + search }));
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className={`wrap page tall ${styles.center}`}>
      <Sidebar />
      <section className="card">
        <noscript>个人中心需要启用 JavaScript。</noscript>
        <Skeleton lines={10} />
      </section>
    </div>
  );
}

/** Pages with a rail of their own: the menu folds above them, so that one column of navigation stands beside the form. */
const railed: string[] = [paths.prodin];

export default function Center() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <FormTheme>
        <div className={`wrap page tall ${styles.center}`} data-folded={railed.includes(pathname) || undefined}>
          <Sidebar />
          <div className="stack" data-gap="5">
            <ConsentGate>
              <Outlet />
            </ConsentGate>
          </div>
        </div>
      </FormTheme>
    </QueryClientProvider>
  );
}
