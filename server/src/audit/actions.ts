import type { Tx } from '#src/db/open.ts';
import type { AuditEntry } from '#src/http/execute.ts';
import type { Job } from '#src/http/feature.ts';
import type { Vault } from '#src/providers/vault.ts';
import { headWords, linkHash, origin } from './chain.ts';
import { findHead, findUnsealed, insertEntry, insertLinks, lockChain } from './queries.ts';

/** Adds one row to the trail; http/execute calls it for every writing call. */
export async function record(db: Tx, entry: AuditEntry): Promise<void> {
  await insertEntry(db, entry);
}

const atOnce = 5_000;

/** Takes every row that stands into the chain and signs its new end. */
export async function sealTrail(db: Tx, vault: Vault, now: Date): Promise<void> {
  await lockChain(db);
  const head = await findHead(db);
  let { position, hash } = head ?? { position: 0, hash: origin };
  for (;;) {
    const entries = await findUnsealed(db, atOnce);
    const links = entries.map((entry) => {
      position += 1;
      hash = linkHash(hash, entry);
      return { position, entryId: entry.id, hash, signature: null as string | null };
    });
    const last = links.at(-1);
    if (last) last.signature = vault.sign(headWords(last.position, last.hash));
    await insertLinks(db, links, now);
    if (entries.length < atOnce) return;
  }
}

export const sealAuditTrail: Job = {
  name: 'audit-seal-trail',
  cron: '* * * * *',
  run: ({ db, providers, now }) => sealTrail(db, providers.vault, now),
};
