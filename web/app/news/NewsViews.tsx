import { countNewsView } from '@shuji/contract/news/calls';
import { useEffect, useState } from 'react';
import { useSend } from '#app/lib/use-call.ts';
import { countOf } from '#app/ui/count.ts';

/** Counts this view and shows the count; the page itself is the same for everyone and has none. */
export function NewsViews({ id }: { id: string }) {
  const { send } = useSend(countNewsView);
  const [views, setViews] = useState(0);
  useEffect(() => {
    send({ id }).then((counted) => counted && setViews(counted.data.views));
  }, [send, id]);
  return views > 0 && <span>阅读：{countOf(views)}</span>;
}
