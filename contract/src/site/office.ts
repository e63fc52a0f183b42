// Administration of settings and dictionaries.
import { z } from 'zod';
import { approval, deciding, maybeWaiting } from '../approval/calls.ts';
import { call, nothing } from '../call.ts';
import { id, int, moment, text } from '../field.ts';
import { dictItem } from './dict.ts';

const settingRow = z.object({ key: z.string(), value: z.string(), updatedAt: moment });

export const listSettings = call('GET', '/office/api/setting', {
  summary: '全部站点设置',
  who: 'admin',
  writes: false,
  input: z.object({}),
  output: z.array(settingRow),
});

const key = z.string().max(64).meta({ title: '设置名' });

const changeRow = z.object({
  before: z.string(),
  after: z.string(),
  operatorName: z.string(),
  /** The second administrator; empty where one was enough. */
  approvedName: z.string(),
  at: moment,
});

export const listSettingChanges = call('GET', '/office/api/setting/:key/change', {
  summary: '一项设置的修改记录，最近的在前',
  who: 'admin',
  writes: false,
  input: z.object({ key }),
  output: z.array(changeRow),
});

/** `before` is the value that was looked at: a colleague's change is not overwritten unseen. */
export const changeSetting = call('POST', '/office/api/setting/:key', {
  summary: '修改一项设置，立即生效；放松管控或者涉及收款、收费的，须另一名系统管理员批准',
  who: 'admin',
  writes: true,
  input: z.object({
    key,
    before: z.string().max(2000).meta({ title: '原值' }),
    value: z.string({ error: '请填写新的值' }).trim().max(2000).meta({ title: '新值' }),
    /** For whoever approves; needed only where one must. */
    reason: text('事由', 0, 200).default(''),
  }),
  output: maybeWaiting,
});

const settingRequest = z.object({ ...approval, key: z.string(), before: z.string(), value: z.string() });
export type SettingRequest = z.output<typeof settingRequest>;

export const listSettingRequests = call('GET', '/office/api/setting/request/list', {
  summary: '设置变更申请：待批准的在前，其后是最近办结的',
  who: 'admin',
  writes: false,
  input: z.object({}),
  output: z.array(settingRequest),
});

export const decideSettingRequest = call('POST', '/office/api/setting/request/decide/:id', {
  summary: '批准或不批准另一名系统管理员的设置变更申请；批准后立即生效',
  who: 'admin',
  writes: true,
  input: deciding,
  output: nothing,
});

export const withdrawSettingRequest = call('POST', '/office/api/setting/request/withdraw/:id', {
  summary: '撤回自己提出的设置变更申请',
  who: 'admin',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: nothing,
});

const dict = z.string().max(64).meta({ title: '字典名' });
const label = text('名称', 1, 60);
const dictCode = z
  .string({ error: '请填写代码' })
  .regex(/^[a-zA-Z][a-zA-Z0-9]{0,63}$/, { error: '代码由字母和数字组成，以字母开头' })
  .meta({ title: '代码' });

export const listOfficeDict = call('GET', '/office/api/dict/:dict', {
  summary: '一个字典的全部条目（含停用）与修改记录',
  who: 'admin',
  writes: false,
  input: z.object({ dict }),
  output: z.object({ items: z.array(dictItem), changes: z.array(changeRow) }),
});

export const addDictItem = call('POST', '/office/api/dict/:dict', {
  summary: '新增字典条目；代码以后不能修改',
  who: 'admin',
  writes: true,
  input: z.object({ dict, value: dictCode, label }),
  output: nothing,
});

/** A retired entry is shown where it stands already and offered nowhere. */
export const changeDictItem = call('POST', '/office/api/dict/:dict/item/:value', {
  summary: '修改字典条目的名称、默认与停用',
  who: 'admin',
  writes: true,
  input: z.object({
    dict,
    value: z.string().max(64).meta({ title: '代码' }),
    label,
    isDefault: z.boolean().meta({ title: '默认选项' }),
    isRetired: z.boolean().meta({ title: '停用' }),
  }),
  output: nothing,
});

/** Every entry's code in the new order. */
export const orderDict = call('POST', '/office/api/dict/:dict/order', {
  summary: '调整字典条目的顺序',
  who: 'admin',
  writes: true,
  input: z.object({ dict, values: z.array(z.string().max(64)).min(1).max(500).meta({ title: '顺序' }) }),
  output: z.object({ count: int('条目数', 0, 500) }),
});
