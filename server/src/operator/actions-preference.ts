// An operator's preferences: one row each, absent for the default.
import { officeListNames } from '@shuji/contract/export';
import type * as calls from '@shuji/contract/operator/preference';
import type { Handler } from '#src/http/feature.ts';
import { dropPreference, listPreferences, putPreference } from './queries-preference.ts';

const shortcuts = 'shortcuts';

export const getPreferences: Handler<typeof calls.getPreferences> = async (_, { db, actor }) => {
  const rows = await listPreferences(db, actor.id);
  const stored = (name: string) => rows.find((row) => row.name === name)?.value;
  const chosen = officeListNames.map((list) => [list, stored(columnsOf(list))] as const);
  return {
    columns: Object.fromEntries(chosen.filter(([, columns]) => columns !== undefined)),
    hasShortcuts: stored(shortcuts) !== false,
  };
};

export const saveListColumns: Handler<typeof calls.saveListColumns> = async ({ list, columns }, { db, actor }) => {
  if (columns.length === 0) await dropPreference(db, actor.id, columnsOf(list));
  else await putPreference(db, actor.id, columnsOf(list), columns);
};

export const setShortcuts: Handler<typeof calls.setShortcuts> = ({ hasShortcuts }, { db, actor }) =>
  putPreference(db, actor.id, shortcuts, hasShortcuts);

function columnsOf(list: string): string {
  return `columns.${list}`;
}
