// Detects a file's type by its bytes, never by its name.

import { open, readFile, stat } from 'node:fs/promises';
import type { FileKind } from '@shuji/contract/file/labels';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { heavyWork } from '#src/overload/heavy-work.ts';

const byExtension: Record<string, FileKind> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  xlsx: 'xlsx',
  parquet: 'parquet',
  zip: 'zip',
};

/** The kind of a file by content; null when it is none that the centre takes. Text is JSON or CSV, never HTML or XML. */
export async function inspect(path: string, name: string): Promise<FileKind | null> {
  const found = await fileTypeFromFile(path);
  if (found) return byExtension[found.ext] ?? null;
  if (await hasParquetMarks(path)) return 'parquet';
  return textKind(path, name);
}

/** The same for a file's first part, as far as that suffices. */
export async function inspectStart(path: string, name: string): Promise<FileKind | null> {
  if (await isMarked(path, 0)) return 'parquet';
  return (await inspect(path, name)) ?? ((await startsLikeZip(path)) ? 'zip' : null);
}

async function hasParquetMarks(path: string): Promise<boolean> {
  return (await isMarked(path, 0)) && (await hasParquetEnd(path));
}

/** True when a file, or its last part, ends as Parquet does. */
export async function hasParquetEnd(path: string): Promise<boolean> {
  const { size } = await stat(path);
  return isMarked(path, Math.max(0, size - 4));
}

async function isMarked(path: string, at: number): Promise<boolean> {
  return (await textAt(path, at)) === 'PAR1';
}

async function startsLikeZip(path: string): Promise<boolean> {
  return (await textAt(path, 0)) === 'PK\u0003\u0004';
}

async function textAt(path: string, at: number): Promise<string> {
  const handle = await open(path);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, at).finally(() => handle.close());
  return buffer.toString('latin1', 0, bytesRead);
}

async function textKind(path: string, name: string): Promise<FileKind | null> {
  const handle = await open(path);
  const head = Buffer.alloc(4096);
  const { bytesRead } = await handle.read(head, 0, head.length, 0).finally(() => handle.close());
  const start = head.subarray(0, bytesRead);
  if (start.includes(0) || bytesRead === 0) return null;
  const text = start
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (text.startsWith('<')) return null;
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  return /\.(csv|txt|tsv)$/i.test(name) ? 'csv' : null;
}

const longestSide = 2400;

interface Redrawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Draws an image anew: what was hidden in it is gone, and it is no larger than a page needs. Null: it is damaged. */
export function redraw(path: string): Promise<Redrawn | null> {
  return heavyWork.picture.run(() => draw(path).catch(() => null));
}

async function draw(path: string): Promise<Redrawn> {
  const { data, info } = await sharp(await readFile(path), { limitInputPixels: 50_000_000, failOn: 'error' })
    .timeout({ seconds: 30 })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
