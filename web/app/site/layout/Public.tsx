import { type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, Outlet } from 'react-router';
import { useMe } from '#app/lib/me.ts';
import { ErrorPage } from '#app/site/ErrorPage.tsx';
import { pageTitle } from '#app/site/title.ts';
import { MemberRoles } from '#app/ui/member-roles.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** The title of what could not be shown; pages that can be shown name themselves. */
export function meta(args: Parameters<ReturnType<typeof pageTitle>>[0]): MetaDescriptor[] {
  if (!args.error) return pageTitle()(args);
  const isMissing = isRouteErrorResponse(args.error) && [404, 410].includes(args.error.status);
  return [...pageTitle(isMissing ? '没有找到页面' : '页面暂时打不开')(args), { name: 'robots', content: 'noindex' }];
}

export default function Public() {
  return (
    <Frame>
      <MemberRoles value={useMe()?.roles ?? null}>
        <Outlet />
      </MemberRoles>
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <div className="wrap page">
        <ErrorPage />
      </div>
    </Frame>
  );
}

/** Each part hydrates by itself: hydrating the whole page at once would block input on a slow phone. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <a className="skip" href="#reading">
        阅读设置：文字大小、对比度与配色
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
