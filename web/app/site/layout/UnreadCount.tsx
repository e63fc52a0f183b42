import { countUnreadNotices } from '@shuji/contract/notice/calls';
import { mostUnreadShown } from '@shuji/contract/notice/labels';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { useRecount } from '#app/lib/recount.ts';

/** Requested anew at every route change, after each writing call and when the window gets the focus. */
export default function UnreadCount() {
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  const [round, setRound] = useState(0);
  useRecount(useCallback(() => setRound((before) => before + 1), []));
  const occasion = `${pathname} ${round}`;
  useEffect(() => {
    if (!occasion) return;
    const gone = new AbortController();
    api(countUnreadNotices, {}, { quiet: true, signal: gone.signal }).then(
      (found) => !gone.signal.aborted && setCount(found.count),
      (error: unknown) => {
        if (!isCallFailure(error)) throw error;
      },
    );
    return () => gone.abort();
  }, [occasion]);
  if (count === 0) return null;
  return (
    <>
      <b>{count >= mostUnreadShown ? `${mostUnreadShown - 1}+` : count}</b>
      <span className="sr-only">条未读</span>
    </>
  );
}
