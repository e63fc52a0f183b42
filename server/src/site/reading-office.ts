// Reads settings and dictionaries for administrators.
import { isDictName } from '@shuji/contract/site/labels/dict';
import type * as calls from '@shuji/contract/site/office';
import { isSettingKey } from '@shuji/contract/site/setting';
import { listApprovals } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { listChanges, listDict, listSettingRows } from './queries.ts';
import { type SettingContent, settingKind } from './rules.ts';
export const listSettings: Handler<typeof calls.listSettings> = async (_, { db }) =>
  (await listSettingRows(db)).filter(({ key }) => isSettingKey(key));

export const listSettingChanges: Handler<typeof calls.listSettingChanges> = async ({ key }, { db }) => {
  ensure(isSettingKey(key), 'site.noSetting');
  return listChanges(db, 'setting', key);
};

const decidedShown = 10;

export const listSettingRequests: Handler<typeof calls.listSettingRequests> = async (_, { db, actor, now }) => {
  const rows = await listApprovals<SettingContent>(db, [settingKind], { now, decided: decidedShown });
  return rows.map((row) => ({ ...approvalFor(row, actor.id, now), ...row.content }));
};

export const listOfficeDict: Handler<typeof calls.listOfficeDict> = async ({ dict }, { db }) => {
  ensure(isDictName(dict), 'site.noDict');
  const [items, changes] = await Promise.all([listDict(db, dict), listChanges(db, 'dict', dict)]);
  return { items, changes };
};
