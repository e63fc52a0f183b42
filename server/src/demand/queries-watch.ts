// Suppliers who read contacts of demands, with what came of it.
import type { Db } from '#src/db/open.ts';

export interface ContactReader {
  partyId: string;
  partyName: string;
  creditCode: string | null;
  /** Demands whose contact was read. */
  read: number;
  /** The number of them that were given back afterwards. */
  givenBack: number;
  /** The number of them without an offer by the reader or an order between the two parties since. */
  unused: number;
  /** The newest reading. */
  newest: string;
  at: string;
}

/** By party, of the readings since a moment. */
export async function listContactReaders(db: Db, since: Date): Promise<ContactReader[]> {
  return db<ContactReader[]>`
    with reading as (
      select party_id, demand_id, min(at) as first_at, max(at) as at, max(id) as newest from taker_event
      where step = 'read' and at >= ${since} group by party_id, demand_id)
    select r.party_id, p.name as party_name, p.credit_code, count(*)::int as read,
      count(*) filter (where exists (
        select from taker_event g
        where g.demand_id = r.demand_id and g.party_id = r.party_id and g.step = 'giveBack' and g.at >= r.first_at
      ))::int as given_back,
      count(*) filter (where not exists (
        select from offer f where f.demand_id = r.demand_id and f.seller_party_id = r.party_id
      ) and not exists (
        select from trade_order o where o.seller_party_id = r.party_id and o.buyer_party_id = d.party_id
          and o.created_at >= r.first_at
      ))::int as unused,
      max(r.newest)::text as newest, max(r.at) as at
    from reading r join demand d on d.id = r.demand_id join party p on p.id = r.party_id
    group by r.party_id, p.id`;
}
