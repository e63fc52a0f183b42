import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

const worth = /\.(js|css|svg|json|html|txt)$/;
const smallest = 256;

/** Writes `.br` and `.gz` beside every text file of the folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worth.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await Promise.all([
    promisify(brotliCompress)(plain, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Packs files anew with Zopfli: the same format, 3 % smaller, and slow, so only for what every reader waits for. */
export async function packTightly(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const plain = await readFile(path);
    if (plain.length >= smallest) await writeFile(`${path}.gz`, await gzipAsync(plain, { numiterations: 5 }));
  }
}
