// The operator's list preferences: read once a session, the same on every page.

import type { Output } from '@shuji/contract/call';
import type { OfficeListName } from '@shuji/contract/export';
import { readPreferences, saveListColumns, setShortcuts } from '@shuji/contract/operator/preference';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { useToken } from '#app/lib/session.ts';

type Preferences = Output<typeof readPreferences>;

const usual: Preferences = { columns: {}, hasShortcuts: true };
const listeners = new Set<() => void>();
let cached: { token: string; value: Preferences | undefined } = { token: '', value: undefined };

/** Undefined until they are read; without a session the defaults hold. */
export function usePreferences(): Preferences | undefined {
  const token = useToken('office');
  useEffect(() => {
    if (token && cached.token !== token) void read(token);
  }, [token]);
  return useSyncExternalStore(
    subscribe,
    () => (cached.token === token ? cached.value : undefined),
    () => undefined,
  );
}

async function read(token: string): Promise<void> {
  put(token, undefined);
  const value = await api(readPreferences, {}, { quiet: true }).catch(otherwise(usual));
  if (cached.token === token) put(token, value);
}

/** Keeps the columns of a list for next time; none means the usual ones. They show at once. */
export async function keepColumns(list: OfficeListName, columns: string[]): Promise<void> {
  const { [list]: _, ...others } = cached.value?.columns ?? {};
  change({ columns: columns.length > 0 ? { ...others, [list]: columns } : others });
  await api(saveListColumns, { list, columns }).catch(otherwise(null));
}

export async function keepShortcuts(hasShortcuts: boolean): Promise<void> {
  change({ hasShortcuts });
  await api(setShortcuts, { hasShortcuts }).catch(otherwise(null));
}

function otherwise<T>(value: T) {
  return (error: unknown): T => {
    if (!isCallFailure(error)) throw error;
    return value;
  };
}

function change(part: Partial<Preferences>): void {
  put(cached.token, { ...usual, ...cached.value, ...part });
}

function put(token: string, value: Preferences | undefined): void {
  cached = { token, value };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
