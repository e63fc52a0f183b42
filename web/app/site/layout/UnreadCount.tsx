import { mostUnreadShown } from '@shuji/contract/notice/labels';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchUnread, onUnreadChanged } from '#app/lib/unread.ts';

/** Requested anew at every route change, and after some were read. */
export default function UnreadCount() {
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  const [round, setRound] = useState(0);
  useEffect(() => onUnreadChanged(() => setRound((before) => before + 1)), []);
  const occasion = `${pathname} ${round}`;
  useEffect(() => {
    if (!occasion) return;
    const gone = new AbortController();
    void fetchUnread(gone.signal).then((found) => found !== null && !gone.signal.aborted && setCount(found));
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
