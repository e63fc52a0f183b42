// Public images in the sizes of the pages: drawn on the first request, then stored.

import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '@shuji/contract/file/labels';
import sharp from 'sharp';
import { removeBytes } from '#src/file/bytes.ts';
import { readStored } from '#src/file/open-stored.ts';
import type { FileRow } from '#src/file/queries.ts';
import { isPublic } from '#src/file/rules.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import type { Providers } from '#src/providers/providers.ts';

export interface Form {
  width: ImageWidth;
  format: ImageFormat;
}

/** libvips gives up a picture that takes longer. */
const seconds = 30;

/** The image in one of its forms. There are only so many forms, and each is drawn once. */
export async function readVariant(providers: Providers, row: FileRow, form: Form): Promise<Buffer> {
  const key = variantKey(row.id, form);
  const stored = await storedVariant(providers, key, row);
  return stored ?? heavyWork.picture.run((signal) => drawVariant(providers, row, { ...form, key, signal }), key);
}

// A stored variant carries a signature; one without a valid signature is drawn anew from the original.
async function storedVariant({ files, vault }: Providers, key: string, row: FileRow): Promise<Buffer | null> {
  const stored = await files
    .read(key)
    .then(buffer)
    .catch(() => null);
  if (!stored) return null;
  const drawn = stored.subarray(signatureLength);
  const signature = stored.toString('latin1', 0, signatureLength);
  return vault.isSigned(variantText(key, row, drawn), signature) ? drawn : null;
}

/** The length of the signature that precedes the bytes. */
const signatureLength = 43;

function variantText(key: string, { sha256 }: FileRow, drawn: Buffer): string {
  return `${key} of ${sha256} is ${createHash('sha256').update(drawn).digest('hex')}`;
}

/** Removes what the store holds for a file, with the sizes drawn of a picture. */
export async function removeFile(
  files: Providers['files'],
  file: Pick<FileRow, 'id' | 'purpose' | 'key' | 'parts'>,
): Promise<void> {
  await removeBytes(files, file);
  if (!isPublic(file.purpose)) return;
  for (const width of imageWidths)
    for (const format of imageFormats) await files.remove(variantKey(file.id, { width, format }));
}

function variantKey(id: string, { width, format }: Form): string {
  return `drawn/${id.slice(0, 8)}/${id}-${width}.${format}`;
}

async function drawVariant(
  providers: Providers,
  row: FileRow,
  { width, format, key, signal }: Form & { key: string; signal: AbortSignal },
): Promise<Buffer> {
  const { files, vault } = providers;
  const whole = await readStored(providers, row);
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
    await writeFile(path, Buffer.concat([Buffer.from(vault.sign(variantText(key, row, drawn)), 'latin1'), drawn]));
    await files.put(key, path, `image/${format}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return drawn;
}
