// A year's changes as a table, one a line.
import {
  mostRegionLines,
  type RegionChangeKind,
  regionChangeKinds,
  regionImportColumns,
} from '@shuji/contract/site/labels/region';
import { addRegionChange } from '@shuji/contract/site/schema/region';
import { CsvError, parse } from 'csv-parse/sync';
import { type FieldErrors, refuse } from '#src/http/refuse.ts';
import type { RegionChange } from './rules.ts';

const fields = ['kind', 'code', 'name', 'successors', 'effectiveOn', 'basis'] as const;
const kinds = Object.keys(regionChangeKinds) as RegionChangeKind[];

/** The changes with the number of each one's line. Refused with the first line that is none. */
export function changesIn(text: string): { changes: RegionChange[]; lineOf: Map<RegionChange, number> } {
  const lines = recordsOf(text);
  if (lines.length === 0) wrong('没有可以登记的行');
  if (lines.length > mostRegionLines) wrong(`一次最多登记 ${mostRegionLines} 行，请分几次导入`);
  const lineOf = new Map(lines.map(({ record, info }) => [changeOf(record, info.lines), info.lines]));
  return { changes: [...lineOf.keys()], lineOf };
}

interface Line {
  record: string[];
  info: { lines: number };
}

function recordsOf(text: string): Line[] {
  try {
    const all = parse(text, {
      delimiter: [',', '\t', '，'],
      info: true,
      trim: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Line[];
    return all.filter(({ record }) => record[0] !== regionImportColumns[0]);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return wrong('表格的引号不成对，请检查后重新粘贴');
  }
}

function changeOf(record: string[], line: number): RegionChange {
  if (record.length !== fields.length)
    wrong(`第 ${line} 行有 ${record.length} 列，应为 ${fields.length} 列：${regionImportColumns.join('、')}`);
  const [words = '', code, name, codes = '', effectiveOn, basis] = record;
  const kind = kinds.find((one) => regionChangeKinds[one] === words);
  const successors = codes.split(/[\s、；;|]+/).filter(Boolean);
  const parsed = addRegionChange.input.safeParse({ kind, code, name, successors, effectiveOn, basis });
  if (parsed.success) return parsed.data;
  return wrong(lineWords(line, Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))));
}

export function lineWords(line: number, errors: FieldErrors): string {
  return `第 ${line} 行：${Object.values(errors).join('；')}`;
}

function wrong(sentence: string): never {
  return refuse('door.badInput', { text: sentence });
}
