// A demand form written before attestation; deleted once a demand has been saved.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/demand/sketch';
import type { ReadContext, User, WriteContext } from '#src/http/context.ts';
import { findSketch, keepSketch } from './queries.ts';

export async function keepDemandSketch(
  words: Parsed<typeof calls.keepDemandSketch>,
  { db, actor, now, providers }: WriteContext<User>,
): Promise<null> {
  await keepSketch(db, actor.id, providers.vault.encrypt(JSON.stringify(words)), now);
  return null;
}

export async function readDemandSketch(
  _: object,
  { db, actor, providers }: ReadContext<User>,
): Promise<Output<typeof calls.readDemandSketch>> {
  const row = await findSketch(db, actor.id);
  if (!row) return null;
  return { words: JSON.parse(providers.vault.decrypt(row.contentSealed)), savedAt: row.savedAt };
}
