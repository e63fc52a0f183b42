// Calls of public reading pages in the browser: what is personal is read after hydration, for it is never part of a
// cached page. Centre, form pages and office use query.ts instead.
import type { Call, Input, Output } from '@shuji/contract/call';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiOptions, api } from './api.ts';
import { isCallFailure, Silent } from './failure.ts';

export interface Called<T> {
  data: T | undefined;
  /** Refused or Failed, already shown. A lost network leaves `loading` true. */
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** Reads as soon as the page stands in the browser, and again when the input changes; a null input reads nothing. */
export function useCall<C extends Call>(target: C, input: Input<C> | null): Called<Output<C>> {
  const [round, setRound] = useState(0);
  const key = input === null ? null : `${target.path} ${round} ${JSON.stringify(input)}`;
  // The last answer and its key: with another key the answer is still to come.
  const [state, setState] = useState<{ key?: string; data?: Output<C>; error?: Error }>({});
  const latest = useRef(input);
  latest.current = input;

  useEffect(() => {
    const current = latest.current;
    if (key === null || current === null) return setState({});
    const gone = new AbortController();
    api(target, current, { signal: gone.signal }).then(
      (data) => !gone.signal.aborted && setState({ key, data }),
      (error: Error) => {
        if (gone.signal.aborted || error instanceof Silent) return;
        setState(({ data }) => ({ key, error, ...(data === undefined ? {} : { data }) }));
      },
    );
    return () => gone.abort();
  }, [target, key]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const loading = key !== null && state.key !== key;
  return { data: state.data, error: loading ? undefined : state.error, loading, reload };
}

export interface Sending<C extends Call> {
  /** Gives the data, or undefined after a failure that was shown. */
  send: (input: Input<C>, options?: ApiOptions) => Promise<{ data: Output<C> } | undefined>;
  busy: boolean;
}

/** A writing call behind a button: `const { send, busy } = useSend(takeDemand)`. A second press while busy does nothing. */
export function useSend<C extends Call>(target: C): Sending<C> {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const send = useCallback(
    async (input: Input<C>, options?: ApiOptions) => {
      if (underway.current) return undefined;
      underway.current = true;
      setBusy(true);
      try {
        return { data: await api(target, input, options) };
      } catch (error) {
        if (isCallFailure(error)) return undefined;
        throw error;
      } finally {
        underway.current = false;
        setBusy(false);
      }
    },
    [target],
  );
  return { send, busy };
}
