import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from './disk.ts';

const folder = await mkdtemp(join(tmpdir(), 'shuji-files-'));
const bytes = Buffer.alloc(32 * 1024 * 1024, 7);
const source = `${folder}-source`;
afterAll(() => Promise.all([folder, source].map((path) => rm(path, { recursive: true, force: true }))));

test('a reader on another node finds a file being written whole or not at all', async () => {
  await writeFile(source, bytes);
  const [writer, reader] = await Promise.all([1, 2].map(() => openFiles({ kind: 'folder', folder })));
  let isOver = false;
  const writing = writer?.put('variant/a/picture.webp', source, 'image/webp').finally(() => {
    isOver = true;
  });
  const sizes = new Set<number>();
  while (!isOver) {
    const found = await reader
      ?.read('variant/a/picture.webp')
      .then(buffer)
      .catch(() => null);
    if (found) sizes.add(found.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await writing;
  const stored = await reader?.read('variant/a/picture.webp').then(buffer);
  expect([...sizes, stored?.length].filter((size) => size !== bytes.length)).toEqual([]);
  expect(await readdir(join(folder, 'variant/a'))).toEqual(['picture.webp']);
});

test('a failed write leaves nothing behind', async () => {
  const files = await openFiles({ kind: 'folder', folder });
  await expect(files.put('cover/b/lost', join(folder, 'nowhere'), 'image/webp')).rejects.toThrow();
  expect(await readdir(join(folder, 'cover/b')).catch(() => [])).toEqual([]);
});
