// CSV with whichever separator its first line uses.
import { Readable } from 'node:stream';
import { type CsvError, type Info, type Parser, parse } from 'csv-parse';
import { decode } from '#src/spreadsheet/decode.ts';
import { separatorOf } from '#src/spreadsheet/separator.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { BadRows, cellOf, columnNames, isHeading, type Table } from './table.ts';

const longestRow = 1_000_000;
const chunk = 64 * 1024;

interface ParsedCsv {
  record: string[];
  info: Info;
}

export async function readCsv(bytes: Buffer): Promise<Table> {
  const { text, encoding } = decode(bytes);
  const bad = new BadRows();
  const parser = parse({
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    // A stray quote is text; only one that is never closed ends the reading.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => {
      bad.add(lineOf(error), whyOf(error));
      return undefined;
    },
  });
  const parts = Readable.from(partsOf(text)).on('error', (error) => parser.destroy(error));
  const rows = parts.pipe(parser)[Symbol.asyncIterator]() as AsyncIterator<ParsedCsv>;
  const first = await rows.next().catch((error: CsvError) => {
    throw new Unreadable(`第 ${lineOf(error)} 行无法读取：${whyOf(error)}`);
  });
  if (first.done) throw new Unreadable('样例文件里没有数据。');
  const cells = first.value.record.map(cellOf);
  const headed = isHeading(cells);
  const columns = columnNames(headed ? cells : cells.map(() => null));
  const goOn = headed ? null : first.value;
  return { columns, rows: goodRows(rows, { parser, goOn, width: columns.length, bad }), bad, encoding, sheets: null };
}

interface Reading {
  parser: Parser;
  goOn: ParsedCsv | null;
  width: number;
  bad: BadRows;
}

async function* goodRows(rows: AsyncIterator<ParsedCsv>, { parser, goOn, width, bad }: Reading) {
  if (goOn) yield goOn.record.map(cellOf);
  for (;;) {
    const next = await rows.next().catch((error: CsvError) => {
      bad.add(lineOf(error), whyOf(error));
      parser.destroy();
      return { done: true, value: undefined } as const;
    });
    if (next.done) return;
    const { record, info } = next.value;
    if (record.length === width) yield record.map(cellOf);
    else bad.add(info.lines, `应有 ${width} 列，实为 ${record.length} 列`);
  }
}

function* partsOf(text: string): Iterable<Buffer> {
  // By characters, each part encoded whole; a pair of surrogates must not be cut.
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + chunk, text.length);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1] as string)) end -= 1;
    yield Buffer.from(text.slice(at, end));
    at = end;
  }
}

function lineOf(error: CsvError | undefined): number {
  const { lines } = { lines: 1, ...(error as { lines?: number } | undefined) };
  return lines;
}

function whyOf(error: CsvError | undefined): string {
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return '这一行过长';
  if (error?.code?.includes('QUOTE')) return '引号没有闭合，其后的内容没有读取';
  return '格式有误';
}
