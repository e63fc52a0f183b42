// An operator's display preferences.
import { call } from '../call.ts';
import type * as shapes from './schema/preference.ts';

export const getPreferences = call<typeof shapes.getPreferences>()('GET', '/office/api/preference', {
  summary: '自己的后台使用习惯：各列表显示的列、键盘快捷键',
  who: 'operator',
});

export const saveListColumns = call<typeof shapes.saveListColumns>()('POST', '/office/api/preference/columns', {
  summary: '保存一个列表显示的列；不选任何列即恢复默认',
  action: '保存列表显示的列',
  who: 'operator',
});

/** WCAG 2.1.4: shortcuts of one letter can be turned off. */
export const setShortcuts = call<typeof shapes.setShortcuts>()('POST', '/office/api/preference/shortcuts', {
  summary: '开启或关闭单键快捷键',
  action: '开关单键快捷键',
  who: 'operator',
});
