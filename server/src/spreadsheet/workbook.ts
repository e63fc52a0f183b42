// Excel files of strangers: opened once it is known how large they become when unpacked.
import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

const mostUnpacked = 200 * 1024 * 1024;
const mostEntries = 2000;

export interface OpenedSheet {
  name: string;
  /** As they stand in the sheet, empty rows included; an empty cell is null. */
  rows: unknown[][];
}

/** Every sheet's cells. `trim` takes the blanks off both ends of texts. */
export async function openWorkbook(bytes: Buffer, trim: boolean): Promise<OpenedSheet[]> {
  checkSize(bytes);
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(bytes, { trim }).catch(() => {
    throw new Unreadable('Excel 文件已损坏，或不是 xlsx 格式，无法读取。');
  });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
}

/** A cell as text: a date without an hour is a day. */
export function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (!(value instanceof Date)) return String(value);
  // Excel keeps a moment as a fraction of days, a hair beside the second that was meant.
  const meant = new Date(Math.round(value.getTime() / 1000) * 1000);
  const text = meant.toISOString().slice(0, 19).replace('T', ' ');
  return text.endsWith('00:00:00') ? text.slice(0, 10) : text;
}

// The sizes in the directory may be false, so each part is unpacked once with a limit.
function checkSize(bytes: Buffer): void {
  let left = mostUnpacked;
  for (const { start, size, isPacked } of entriesOf(bytes)) {
    const part = bytes.subarray(start, start + size);
    left -= isPacked ? unpackedSize(part, left) : size;
    if (left <= 0) throw new Unreadable('Excel 文件展开后过大，请减少行数后上传。');
  }
}

function unpackedSize(part: Buffer, most: number): number {
  try {
    return inflateRawSync(part, { maxOutputLength: most }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return most;
    throw new Unreadable('Excel 文件已损坏，无法读取。');
  }
}

function* entriesOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const damaged = new Unreadable('Excel 文件已损坏，无法读取。');
  if (end < 0 || end + 22 > bytes.length) throw damaged;
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Unreadable('Excel 文件内部的部件过多，无法读取。');
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged;
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) throw damaged;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    yield { start, size: bytes.readUInt32LE(at + 20), isPacked: bytes.readUInt16LE(at + 10) === 8 };
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}
