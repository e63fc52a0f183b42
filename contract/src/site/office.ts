// Administration of settings and dictionaries.
import { call } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listSettings = call<typeof shapes.listSettings>()('GET', '/office/api/setting', {
  summary: '全部站点设置',
  who: 'admin',
});

export const listSettingChanges = call<typeof shapes.listSettingChanges>()('GET', '/office/api/setting/:key/change', {
  summary: '一项设置的修改记录，最近的在前',
  who: 'admin',
});

/** `before` is the value that was looked at: a colleague's change is not overwritten unseen. */
export const changeSetting = call<typeof shapes.changeSetting>()('POST', '/office/api/setting/:key', {
  summary: '修改一项设置，立即生效；放松管控或者涉及收款、收费的，须另一名系统管理员批准',
  action: '修改设置',
  who: 'admin',
});

export const listSettingRequests = call<typeof shapes.listSettingRequests>()(
  'GET',
  '/office/api/setting/request/list',
  {
    summary: '设置变更申请：待批准的在前，其后是最近办结的',
    who: 'admin',
  },
);

export const decideSettingRequest = call<typeof shapes.decideSettingRequest>()(
  'POST',
  '/office/api/setting/request/decide/:id',
  {
    summary: '批准或不批准另一名系统管理员的设置变更申请；批准后立即生效',
    action: '办理设置变更申请',
    who: 'admin',
  },
);

export const withdrawSettingRequest = call<typeof shapes.withdrawSettingRequest>()(
  'POST',
  '/office/api/setting/request/withdraw/:id',
  {
    summary: '撤回自己提出的设置变更申请',
    action: '撤回设置变更申请',
    who: 'admin',
  },
);

export const listOfficeDict = call<typeof shapes.listOfficeDict>()('GET', '/office/api/dict/:dict', {
  summary: '一个字典的全部条目（含停用）与修改记录',
  who: 'admin',
});

export const addDictItem = call<typeof shapes.addDictItem>()('POST', '/office/api/dict/:dict', {
  summary: '新增字典条目；代码以后不能修改',
  action: '新增字典条目',
  who: 'admin',
});

/** A retired entry is shown where it stands already and offered nowhere. */
export const changeDictItem = call<typeof shapes.changeDictItem>()('POST', '/office/api/dict/:dict/item/:value', {
  summary: '修改字典条目的名称、默认与停用',
  action: '修改字典条目',
  who: 'admin',
});

/** Every entry's code in the new order. */
export const orderDict = call<typeof shapes.orderDict>()('POST', '/office/api/dict/:dict/order', {
  summary: '调整字典条目的顺序',
  action: '调整字典条目的顺序',
  who: 'admin',
});
