// Public images in the sizes that pages show them in: drawn when first asked for, then kept in the store.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '@shuji/contract/file';
import sharp from 'sharp';
import type { Files } from '#src/outside/files.ts';
import { readBytes } from './bytes.ts';
import type { FileRow } from './queries.ts';
import { isPublic } from './rules.ts';

export interface Form {
  width: ImageWidth;
  format: ImageFormat;
}

const drawingAtOnce = 2;

let drawing = 0;
const waiting: (() => void)[] = [];
const underway = new Map<string, Promise<Buffer>>();

/** The image in one of its forms. There are only so many forms, and each is drawn once. */
export function readVariant(files: Files, row: FileRow, form: Form): Promise<Buffer> {
  const key = variantKey(row.id, form);
  const known = underway.get(key);
  if (known) return known;
  const made = keptVariant(files, key)
    .then((kept) => kept ?? inTurn(() => drawVariant(files, row, form, key)))
    .finally(() => underway.delete(key));
  underway.set(key, made);
  return made;
}

async function keptVariant(files: Files, key: string): Promise<Buffer | null> {
  return files
    .read(key)
    .then(buffer)
    .catch(() => null);
}

/** Where the forms of an image lie that is no longer there. */
export function variantKeys({ id, purpose }: Pick<FileRow, 'id' | 'purpose'>): string[] {
  if (!isPublic(purpose)) return [];
  return imageWidths.flatMap((width) => imageFormats.map((format) => variantKey(id, { width, format })));
}

function variantKey(id: string, { width, format }: Form): string {
  return `variant/${id.slice(0, 8)}/${id}-${width}.${format}`;
}

async function drawVariant(files: Files, row: FileRow, { width, format }: Form, key: string): Promise<Buffer> {
  const whole = await buffer(readBytes(files, row));
  const sized = sharp(whole).resize({ width: Number(width), withoutEnlargement: true });
  const drawn = await (format === 'avif'
    ? sized.avif({ quality: 55, effort: 3 })
    : sized.webp({ quality: 80 })
  ).toBuffer();
  const folder = await mkdtemp(join(tmpdir(), 'shuji-variant-'));
  try {
    const path = join(folder, 'image');
    await writeFile(path, drawn);
    await files.put(key, path, `image/${format}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return drawn;
}

// Drawing takes every core it gets; replies are to go out meanwhile.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= drawingAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else drawing += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}
