// An operator's preferences: one row each, absent for the default.
import type { Output } from '@shuji/contract/call';
import { officeListNames } from '@shuji/contract/export';
import type * as calls from '@shuji/contract/operator/preference';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { dropPreference, listPreferences, putPreference } from './queries-preference.ts';

const shortcuts = 'shortcuts';

export async function readPreferences(
  _: object,
  { db, actor }: ReadContext<Operator>,
): Promise<Output<typeof calls.readPreferences>> {
  const rows = await listPreferences(db, actor.id);
  const stored = (name: string) => rows.find((row) => row.name === name)?.value;
  const chosen = officeListNames.map((list) => [list, stored(columnsOf(list))] as const);
  return {
    columns: Object.fromEntries(chosen.filter(([, columns]) => columns !== undefined)),
    hasShortcuts: stored(shortcuts) !== false,
  };
}

export const saveListColumns: Handler<typeof calls.saveListColumns> = async ({ list, columns }, { db, actor }) => {
  if (columns.length === 0) await dropPreference(db, actor.id, columnsOf(list));
  else await putPreference(db, actor.id, columnsOf(list), columns);
  return null;
};

export const setShortcuts: Handler<typeof calls.setShortcuts> = async ({ hasShortcuts }, { db, actor }) => {
  await putPreference(db, actor.id, shortcuts, hasShortcuts);
  return null;
};

function columnsOf(list: string): string {
  return `columns.${list}`;
}
