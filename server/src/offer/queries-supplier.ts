// Records which demand was compared with the products on the market, and which supplier was notified.
import type { Tx } from '#src/db/open.ts';

/** Claims demands published since a moment that no earlier run has compared. */
export async function claimDemands(
  db: Tx,
  { since, today, now, limit }: { since: Date; today: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db<{ demandId: string }[]>`
    insert into matched_demand (demand_id, at)
    select d.id, ${now} from demand d
    where d.status = 'published' and d.published_at between ${since} and ${now} and d.deadline >= ${today}
      and not exists (select from matched_demand m where m.demand_id = d.id)
    order by d.published_at, d.id limit ${limit}
    on conflict do nothing returning demand_id`;
  return rows.map((row) => row.demandId);
}

export interface SupplierMatch {
  demandId: string;
  productId: string;
  partyId: string;
  score: number;
  reasons: string[];
}

export async function insertSupplierMatch(db: Tx, found: SupplierMatch, now: Date): Promise<void> {
  await db`insert into supplier_match ${db({ ...found, foundAt: now })} on conflict do nothing`;
}

/** Locks unsent matches found since a moment, of suppliers without a digest since the start of the day; best first. */
export async function lockUndigested(
  db: Tx,
  { since, startOfDay, limit }: { since: Date; startOfDay: Date; limit: number },
): Promise<SupplierMatch[]> {
  return db<SupplierMatch[]>`
    select m.demand_id, m.product_id, m.party_id, m.score, m.reasons from supplier_match m
    where m.sent_at is null and m.found_at >= ${since}
      and not exists (select from supplier_match s where s.party_id = m.party_id and s.sent_at >= ${startOfDay})
    order by m.score desc, m.found_at, m.demand_id, m.product_id limit ${limit} for update of m`;
}

/** Marks all unsent matches of a supplier: what a digest does not name is in no later one. */
export async function markDigested(db: Tx, partyId: string, now: Date): Promise<void> {
  await db`update supplier_match set sent_at = ${now} where party_id = ${partyId} and sent_at is null`;
}
