// Reads settings and dictionaries for administrators.

import type { Parsed } from '@shuji/contract/call';
import { isDictName } from '@shuji/contract/site/labels/dict';
import type * as calls from '@shuji/contract/site/office';
import type { SettingRequest } from '@shuji/contract/site/schema/office';
import { isSettingKey } from '@shuji/contract/site/setting';
import { listApprovals } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { listDict } from './queries.ts';
import { listChanges, listSettingRows } from './queries-office.ts';
import { type SettingContent, settingKind } from './rules.ts';

type Context = ReadContext<Operator>;

export async function listSettings(_: Parsed<typeof calls.listSettings>, { db }: Context) {
  return (await listSettingRows(db)).filter(({ key }) => isSettingKey(key));
}

export async function listSettingChanges({ key }: Parsed<typeof calls.listSettingChanges>, { db }: Context) {
  ensure(isSettingKey(key), 'site.noSetting');
  return listChanges(db, 'setting', key);
}

const decidedShown = 10;

export async function listSettingRequests(
  _: Parsed<typeof calls.listSettingRequests>,
  { db, actor, now }: Context,
): Promise<SettingRequest[]> {
  const rows = await listApprovals<SettingContent>(db, [settingKind], { now, decided: decidedShown });
  return rows.map((row) => ({ ...approvalFor(row, actor.id, now), ...row.content }));
}

export async function listOfficeDict({ dict }: Parsed<typeof calls.listOfficeDict>, { db }: Context) {
  ensure(isDictName(dict), 'site.noDict');
  const [items, changes] = await Promise.all([listDict(db, dict), listChanges(db, 'dict', dict)]);
  return { items, changes };
}
