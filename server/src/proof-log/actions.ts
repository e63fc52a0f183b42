// Writing into the log, and giving what was written its place.
import type { Bytes } from '@shuji/contract/proof/bytes';
import { areEqual, utf8 } from '@shuji/contract/proof/bytes';
import { checkpointText, readCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned, readKey } from '@shuji/contract/proof/note';
import { leafHash } from '@shuji/contract/proof/tree';
import type { Db, Tx } from '#src/db/open.ts';
import type { JobScene } from '#src/http/scene.ts';
import type { Outside } from '#src/outside/outside.ts';
import { primitives } from '#src/outside/primitives.ts';
import type { Signer } from '#src/outside/signer.ts';
import {
  type CheckpointRow,
  countLeaves,
  type EntryRow,
  findTiles,
  insertCheckpoint,
  insertEntry,
  insertLeaves,
  listPending,
  lockLog,
  newestCheckpoint,
  putTiles,
} from './queries.ts';
import { edgeOf, GrowingTree } from './tree.ts';

/** Writes an entry in the transaction of what it is about; the sequencer takes it up once that stands. */
export async function appendEntry(db: Tx, entry: EntryRow): Promise<void> {
  await insertEntry(db, entry);
}

type Sequencing = Pick<JobScene, 'db' | 'now' | 'touch'> & { outside: Pick<Outside, 'signer'> };

const entriesARun = 4_000;

/** Takes up what waits and signs the tree that it makes. True when more waits. */
export async function sequence({ db, outside, now, touch }: Sequencing): Promise<boolean> {
  await lockLog(db);
  const last = await newestCheckpoint(db);
  const pending = await listPending(db, entriesARun);
  if (pending.length === 0 && last && isByCurrentKeys(last.note, outside.signer)) return false;
  const tree = await openTree(db, last, outside.signer.origin);
  const leaves = pending.map(({ id, entry }) => {
    const hash = leafHash(primitives.sha256, utf8(entry));
    tree.push(hash);
    return { index: tree.size - 1, entryId: id, hash: Buffer.from(hash) };
  });
  if (leaves.length > 0) {
    await insertLeaves(db, leaves);
    await putTiles(db, [...tree.takeFull(), ...tree.partial()]);
  }
  const head = { size: tree.size, root: tree.root() };
  await insertCheckpoint(db, head.size, outside.signer.sign(checkpointText(outside.signer.origin, head)), now);
  touch('proof-log');
  return pending.length === entriesARun;
}

// A log that signs what contradicts its own last word is worth nothing: rather nothing more is signed.
async function openTree(db: Db, last: CheckpointRow | null, origin: string): Promise<GrowingTree> {
  const signed = last && readCheckpoint(last.note);
  const size = signed?.size ?? 0;
  const edge = await Promise.all(
    edgeOf(size).map(async ({ level, index, width }) => {
      const [tile] = await findTiles(db, [{ level, index }]);
      return { level, index, hashes: (tile?.hashes ?? []).slice(0, width) as Bytes[] };
    }),
  );
  const tree = new GrowingTree(size, edge);
  const isWhole = (await countLeaves(db)) === size && (!signed || areEqual(tree.root(), signed.root));
  if ((last && signed?.origin !== origin) || !isWhole) {
    throw new Error('The proof log contradicts its last checkpoint, nothing is signed: run npm run log:check');
  }
  return tree;
}

function isByCurrentKeys(text: string, { current }: Signer): boolean {
  const note = readCheckpoint(text)?.note;
  const keys = current.map((key) => readKey(primitives.sha256, key)).filter((key) => key !== null);
  return note !== undefined && keys.every((key) => isSigned(note, [key], key.algorithm, primitives));
}
