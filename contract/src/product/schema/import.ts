import { z } from 'zod';
import { exportFormats } from '../../export.ts';
import { id, keyOf, oneOf, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { importOutcome, mostImportFiles } from '../labels/import.ts';
import { productStatuses } from '../labels.ts';

const problem = z.object({ field: z.string(), text: z.string() });

export type ImportProblem = z.output<typeof problem>;

/** Files that rows name, by the name they are called in the table. */
export const files = z
  .array(z.object({ name: text('文件名', 1, 200), id: id('文件') }))
  .max(mostImportFiles, { error: `一次最多附 ${mostImportFiles} 个文件` });

export const getImportTemplate = shape({}, z.unknown());

export const row = z.object({
  /** As the file's program counts. */
  number: z.int(),
  key: z.string(),
  name: z.string(),
  outcome: keyOf(importOutcome),
  /** Number of gaps before a submission. */
  gaps: z.int(),
});

export const badRow = z.object({ number: z.int(), name: z.string(), problems: z.array(problem) });

export type BadImportRow = z.output<typeof badRow>;

export const checkImport = shape(
  { file: id('文件') },
  {
    rows: z.array(row),
    bad: z.array(badRow),
    /** Files that rows name and that are not there yet; `fields` are the columns they stand in. */
    files: z.array(z.object({ name: z.string(), purpose: z.string(), field: z.string() })),
    unknownColumns: z.array(z.string()),
    /** Of a text; null for a workbook. */
    encoding: z.string().nullable(),
  },
);

export type ImportCheck = z.output<typeof checkImport.output>;

export const importProducts = shape(
  { file: id('文件'), files: files.default([]), skipBad: z.boolean().default(false) },
  { created: z.int(), changed: z.int(), same: z.int(), bad: z.int() },
);

export const exportProducts = shape(
  {
    status: oneOf('状态', productStatuses).optional(),
    format: oneOf('文件格式', exportFormats).default('xlsx'),
  },
  z.unknown(),
);
