// The one way to a stored file's bytes. Nothing leaves it that is not what was promised at upload.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { chunkBytes, chunksOf, coversWhole, digestsOf, isPromised } from '#src/file/integrity/digests.ts';
import type { ByteRange } from '#src/http/context.ts';
import { Refusal } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import { readBytes } from './bytes.ts';
import type { FileRow } from './queries.ts';

type Store = Pick<Providers, 'files' | 'integrity'>;

/**
 * All bytes of a file, or a part of them. Refuses before any byte when damage is known or begins the part; damage found
 * later breaks the stream before the damaged chunk, so that no reader gets a complete reply.
 */
export async function openStored(store: Store, file: FileRow, part?: ByteRange): Promise<Readable> {
  const integrity = await store.integrity.find(file.id);
  if (integrity?.isDamaged) throw new Refusal('file.damaged');
  const digests = integrity?.digests ?? (await verifyStored(store, file));
  if (!digests) throw new Refusal('file.damaged');
  const bytes = promisedBytes(store, file, digests, part ?? { from: 0, to: file.size - 1 });
  const first = await bytes.next();
  return Readable.from(withFirst(first, bytes), { objectMode: false });
}

/** A whole file in memory, for what is no larger than a picture. */
export async function readStored(store: Store, file: FileRow): Promise<Buffer> {
  return buffer(await openStored(store, file));
}

const verifying = new Map<string, Promise<Buffer | null>>();

/** Reads a whole file and notes whether it is what was promised; gives its chunks' digests, null when it is damaged. */
export function verifyStored(store: Store, file: FileRow): Promise<Buffer | null> {
  const running = verifying.get(file.id);
  if (running) return running;
  const begun = verify(store, file).finally(() => verifying.delete(file.id));
  verifying.set(file.id, begun);
  return begun;
}

async function verify({ files, integrity }: Store, file: FileRow): Promise<Buffer | null> {
  const found = await unlessMissing(() => digestsOf(readBytes(files, file)));
  if (found?.sha256 === file.sha256) {
    await integrity.markWhole(file.id, found.digests);
    return found.digests;
  }
  await integrity.markDamaged(file.id);
  return null;
}

async function* promisedBytes({ files, integrity }: Store, file: FileRow, digests: Buffer, { from, to }: ByteRange) {
  let place = Math.floor(from / chunkBytes);
  const aligned = {
    from: place * chunkBytes,
    to: Math.min(file.size, (Math.floor(to / chunkBytes) + 1) * chunkBytes) - 1,
  };
  const chunks = chunksOf(readBytes(files, file, aligned));
  for (; place * chunkBytes <= to; place += 1) {
    const next = await unlessMissing(() => chunks.next());
    const chunk = next && !next.done ? next.value : Buffer.alloc(0);
    if (!coversWhole(digests, file.size) || !isPromised(chunk, place, digests)) {
      await integrity.markDamaged(file.id);
      throw new Refusal('file.damaged');
    }
    const start = place * chunkBytes;
    yield chunk.subarray(Math.max(0, from - start), to + 1 - start);
  }
}

async function* withFirst(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer, void>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Null where the store no longer holds the object; any other failure is the store's, and no damage to the file. */
async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || error.name === 'NoSuchKey' || error.name === 'NotFound' || isMissing(error.cause);
}
