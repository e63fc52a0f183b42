// Tables that the demo's suppliers offer as samples and deliver.
import { createHash, randomUUIDv7 } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoContext } from '#src/demo/fill.ts';
import { insertFile } from '#src/file/queries.ts';

/** Keeps a CSV, unclaimed, and gives its id: the action that names it claims it. */
export async function plantTable(
  { tx, providers, now }: DemoContext,
  ownerId: string,
  purpose: 'sample' | 'delivery' | 'message',
  name: string,
  lines: readonly string[],
): Promise<string> {
  const id = randomUUIDv7();
  const path = join(tmpdir(), `shuji-demo-${id}`);
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  const type = 'text/csv';
  const key = `${purpose}/${id.slice(0, 8)}/${id}`;
  await writeFile(path, bytes);
  await providers.files.put(key, path, type);
  await rm(path, { force: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertFile(tx, { id, ownerId, purpose, name, type, size: bytes.length, sha256, key, createdAt: now });
  return id;
}
