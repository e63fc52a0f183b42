import { z } from 'zod';
import { id, keyOf, queryInt, queryList } from '../field.ts';
import { shape } from '../shape.ts';
import { columnTypes, filterOperators, personalKinds } from './labels.ts';

const column = z.object({
  name: z.string(),
  type: keyOf(columnTypes),
  nulls: z.int(),
  distinct: z.int(),
  /** As text: whole numbers may be longer than a number of JSON. Null for text, and for what is personal. */
  min: z.string().nullable(),
  max: z.string().nullable(),
  mean: z.string().nullable(),
  /** The commonest values; empty when none comes twice, and for what is personal. */
  top: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Parts of equal width from `min` to `max`: how many values each holds. */
  histogram: z.array(z.int()),
  /** Set when the scan found personal data in it: its values are masked and its figures withheld. */
  personal: keyOf(personalKinds).nullable(),
});

export type SampleColumn = z.output<typeof column>;

const measured = z.object({
  status: z.literal('ready'),
  /** For text: utf-8, utf-16le or gb18030. */
  encoding: z.string().nullable(),
  /** For Excel: how many sheets there are; only the first is looked at. */
  sheets: z.int().nullable(),
  /** Good rows, heading not counted. */
  rows: z.int(),
  columns: z.array(column),
  /** The first rows, in the order of `columns`; null is an empty cell. */
  preview: z.array(z.array(z.string().nullable())),
  badRows: z.object({ count: z.int(), first: z.array(z.object({ line: z.int(), why: z.string() })) }),
  personal: z.array(z.object({ column: z.string(), kind: keyOf(personalKinds), count: z.int() })),
});

export type MeasuredSample = z.output<typeof measured>;

const unreadable = z.object({ status: z.literal('failed'), problem: z.string() });

export const sampleProfile = z.discriminatedUnion('status', [measured, unreadable]);

export type SampleProfile = z.output<typeof sampleProfile>;

export const profileSample = shape({ id: id('文件') }, sampleProfile);

export const openOwnSample = shape({ id: id('文件') }, { name: z.string(), url: z.string() });

/** A filter of a sample's column in an address: the place of the column, a sign, the value. `3~abc`, `0>2026-01-01`. */
const sampleFilter = z
  .string()
  .max(120, { error: '筛选的文字过长' })
  .regex(/^\d{1,3}[~><!]/, { error: '筛选条件不正确' })
  .transform((text) => {
    const [column = '', sign = '~'] = text.split(/([~><!])/);
    return {
      column: Number(column),
      operator: filterOperators[sign as keyof typeof filterOperators],
      value: text.slice(column.length + 1).trim(),
    };
  });

export type SampleFilter = z.output<typeof sampleFilter>;

/** A page of a sample: sorted by the place of a column, `-3` from the greatest down. */
export const samplePage = {
  sort: z
    .string()
    .regex(/^-?\d{1,3}$/, { error: '排序的列不正确' })
    .optional(),
  where: queryList(sampleFilter, 40).optional(),
  pageNum: queryInt('页码', 1, 100_000).default(1),
  pageSize: queryInt('每页行数', 1, 100).default(50),
};

export const sampleRows = z.object({ total: z.int(), rows: z.array(z.array(z.string().nullable())) });
