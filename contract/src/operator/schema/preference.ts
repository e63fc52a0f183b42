import { z } from 'zod';
import { officeListNames } from '../../export.ts';
import { oneOf } from '../../field.ts';
import { shape } from '../../shape.ts';

export const column = z.string().regex(/^[a-zA-Z]{1,40}$/, { error: '列的名称不正确' });

export const getPreferences = shape(
  {},
  {
    /** By list; a list that is not named shows its usual columns. */
    columns: z.partialRecord(z.enum(officeListNames), z.array(z.string())),
    hasShortcuts: z.boolean(),
  },
);

export const saveListColumns = shape({
  list: oneOf('列表', officeListNames),
  columns: z.array(column).max(40).meta({ title: '列' }),
});

export const setShortcuts = shape({ hasShortcuts: z.boolean({ error: '请选择开启或关闭' }) });
