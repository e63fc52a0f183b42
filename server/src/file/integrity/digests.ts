// SHA-256 of a file and of each mebibyte of it, in one pass.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export const chunkBytes = 1024 * 1024;
const digestBytes = 32;

export interface Digests {
  sha256: string;
  /** The digests of the chunks, concatenated. */
  digests: Buffer;
}

export async function digestsOf(bytes: AsyncIterable<Buffer>): Promise<Digests> {
  const whole = createHash('sha256');
  const found: Buffer[] = [];
  for await (const chunk of chunksOf(bytes)) {
    whole.update(chunk);
    found.push(digestOf(chunk));
  }
  return { sha256: whole.digest('hex'), digests: Buffer.concat(found) };
}

export function digestsOfFile(path: string): Promise<Digests> {
  return digestsOf(createReadStream(path, { highWaterMark: chunkBytes }));
}

/** The same bytes in pieces of one length; only the last may be shorter. */
export async function* chunksOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    if (length < chunkBytes) continue;
    const all = Buffer.concat(pieces);
    let at = 0;
    for (; at + chunkBytes <= length; at += chunkBytes) yield all.subarray(at, at + chunkBytes);
    pieces = [all.subarray(at)];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(pieces);
}

/** True when a chunk is the promised one of its position. */
export function isPromised(chunk: Buffer, place: number, digests: Buffer): boolean {
  return digestOf(chunk).equals(digests.subarray(place * digestBytes, (place + 1) * digestBytes));
}

/** True when there is a digest for each chunk of so many bytes. */
export function coversWhole(digests: Buffer, size: number): boolean {
  return digests.length === Math.ceil(size / chunkBytes) * digestBytes;
}

function digestOf(chunk: Buffer): Buffer {
  return createHash('sha256').update(chunk).digest();
}
