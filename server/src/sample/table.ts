// A file as a heading and a stream of rows, whatever it was written in.
import { Unreadable } from '#src/spreadsheet/unreadable.ts';

export interface BadRow {
  /** As an editor counts, from 1. */
  line: number;
  why: string;
}

export interface Table {
  columns: string[];
  /** Cells as text, in the order of `columns`; an empty cell is null. */
  rows: AsyncIterable<(string | null)[]> | Iterable<(string | null)[]>;
  bad: BadRows;
  encoding: string | null;
  sheets: number | null;
}

const badRowsNamed = 20;
const mostColumns = 200;

export class BadRows {
  count = 0;
  first: BadRow[] = [];

  add(line: number, why: string): void {
    this.count += 1;
    if (this.first.length < badRowsNamed) this.first.push({ line, why });
  }
}

/** Names for the columns: what is missing is counted, what comes twice is numbered. */
export function columnNames(heading: readonly (string | null)[]): string[] {
  if (heading.length > mostColumns) throw new Unreadable(`样例有 ${heading.length} 列，最多支持 ${mostColumns} 列。`);
  const seen = new Map<string, number>();
  return heading.map((cell, at) => {
    const name = cell?.trim().slice(0, 60) || `第${at + 1}列`;
    const times = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), times);
    return times === 1 ? name : `${name}_${times}`;
  });
}

/** A first row of numbers only is data, not a heading; so is one with a personal number. */
export function isHeading(cells: readonly (string | null)[]): boolean {
  const isData = cells.every((cell) => cell === null || /^-?[\d.]+$/.test(cell));
  return !isData && !cells.some((cell) => cell !== null && /\d{11}/.test(cell));
}

/** Text as stored: no NUL, which PostgreSQL cannot hold; an empty one is no value. */
export function cellOf(text: string): string | null {
  const clean = text.replaceAll('\u0000', '').trim();
  return clean === '' ? null : clean;
}
