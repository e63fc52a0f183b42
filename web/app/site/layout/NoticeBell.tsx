import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';

// Only who is signed in pays for it, and only after the page stands.
const UnreadCount = lazy(() => import('./UnreadCount.tsx'));

/** The way to one's notices. The number lies over the bell, so its coming moves nothing. */
export function NoticeBell({ mayCount }: { mayCount: boolean }) {
  return (
    <Link to={paths.mynotice} className="bell">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <span className="sr-only">消息</span>
      {mayCount && (
        <Suspense>
          <UnreadCount />
        </Suspense>
      )}
    </Link>
  );
}
