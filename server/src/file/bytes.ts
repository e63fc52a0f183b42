// A file's bytes in the store, whether they lie there whole or in parts.
import { Readable } from 'node:stream';
import type { ByteRange } from '#src/http/context.ts';
import type { Files } from '#src/providers/files/files.ts';
import type { Stored } from './queries.ts';

/** The bytes from `from` to `to`, both included; no more than a stream's buffer of them is held at a time. */
export function readBytes(files: Files, file: Stored, part?: ByteRange): Readable {
  return Readable.from(chunksOf(files, file, part ?? { from: 0, to: file.size - 1 }), { objectMode: false });
}

async function* chunksOf(files: Files, { key, parts, partBytes, size }: Stored, { from, to }: ByteRange) {
  const each = partBytes ?? size;
  const keys = parts ?? [key];
  let left = to - from + 1;
  for (let at = Math.floor(from / each); at < keys.length && left > 0; at += 1) {
    let skip = Math.max(0, from - at * each);
    for await (const chunk of await files.read(keys[at] as string)) {
      const bytes = (chunk as Buffer).subarray(skip, skip + left);
      skip = Math.max(0, skip - (chunk as Buffer).length);
      left -= bytes.length;
      if (bytes.length > 0) yield bytes;
      if (left === 0) break;
    }
  }
}

/** Removes what the store holds for a file. */
export function removeBytes(files: Files, { key, parts }: Pick<Stored, 'key' | 'parts'>): Promise<void> {
  return removeAll(files, parts ?? [key]);
}

export async function removeAll(files: Files, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}
