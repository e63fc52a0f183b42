import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/controls.css';
import './ui/blocks.css';
import './ui/lists.css';
import './ui/overlays.css';
import './site/layout/shell.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useNavigate, useRevalidator } from 'react-router';
import { headScript } from '#app/lib/head-script.ts';
import { inProcess } from '#app/lib/load.ts';
import { setNavigation } from '#app/lib/session.ts';
import { ErrorPage } from '#app/site/ErrorPage.tsx';
import { useFreshPages } from '#app/site/fresh-page.ts';
import { NavigationBar } from '#app/site/layout/NavigationBar.tsx';
import { PageReload } from '#app/site/page-reload.ts';
import { getSettings, sitePlace, useSettings } from '#app/site/settings.ts';
import { pageTitle } from '#app/site/title.ts';
import { Toasts } from '#app/ui/Toasts.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return getSettings(context.get(inProcess), context.get(sitePlace));
}

export const meta = pageTitle();

// The settings come with the first page and stay for as long as it does.
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSettings();
  return (
    <html lang="zh-CN" data-api={site?.apiBaseUrl || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#17468f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <script suppressHydrationWarning>{headScript}</script>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => {
    setRound((count) => count + 1);
    void revalidate();
  }, [revalidate]);
  useEffect(() => setNavigation((path) => void navigate(path)), [navigate]);
  useFreshPages();
  return (
    <PageReload value={reload}>
      <NavigationBar />
      <Outlet key={round} />
      <Toasts />
    </PageReload>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap page">
      <ErrorPage />
    </main>
  );
}
