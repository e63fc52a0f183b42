// The empty table, made from the contract: headings, how to fill them in, and the words that may be chosen.

import { type ImportColumn, importColumns, keyColumn, type Part } from '@shuji/contract/product/import-columns';
import { gapsOf, productDraft } from '@shuji/contract/product/schema/form';
import type { Db } from '#src/db/open.ts';
import { sheetName } from '#src/import/read/read-lines.ts';
import type { Cell, Sheet } from '#src/spreadsheet/write.ts';
import { getWordLists, listFor } from './import-columns.ts';

const columns = [keyColumn, ...importColumns];

export function headings(): Cell[] {
  return columns.map(({ label }) => label);
}

const wide = new Set(['text', 'rich', 'table']);

export function widths(): number[] {
  return columns.map((column) => ('kind' in column && wide.has(column.kind) ? 32 : 18));
}

export async function templateSheets(db: Db): Promise<Sheet[]> {
  return [
    { name: sheetName, rows: [headings()], widths: widths() },
    { name: '填写说明', rows: explanationRows(), widths: [18, 12, 80] },
    await choices(db),
  ];
}

// The refusals of an empty form. Fields that depend on others carry their own words.
const requiredFields = new Set(Object.keys(gapsOf(productDraft.parse({}))));

function explanationRows(): Cell[][] {
  const rows = columns.map((column): Cell[] => [
    column.label,
    requiredFields.has(column.field) ? '提交时必填' : '选填',
    column.hint,
  ]);
  return [
    ['列', '是否必填', '填写说明'],
    [
      '（全部）',
      '',
      '在“产品”工作表里从第二行起填写，每行一个产品；不用的列可以删去，列的先后不限。导入后为草稿，可继续修改，再逐个提交审核。',
    ],
    ['（全部）', '', '列表里的文字若含有分隔符（分号、顿号、逗号、竖线），请在它前面加反斜杠，例如 \\|。'],
    ...rows,
  ];
}

/** A column for each list, its words below. */
async function choices(db: Db): Promise<Sheet> {
  const words = await getWordLists(db);
  const fields = importColumns.flatMap((column): (ImportColumn | Part)[] => [column, ...(column.parts ?? [])]);
  const lists = new Map(
    fields.flatMap((field) => {
      const labels = [...listFor(field, words).codeOf.keys()];
      return labels.length > 0 ? [[field.label, labels] as const] : [];
    }),
  );
  const longest = Math.max(...[...lists.values()].map((labels) => labels.length));
  const rows = Array.from({ length: longest }, (_, at) => [...lists.values()].map((labels) => labels[at] ?? null));
  return { name: '可选值', rows: [[...lists.keys()], ...rows], widths: [...lists.keys()].map(() => 22) };
}
