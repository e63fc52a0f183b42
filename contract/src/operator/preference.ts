// An operator's display preferences.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { officeListNames } from '../export.ts';
import { oneOf } from '../field.ts';

const column = z.string().regex(/^[a-zA-Z]{1,40}$/, { error: '列的名称不正确' });

export const readPreferences = call('GET', '/office/api/preference', {
  summary: '自己的后台使用习惯：各列表显示的列、键盘快捷键',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** By list; a list that is not named shows its usual columns. */
    columns: z.partialRecord(z.enum(officeListNames), z.array(z.string())),
    hasShortcuts: z.boolean(),
  }),
});

export const saveListColumns = call('POST', '/office/api/preference/columns', {
  summary: '保存一个列表显示的列；不选任何列即恢复默认',
  who: 'operator',
  writes: true,
  input: z.object({ list: oneOf('列表', officeListNames), columns: z.array(column).max(40).meta({ title: '列' }) }),
  output: nothing,
});

/** WCAG 2.1.4: shortcuts of one letter can be turned off. */
export const setShortcuts = call('POST', '/office/api/preference/shortcuts', {
  summary: '开启或关闭单键快捷键',
  who: 'operator',
  writes: true,
  input: z.object({ hasShortcuts: z.boolean({ error: '请选择开启或关闭' }) }),
  output: nothing,
});
