// Lists taken along as tables.
import { z } from 'zod';
import { oneOf, queryList } from './field.ts';
import { officeLists } from './nouns.ts';
import { shape } from './shape.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Most rows of one table; a larger export needs a narrower filter. */
export const mostExportRows = 5000;

export type OfficeListName = keyof typeof officeLists;

export const officeListNames = Object.keys(officeLists) as [OfficeListName, ...OfficeListName[]];

/** The titles of a list's columns by key, in their order. */
export type Columns<K extends string = string> = Readonly<Record<K, string>>;

type Paging = 'pageNum' | 'pageSize' | 'before';

/** The shape of a call that exports what a list finds: its own filter, and which columns, all when none is named. */
export function exportShape<S extends z.ZodRawShape, K extends string>(
  list: { input: z.ZodObject<S> },
  columns: Columns<K>,
) {
  const { pageNum: _, pageSize: __, before: ___, ...filter } = list.input.shape;
  const input = z.object({
    ...(filter as unknown as Omit<S, Paging>),
    format: oneOf('文件格式', exportFormats),
    columns: queryList(oneOf('列', columns)).optional(),
  });
  return shape(input, z.unknown());
}
