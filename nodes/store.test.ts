// The file store against a real S3-compatible server.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { openFiles } from '../server/src/providers/files/disk.ts';
import { hasSwift, startSwift } from './swift.ts';

if (!hasSwift)
  console.log(
    'OpenStack Swift is not installed (apt-get install swift-proxy swift-account swift-container swift-object): the store is not tested',
  );

describe.runIf(hasSwift)('an S3-compatible store', async () => {
  const store = hasSwift ? await startSwift() : null;
  const folder = await mkdtemp(join(tmpdir(), 'shuji-store-'));
  afterAll(async () => {
    await store?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const files = store ? await openFiles(store.setting) : (null as never);

  async function put(key: string, bytes: Buffer): Promise<void> {
    const path = join(folder, createHash('sha256').update(key).digest('hex'));
    await writeFile(path, bytes);
    await files.put(key, path, 'application/octet-stream');
  }

  it('returns stored objects unchanged: empty, a few bytes, a part of 8 MiB', async () => {
    for (const [key, size] of [
      ['empty', 0],
      ['part/one/0-a', 8 * 1024 * 1024],
      ['file/few', 1_000],
    ] as const) {
      const bytes = randomBytes(size);
      await put(key, bytes);
      expect((await buffer(await files.read(key))).equals(bytes)).toBe(true);
    }
  });

  it('takes many at once', async () => {
    const many = Array.from({ length: 20 }, (_, place) => ({ key: `many/${place}`, bytes: randomBytes(20_000) }));
    await Promise.all(many.map(({ key, bytes }) => put(key, bytes)));
    for (const { key, bytes } of many) expect((await buffer(await files.read(key))).equals(bytes)).toBe(true);
  });

  it('removes, removes again, and does not give what is gone', async () => {
    await put('short-lived', randomBytes(10));
    await files.remove('short-lived');
    await files.remove('short-lived');
    await expect(files.read('short-lived').then(buffer)).rejects.toThrow();
  });
});
