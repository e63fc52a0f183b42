// The demo's pictures are drawn here, so that none of them needs a licence.

import { createHash, randomUUIDv7 } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilePurpose } from '@shuji/contract/file/labels';
import sharp from 'sharp';
import type { DemoContext } from '#src/demo/fill.ts';
import { insertFile } from '#src/file/queries.ts';

/** Keeps a drawing as an upload of someone's and gives its id. */
export async function plantDrawing(
  { tx, providers, now }: DemoContext,
  { ownerId, purpose, name }: { ownerId: string; purpose: FilePurpose; name: string },
  svg: string,
): Promise<string> {
  const id = randomUUIDv7();
  const path = join(tmpdir(), `shuji-demo-${id}`);
  const image = await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer();
  const key = `${purpose}/${id.slice(0, 8)}/${id}`;
  await writeFile(path, image);
  await providers.files.put(key, path, 'image/webp');
  await rm(path, { force: true });
  await insertFile(tx, {
    id,
    ownerId,
    purpose,
    name,
    size: image.length,
    type: 'image/webp',
    sha256: createHash('sha256').update(image).digest('hex'),
    key,
    createdAt: now,
  });
  await tx`update file set claimed_at = ${now} where id = ${id}`;
  return id;
}
