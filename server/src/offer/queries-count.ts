// Counts offers, and those pending one side's answer.
import { countOf } from '#src/db/one.ts';
import type { Db } from '#src/db/open.ts';

/** Offers by demand of an owner; `waiting` for the owner's answer while the demand can still be concluded. */
export async function countReceived(
  db: Db,
  ownerId: string,
): Promise<{ demandId: string; total: number; waiting: number }[]> {
  return db<{ demandId: string; total: number; waiting: number }[]>`
    select o.demand_id, count(*) as total,
      count(*) filter (where o.status = 'open' and (d.status = 'published'
        or (d.status = 'taken' and d.taker_id = o.seller_account_id))) as waiting
    from offer o join demand d on d.id = o.demand_id where d.owner_id = ${ownerId} group by 1`;
}

/** Counter-offers that a supplier has not answered. */
export async function countCountered(db: Db, sellerPartyId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from offer o join demand d on d.id = o.demand_id
    where o.seller_party_id = ${sellerPartyId} and o.status = 'countered' and d.status in ('published', 'taken')`);
}
