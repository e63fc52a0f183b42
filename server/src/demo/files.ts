// Files of the demo as uploads of its people.
import { createHash, randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FilePurpose } from '@shuji/contract/file/labels';
import { insertFile } from '#src/file/queries.ts';
import { cast } from './cast.ts';
import type { DemoContext } from './play.ts';
import { pathOf } from './read.ts';

interface Upload {
  ownerId: string;
  purpose: FilePurpose;
  name: string;
}

/** Stores a picture as a public image of the editor's. */
export function plantImage(context: DemoContext, name: string, path: string): Promise<string> {
  return plantPicture(context, { ownerId: cast.sun.id, purpose: 'image', name: `${name}.webp` }, path);
}

/** Stores a picture that is in use, and returns its id. */
export async function plantPicture(context: DemoContext, upload: Upload, path: string): Promise<string> {
  const id = await plantFile(context, upload, path, 'image/webp');
  await context.tx`update file set claimed_at = ${context.now} where id = ${id}`;
  return id;
}

/** Stores a table for the action that names it to claim, and returns its id. */
export function plantTable(context: DemoContext, upload: Upload, path: string): Promise<string> {
  return plantFile(context, upload, path, 'text/csv');
}

async function plantFile({ tx, providers, now }: DemoContext, upload: Upload, path: string, type: string) {
  const id = randomUUIDv7();
  const bytes = await readFile(pathOf(path));
  const key = `${upload.purpose}/${id.slice(0, 8)}/${id}`;
  await providers.files.put(key, pathOf(path), type);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertFile(tx, { id, ...upload, type, size: bytes.length, sha256, key, createdAt: now });
  return id;
}
