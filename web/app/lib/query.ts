// Server state in the personal centre, the form pages and the office. Public reading pages, which do not load
// react-query, use use-call.ts (docs/decisions/0190).
import type { Call, Input, Output } from '@shuji/contract/call';
import {
  focusManager,
  keepPreviousData,
  MutationCache,
  notifyManager,
  type Query,
  QueryClient,
  skipToken,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type ApiOptions, api } from './api.ts';
import { isCallFailure, Silent } from './failure.ts';
import { publishWrite } from './recount.ts';
import type { Called, Sending } from './use-call.ts';

export type { Called };

/**
 * Nothing of a person stays in the cache once no component shows it: a form never starts from data of an earlier
 * visit, and a sign-out leaves nothing behind.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without `retryOnMount: false`, what stands in place of a failed reading would start it again by reading the same.
    queries: { retry: false, retryOnMount: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: 0 },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
  mutationCache: new MutationCache({
    onSuccess: (_data, _input, _result, { meta }) => {
      if (meta?.changesNothing) return;
      reread();
      publishWrite();
    },
  }),
});

// A change is shown within the event that made it: a checkbox bound to data does not spring back until the next task.
notifyManager.setScheduler(queueMicrotask);

// The library listens to tabs that become visible; a window in front of another hides nothing.
if (typeof window !== 'undefined') {
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  });
}

/** Reads again everything the page shows. After a successful writing call this happens by itself. */
export function reread(): void {
  void queryClient.invalidateQueries();
}

interface QueryOptions {
  /** `static`: read once for as long as it is shown. */
  staleTime?: 'static';
  gcTime?: number;
  retryOnMount?: boolean;
  refetchOnWindowFocus?: boolean;
}

/** For data that is the same for everyone and hardly ever changes: dictionaries, regions. */
export const onceAVisit = { staleTime: 'static', gcTime: Number.POSITIVE_INFINITY, retryOnMount: true } as const;

export function keyOf(target: Call, input: unknown): unknown[] {
  return [target.method, target.path, input];
}

/** Reads, and reads again when the input changes or something was written; a null input reads nothing. */
export function useQueryOf<C extends Call>(
  target: C,
  input: Input<C> | null,
  options: QueryOptions = {},
): Called<Output<C>> {
  const isOn = input !== null;
  const queryKey = keyOf(target, input);
  const { data, error, isFetching, refetch } = useQuery<Output<C>>({
    queryKey,
    queryFn: isOn
      ? ({ client, signal }) =>
          api(target, input, { signal, quiet: isReread(client.getQueryCache().find({ queryKey, exact: true })) })
      : skipToken,
    ...(isOn && { placeholderData: keepPreviousData }),
    ...options,
  });
  const reload = useCallback(() => {
    if (isOn) void refetch();
  }, [isOn, refetch]);
  const isLost = error instanceof Silent;
  const loading = isFetching || (isLost && data === undefined);
  return { data, error: loading || isLost ? undefined : (error ?? undefined), loading, reload };
}

// The reader waits for no answer: what is shown stays, and a thing that is gone now needs no toast.
function isReread(query: Query | undefined): boolean {
  return query !== undefined && query.state.data !== undefined && query.state.isInvalidated;
}

/** Combines several reads of one page: the first failure, and a retry of those that failed. */
export function together(...calls: Called<unknown>[]): { error: Error | undefined; reload: () => void } {
  const failed = calls.filter(({ error }) => error);
  return {
    error: failed[0]?.error,
    reload: () => {
      for (const call of failed) call.reload();
    },
  };
}

interface MutationOptions {
  /** A call that opens or sends something: nothing that is shown is other after it. */
  changesNothing?: boolean;
}

/** A writing call; what the page shows is read again after it. */
export function useWrite<C extends Call>(target: C, meta: MutationOptions = {}) {
  return useMutation({
    mutationFn: ({ input, options }: { input: Input<C>; options?: ApiOptions }) => api(target, input, options),
    meta: { ...meta },
  });
}

/**
 * A writing call behind a button: `const { send, busy } = useMutationOf(takeDemand)`. A second press while busy does
 * nothing; after a refusal, too, the page is read again, for what it shows may be old.
 */
export function useMutationOf<C extends Call>(target: C, options: MutationOptions = {}): Sending<C> {
  const { changesNothing } = options;
  const { mutateAsync, isPending } = useWrite(target, options);
  const underway = useRef(false);
  const send = useCallback(
    async (input: Input<C>, sent: ApiOptions = {}) => {
      if (underway.current) return undefined;
      underway.current = true;
      try {
        return { data: await mutateAsync({ input, options: sent }) };
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        if (!changesNothing) reread();
        return undefined;
      } finally {
        underway.current = false;
      }
    },
    [mutateAsync, changesNothing],
  );
  return { send, busy: isPending };
}
