// Public images in the sizes that pages show them in: drawn when first asked for, then kept in the store.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '@shuji/contract/file';
import sharp from 'sharp';
import type { Files } from '#src/outside/files.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { readBytes } from './bytes.ts';
import type { FileRow } from './queries.ts';
import { isPublic } from './rules.ts';

export interface Form {
  width: ImageWidth;
  format: ImageFormat;
}

/** libvips gives up a picture that takes longer. */
const seconds = 30;

/** The image in one of its forms. There are only so many forms, and each is drawn once. */
export async function readVariant(files: Files, row: FileRow, form: Form): Promise<Buffer> {
  const key = variantKey(row.id, form);
  const kept = await keptVariant(files, key);
  return kept ?? heavyWork.picture.run((signal) => drawVariant(files, row, { ...form, key, signal }), key);
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

async function drawVariant(
  files: Files,
  row: FileRow,
  { width, format, key, signal }: Form & { key: string; signal: AbortSignal },
): Promise<Buffer> {
  const whole = await buffer(readBytes(files, row));
  signal.throwIfAborted();
  const sized = sharp(whole)
    .timeout({ seconds })
    .resize({ width: Number(width), withoutEnlargement: true });
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
