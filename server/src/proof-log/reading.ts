// Proofs made from tiles: where an entry stands, and that a longer log holds a shorter one unchanged.
import { toBase64 } from '@shuji/contract/proof/bytes';
import { spellProof } from '@shuji/contract/proof/checkpoint';
import type * as calls from '@shuji/contract/proof/log-calls';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { type CheckpointRow, newestCheckpoint } from './queries.ts';
import { hashesOf } from './tiles.ts';
import { consistencyRanges, inclusionRanges } from './tree.ts';
export const getLogKeys: Handler<typeof calls.getLogKeys> = async (_, { providers }) => {
  const { origin, current, old } = providers.signer;
  return { origin, current, old };
};

export const proveInclusion: Handler<typeof calls.proveInclusion> = async ({ index, size }, { db }) => {
  const grown = size ?? (await sizeOf(db));
  ensure(index < grown && grown <= (await sizeOf(db)), 'proofLog.noSuchPlace');
  return { index, size: grown, path: (await hashesOf(db, inclusionRanges(index, [0, grown]))).map(toBase64) };
};

export const proveConsistency: Handler<typeof calls.proveConsistency> = async ({ from, to }, { db }) => {
  const grown = to ?? (await sizeOf(db));
  ensure(from <= grown && grown <= (await sizeOf(db)), 'proofLog.noSuchPlace');
  return { from, to: grown, path: (await hashesOf(db, consistencyRanges(from, [0, grown]))).map(toBase64) };
};

/** C2SP tlog-proofs of leaves, all under one checkpoint; null while it does not reach them. */
export async function proofsOf(db: Db, checkpoint: CheckpointRow, indexes: number[]): Promise<string[] | null> {
  if (indexes.some((index) => index >= checkpoint.size)) return null;
  const spell = async (index: number) => {
    const path = await hashesOf(db, inclusionRanges(index, [0, checkpoint.size]));
    return spellProof({ index, path, checkpoint: checkpoint.note });
  };
  return Promise.all(indexes.map(spell));
}

async function sizeOf(db: Db): Promise<number> {
  return (await newestCheckpoint(db))?.size ?? 0;
}
