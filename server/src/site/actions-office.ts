// Administrators' changes to settings and to the entries of dictionaries.
import { closedDicts, type DictName, isDictName } from '@shuji/contract/site/labels/dict';
import type * as calls from '@shuji/contract/site/office';
import { isSettingKey, settledSetting, takesTwo, wrongSetting } from '@shuji/contract/site/setting';
import { requestApproval } from '#src/approval/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import {
  insertChange,
  insertDictItem,
  lockDict,
  lockSetting,
  sortDict,
  updateDictItem,
  updateSetting,
} from './queries.ts';
import { dictItemWords, type SettingContent, settingKind } from './rules.ts';

type Context = WriteContext<Operator>;

/** Saves at once what one administrator may change; requests the rest. */
export const changeSetting: Handler<typeof calls.changeSetting> = async ({ key, before, value, reason }, context) => {
  const { db, actor, now, invalidate } = context;
  ensure(isSettingKey(key), 'site.noSetting');
  const settled = settledSetting(key, value);
  const wrong = wrongSetting(key, settled);
  ensure(wrong === null, 'door.badInput', { value: wrong ?? '' });
  if (settled === before) return { isWaiting: false };
  const standing = await lockSetting(db, key);
  ensure(standing?.value === before, 'site.settingChanged');
  if (takesTwo(key, before, settled)) {
    const content: SettingContent = { key, before, value: settled };
    await requestApproval(db, { kind: settingKind, subjectId: standing.id, content, reason }, context);
    return { isWaiting: true };
  }
  await updateSetting(db, key, settled, now);
  await insertChange(db, { part: 'setting', name: key, before, after: settled }, actor, now);
  invalidate('site');
  return { isWaiting: false };
};

export const addDictItem: Handler<typeof calls.addDictItem> = async ({ dict, value, label }, context) => {
  const { items, name } = await lockOwnDict(dict, context);
  ensure(!closedDicts[name], 'site.dictClosed');
  const sort = Math.max(0, ...items.map((item) => item.sort)) + 10;
  await insertDictItem(context.db, { dict: name, value, label, sort });
  await recordChange(name, '', dictItemWords({ value, label, isDefault: false, isRetired: false }), context);
};

export const changeDictItem: Handler<typeof calls.changeDictItem> = async ({ dict, ...item }, context) => {
  const { items, name } = await lockOwnDict(dict, context);
  const before = items.find(({ value }) => value === item.value);
  ensure(before, 'site.noDictItem');
  const others = items.filter(({ value, isRetired }) => value !== item.value && !isRetired);
  ensure(!item.isRetired || others.length > 0, 'site.lastDictItem');
  const change = { ...item, isDefault: item.isDefault && !item.isRetired };
  await updateDictItem(context.db, name, change);
  await recordChange(name, dictItemWords(before), dictItemWords(change), context);
};

export const orderDict: Handler<typeof calls.orderDict> = async ({ dict, values }, context) => {
  const { items, name } = await lockOwnDict(dict, context);
  const isWhole = values.length === items.length && items.every(({ value }) => values.includes(value));
  ensure(isWhole, 'site.dictChanged');
  await sortDict(context.db, name, values);
  const labels = new Map(items.map(({ value, label }) => [value, label]));
  const words = (codes: readonly string[]) => codes.map((code) => labels.get(code)).join('、');
  await recordChange(name, words(items.map(({ value }) => value)), words(values), context);
  return { count: values.length };
};

async function lockOwnDict(dict: string, { db }: Context) {
  ensure(isDictName(dict), 'site.noDict');
  return { name: dict, items: await lockDict(db, dict) };
}

async function recordChange(
  name: DictName,
  before: string,
  after: string,
  { db, actor, now, invalidate }: Context,
): Promise<void> {
  invalidate('site');
  if (before !== after) await insertChange(db, { part: 'dict', name, before, after }, actor, now);
}
