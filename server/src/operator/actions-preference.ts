// An operator's preferences: one row each, absent for the default.
import type { Output, Parsed } from '@shuji/contract/call';
import { officeListNames } from '@shuji/contract/export';
import type * as calls from '@shuji/contract/operator/preference';
import type { Operator, ReadContext, WriteContext } from '#src/http/context.ts';
import { dropPreference, listPreferences, putPreference } from './queries-preference.ts';

type Context = WriteContext<Operator>;

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

export async function saveListColumns(
  { list, columns }: Parsed<typeof calls.saveListColumns>,
  { db, actor }: Context,
): Promise<null> {
  if (columns.length === 0) await dropPreference(db, actor.id, columnsOf(list));
  else await putPreference(db, actor.id, columnsOf(list), columns);
  return null;
}

export async function setShortcuts(
  { hasShortcuts }: Parsed<typeof calls.setShortcuts>,
  { db, actor }: Context,
): Promise<null> {
  await putPreference(db, actor.id, shortcuts, hasShortcuts);
  return null;
}

function columnsOf(list: string): string {
  return `columns.${list}`;
}
