// The operator's list preferences: read once while the office is open, the same on every page.
import type { Output } from '@shuji/contract/call';
import type { OfficeListName } from '@shuji/contract/export';
import { getPreferences, saveListColumns, setShortcuts } from '@shuji/contract/operator/preference';
import { useQuery } from '@tanstack/react-query';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { keyOf, queryClient } from '#app/lib/query.ts';

type Preferences = Output<typeof getPreferences>;

const usual: Preferences = { columns: {}, hasShortcuts: true };
const queryKey = keyOf(getPreferences, {});

/** Undefined until they are read. */
export function usePreferences(): Preferences | undefined {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPreferences, {}, { quiet: true, signal }).catch(otherwise(usual)),
    staleTime: 'static',
  });
  return data;
}

/** Keeps the columns of a list for next time; none means the usual ones. They show at once. */
export async function keepColumns(list: OfficeListName, columns: string[]): Promise<void> {
  change(({ columns: { [list]: _, ...others } }) => ({
    columns: columns.length > 0 ? { ...others, [list]: columns } : others,
  }));
  await api(saveListColumns, { list, columns }).catch(otherwise(null));
}

export async function keepShortcuts(hasShortcuts: boolean): Promise<void> {
  change(() => ({ hasShortcuts }));
  await api(setShortcuts, { hasShortcuts }).catch(otherwise(null));
}

function otherwise<T>(value: T) {
  return (error: unknown): T => {
    if (!isCallFailure(error)) throw error;
    return value;
  };
}

function change(to: (before: Preferences) => Partial<Preferences>): void {
  queryClient.setQueryData<Preferences>(queryKey, (before = usual) => ({ ...before, ...to(before) }));
}
