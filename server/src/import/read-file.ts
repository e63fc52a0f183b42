// A file as records with the line each began on: JSONL or CSV, in UTF-8 or GB18030.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import chardet from 'chardet';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { StartFailure } from '#src/start-failure.ts';

export interface Line {
  /** From 1, as an editor counts. */
  number: number;
  /** What the line holds; null when it cannot be read, and then `problem` says why. */
  record: Record<string, unknown> | null;
  problem: string;
}

/** Reads the whole file. Lines that hold nothing are passed over. */
export async function readLines(path: string): Promise<Line[]> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`无法读取文件 ${path}（${cause.code}）。`, { cause });
  });
  const text = decode(bytes);
  const kind = extname(path).toLowerCase();
  if (kind === '.csv') return csvLines(text);
  if (kind === '.jsonl' || kind === '.ndjson') return jsonLines(text);
  throw new StartFailure(`只能导入 .jsonl 或 .csv 文件，现在是“${kind || '没有扩展名'}”。`);
}

// UTF-8 tells itself apart: other encodings are hardly ever valid UTF-8. For the rest the detector decides.
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const guess = chardet.detect(bytes) ?? '';
    return iconv.decode(bytes, iconv.encodingExists(guess) && guess !== 'UTF-8' ? guess : 'gb18030');
  }
}

function jsonLines(text: string): Line[] {
  return text
    .split('\n')
    .flatMap((line, at): Line[] => (line.trim() === '' ? [] : [{ number: at + 1, ...readJson(line) }]));
}

function readJson(line: string): Omit<Line, 'number'> {
  try {
    const record: unknown = JSON.parse(line);
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) {
      return { record: record as Record<string, unknown>, problem: '' };
    }
    return { record: null, problem: '这一行不是 JSON 对象' };
  } catch {
    return { record: null, problem: '这一行不是有效的 JSON' };
  }
}

interface CsvRow {
  record: Record<string, string>;
  info: { lines: number };
}

function csvLines(text: string): Line[] {
  try {
    const rows = parse(text, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as CsvRow[];
    return rows.map(({ record, info }) => ({ number: info.lines, record, problem: '' }));
  } catch (cause) {
    throw new StartFailure(`CSV 文件格式有误：${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
