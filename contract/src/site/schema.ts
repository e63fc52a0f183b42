import { z } from 'zod';
import { listOf, page, queryInt } from '../field.ts';
import { shape } from '../shape.ts';
import { publicSettings } from './labels.ts';
import { dictItem } from './schema/dict.ts';

export const getSetting = shape(
  {
    key: z
      .string()
      .max(64)
      .meta({ title: '设置名', description: Object.keys(publicSettings).join('、') }),
  },
  { key: z.string(), value: z.string() },
);

export const getDict = shape({ name: z.string().max(64).meta({ title: '字典名' }) }, z.array(dictItem));

/** A division of GB/T 2260: province, city or county. */
export const region = z.object({ code: z.string(), name: z.string(), isLeaf: z.boolean() });

export type Region = z.output<typeof region>;

export const listRegions = shape(
  {
    parentCode: z
      .string()
      .regex(/^(\d{6})?$/, { error: '行政区划代码为 6 位数字' })
      .default('')
      .meta({ title: '上级行政区划代码' }),
    ...page,
    pageSize: queryInt('每页条数', 1, 100).default(100),
  },
  listOf(region),
);

/** One division, also one that is no longer in force. */
export const getRegion = shape(
  {
    code: z
      .string()
      .regex(/^\d{6}$/, { error: '行政区划代码为 6 位数字' })
      .meta({ title: '区划代码' }),
  },
  {
    code: z.string(),
    /** The whole name, province first. */
    name: z.string(),
    /** The day from which it is gone; null while it is in force. */
    endedOn: z.string().nullable(),
    successors: z.array(z.object({ code: z.string(), name: z.string() })),
  },
);
