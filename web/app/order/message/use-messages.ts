// The messages of an order: the last ones, read again at intervals, and older ones on request.
import { listOrderMessages, seeOrderMessages } from '@shuji/contract/order/message';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Silent } from '#app/lib/failure.ts';
import { keyOf } from '#app/lib/query.ts';

const every = 20_000;

export function useMessages(id: string) {
  const query = useInfiniteQuery({
    queryKey: keyOf(listOrderMessages, id),
    queryFn: ({ pageParam: before, signal }) => api(listOrderMessages, { id, before }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, hasOlder }) => (hasOlder ? rows[0]?.place : undefined),
    refetchInterval: every,
  });
  const pages = query.data?.pages ?? [];
  const newest = pages[0];
  const last = newest?.rows.at(-1)?.place;
  const unread = newest?.unread ?? 0;
  const { refetch, fetchNextPage } = query;
  const reload = useCallback(() => void refetch(), [refetch]);

  const see = useCallback(() => {
    if (!last || unread === 0) return;
    api(seeOrderMessages, { id, place: last }, { quiet: true }).then(reload, (failure: unknown) => {
      if (!isCallFailure(failure)) throw failure;
    });
  }, [id, last, unread, reload]);

  return {
    newest,
    rows: pages.toReversed().flatMap(({ rows }) => rows),
    error: query.isFetching || query.error instanceof Silent ? undefined : (query.error ?? undefined),
    hasOlder: query.hasNextPage,
    fetchOlder: () => void fetchNextPage(),
    busy: query.isFetchingNextPage,
    reload,
    see,
  };
}
