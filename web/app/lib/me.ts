// The signed-in account as header and menu of the centre show it: public pages stand outside the query client. It is
// stored in memory alone, so that a sign-out leaves nothing behind.
import { getByToken } from '@shuji/contract/account/calls';
import type { CurrentUser } from '@shuji/contract/account/schema';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { isCallFailure } from './failure.ts';
import { useRecount } from './recount.ts';
import { getToken, useToken } from './session.ts';

let known: { token: string; user: CurrentUser } | undefined;
const listeners = new Set<() => void>();

/** Undefined until it is known, as on the server and without a sign-in. */
export function useMe(): CurrentUser | undefined {
  const token = useToken();
  const last = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
  return last?.token === token ? last.user : undefined;
}

/** Reads the account once a sign-in, after each writing call and when the window gets the focus again. */
export function useReadingMe(): void {
  const token = useToken();
  useEffect(() => {
    if (token && known?.token !== token) void read();
  }, [token]);
  useRecount(useCallback(() => void read(), []));
}

async function read(): Promise<void> {
  const token = getToken();
  if (!token) return;
  try {
    const user = await api(getByToken, {}, { quiet: true });
    if (token !== getToken()) return;
    known = { token, user };
    for (const listener of listeners) listener();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
