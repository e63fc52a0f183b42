// Products in bulk: a table or a catalogue brought in as drafts, one's own products taken out as a table.
import { z } from 'zod';
import { call } from '../call.ts';
import { sheetFormats } from '../export.ts';
import { id, oneOf, text } from '../field.ts';
import { productStatuses } from './calls.ts';

/** Most rows of one upload; operators import whole catalogues by command. */
export const mostImportRows = 500;
export const mostImportFiles = 100;

/** Outcomes of a row. */
export const importOutcome = { new: '新建草稿', changed: '更新', same: '没有变化' } as const;
export type ImportOutcome = keyof typeof importOutcome;
const outcomes = Object.keys(importOutcome) as [ImportOutcome, ...ImportOutcome[]];

const problem = z.object({ field: z.string(), text: z.string() });
export type ImportProblem = z.output<typeof problem>;

/** Files that rows name, by the name they are called in the table. */
const files = z
  .array(z.object({ name: text('文件名', 1, 200), id: id('文件') }))
  .max(mostImportFiles, { error: `一次最多附 ${mostImportFiles} 个文件` });

export const getImportTemplate = call('GET', '/api/product/import/template', {
  summary: '批量导入的模板（Excel，附填写说明与可选值）',
  who: 'seller',
  writes: false,
  answer: 'file',
  input: z.object({}),
  output: z.unknown(),
});

const row = z.object({
  /** As the file's program counts. */
  number: z.int(),
  key: z.string(),
  name: z.string(),
  outcome: z.enum(outcomes),
  /** Number of gaps before a submission. */
  gaps: z.int(),
});

const badRow = z.object({ number: z.int(), name: z.string(), problems: z.array(problem) });
export type BadImportRow = z.output<typeof badRow>;

/** Nothing is written: what an uploaded file (purpose `sheet`) would bring. */
export const checkImport = call('GET', '/api/product/import/check/:file', {
  summary: '预检批量导入的文件',
  who: 'seller',
  writes: false,
  input: z.object({ file: id('文件') }),
  output: z.object({
    rows: z.array(row),
    bad: z.array(badRow),
    /** Files that rows name and that are not there yet; `fields` are the columns they stand in. */
    files: z.array(z.object({ name: z.string(), purpose: z.string(), field: z.string() })),
    unknownColumns: z.array(z.string()),
  }),
});
export type ImportCheck = z.output<typeof checkImport.output>;

/** All rows or none; with `skipBad`, all but the faulty ones. */
export const importProducts = call('POST', '/api/product/import/add', {
  summary: '批量导入产品为草稿',
  who: 'seller',
  writes: true,
  input: z.object({ file: id('文件'), files: files.default([]), skipBad: z.boolean().default(false) }),
  output: z.object({ created: z.int(), changed: z.int(), same: z.int(), bad: z.int() }),
});

/** Every field, ready to be mended and brought in again. */
export const exportProducts = call('GET', '/api/product/user/export', {
  summary: '导出我的产品（Excel 或 CSV）',
  who: 'attested',
  writes: false,
  answer: 'file',
  input: z.object({
    status: oneOf('状态', productStatuses).optional(),
    format: oneOf('文件格式', sheetFormats).default('xlsx'),
  }),
  output: z.unknown(),
});
