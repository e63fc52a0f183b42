import { z } from 'zod';
import { officeListNames } from '../../export.ts';
import { id, keyOf, oneOf, text } from '../../field.ts';
import { officeLists } from '../../nouns.ts';
import { shape } from '../../shape.ts';
import { operatorRoles } from '../labels.ts';
import { column } from './preference.ts';

const content = {
  name: text('视图名称', 1, 20),
  /** Shows it above the list. */
  isPinned: z.boolean({ error: '请选择是否固定' }).meta({ title: '固定在列表上方' }),
  role: oneOf('共享给', operatorRoles).nullable().default(null),
};

export const view = z.object({
  id: z.string(),
  list: keyOf(officeLists),
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()).nullable(),
  role: keyOf(operatorRoles).nullable(),
  isPinned: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
});

export type OfficeView = z.output<typeof view>;

export const listViews = shape({}, z.array(view));

export const createView = shape(
  {
    ...content,
    list: oneOf('列表', officeListNames),
    query: z
      .string()
      .max(600, { error: '筛选条件过长，不能保存为视图' })
      .regex(/^([a-zA-Z]{1,30}=[^&=#\s]*(&|$))*$/, { error: '筛选条件不正确' })
      .meta({ title: '筛选与排序' }),
    columns: z.array(column).max(40).nullable().default(null).meta({ title: '列' }),
  },
  { id: z.string() },
);

export const changeView = shape({ id: id('视图'), ...content });

export const deleteView = shape({ id: id('视图') });
