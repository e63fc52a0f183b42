// A demand form written before attestation; deleted once a demand has been saved.
import type * as calls from '@shuji/contract/demand/sketch';
import type { Handler } from '#src/http/feature.ts';
import { findSketch, keepSketch } from './queries.ts';

export const keepDemandSketch: Handler<typeof calls.keepDemandSketch> = async (
  words,
  { db, actor, now, providers },
) => {
  await keepSketch(db, actor.id, providers.vault.encrypt(JSON.stringify(words)), now);
};

export const getDemandSketch: Handler<typeof calls.getDemandSketch> = async (_, { db, actor, providers }) => {
  const row = await findSketch(db, actor.id);
  if (!row) return null;
  return { words: JSON.parse(providers.vault.decrypt(row.contentSealed)), savedAt: row.savedAt };
};
