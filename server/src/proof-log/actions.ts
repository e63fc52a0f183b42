// Writing into the log, and giving what was written its place.
import type { Bytes } from '@shuji/contract/proof/bytes';
import { toBase64, utf8 } from '@shuji/contract/proof/bytes';
import { checkpointText, parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned, parseKey } from '@shuji/contract/proof/note';
import { leafHash } from '@shuji/contract/proof/tree';
import type { Db, Tx } from '#src/db/open.ts';
import type { JobContext } from '#src/http/context.ts';
import type { SignedHead } from '#src/providers/log-head.ts';
import { primitives } from '#src/providers/primitives.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { Signer } from '#src/providers/signer.ts';
import { findFork } from './fork.ts';
import { keysEntry, keysEvent } from './own-entry.ts';
import {
  countLeaves,
  type EntryRow,
  findEntry,
  findTiles,
  insertCheckpoint,
  insertEntry,
  insertLeaves,
  listPending,
  lockLog,
  newestCheckpoint,
  ownSubject,
  putTiles,
} from './queries.ts';
import { rootAt } from './tiles.ts';
import { edgeOf, GrowingTree } from './tree.ts';

/** Writes an entry in the transaction of what it is about; the sequencer takes it up once that stands. */
export async function appendEntry(db: Tx, entry: EntryRow): Promise<void> {
  await insertEntry(db, entry);
}

type Sequencing = Pick<JobContext, 'db' | 'now'> & { providers: Pick<Providers, 'signer' | 'logHead'> };

const entriesARun = 4_000;

/**
 * Gives what waits its place in the tree; nothing is signed. True when more waits. The places stand before they are
 * signed, so that a crash at any point leaves a log that the signer goes on with.
 */
export async function integrate({ db, providers, now }: Sequencing): Promise<boolean> {
  const { signer, logHead } = providers;
  await lockLog(db);
  await refuseFork(db, signer.origin, await logHead.latest());
  await recordKeys(db, signer, now);
  const pending = await listPending(db, entriesARun);
  if (pending.length === 0) return false;
  const tree = await openTree(db);
  const leaves = pending.map(({ id, entry }) => {
    const hash = leafHash(primitives.sha256, utf8(entry));
    tree.push(hash);
    return { index: tree.size - 1, entryId: id, hash: Buffer.from(hash) };
  });
  await insertLeaves(db, leaves);
  await putTiles(db, [...tree.takeFull(), ...tree.partial()]);
  return pending.length === entriesARun;
}

/**
 * Signs how far the tree has grown. The head is stored outside the database first: what is published has always been
 * noted there, and a head noted but not published is signed by the next run, for its leaves stand already.
 */
export async function signHead({
  db,
  providers,
  now,
  invalidate,
}: Sequencing & Pick<JobContext, 'invalidate'>): Promise<void> {
  const { signer, logHead } = providers;
  const { origin } = signer;
  await lockLog(db);
  const stored = await logHead.read();
  await refuseFork(db, origin, stored);
  const [size, last] = [await countLeaves(db), await newestCheckpoint(db)];
  const root = await rootAt(db, size);
  if (stored?.origin !== origin || stored.size < size) await logHead.write({ origin, size, root: toBase64(root) });
  if (last?.size === size) return;
  await insertCheckpoint(db, size, signer.sign(checkpointText(origin, { size, root })), now);
  invalidate('proof-log');
}

/** A log that signs what contradicts what was signed before is worth nothing: rather nothing more is signed. */
async function refuseFork(db: Db, origin: string, stored: SignedHead | null): Promise<void> {
  const fork = await findFork(db, origin, stored);
  if (fork) throw new Error(`The proof log contradicts what was signed, run npm run log:check: ${fork}`);
}

/** New keys are an entry of the log, so that they sign it at once and its readers see since when. */
async function recordKeys(db: Tx, signer: Signer, now: Date): Promise<void> {
  const last = await newestCheckpoint(db);
  if (!last || isByCurrentKeys(last.note, signer)) return;
  // Pending entries will be signed by the new keys.
  if ((await countLeaves(db)) > last.size || (await listPending(db, 1)).length > 0) return;
  if (await findEntry(db, ownSubject, keysEvent(signer.current))) return;
  await insertEntry(db, keysEntry(signer, now));
}

async function openTree(db: Db): Promise<GrowingTree> {
  const size = await countLeaves(db);
  const edge = await Promise.all(
    edgeOf(size).map(async ({ level, index, width }) => {
      const [tile] = await findTiles(db, [{ level, index }]);
      const hashes = (tile?.hashes ?? []).slice(0, width) as Bytes[];
      if (hashes.length < width) throw new Error(`Tile ${level}/${index} contradicts the log: run npm run log:check`);
      return { level, index, hashes };
    }),
  );
  return new GrowingTree(size, edge);
}

function isByCurrentKeys(text: string, { current }: Signer): boolean {
  const note = parseCheckpoint(text)?.note;
  const keys = current.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
  return note !== undefined && keys.every((key) => isSigned(note, [key], key.algorithm, primitives));
}
