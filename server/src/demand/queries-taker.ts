// The steps of suppliers on demands they take, one row each.

import type { TakerStep } from '@shuji/contract/demand/labels/contact';
import type { TakerEvent } from '@shuji/contract/demand/schema/contact';
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

export async function insertTakerEvent(
  db: Tx,
  row: { demandId: string; partyId: string; accountId: string; step: TakerStep; reason?: string; at: Date },
): Promise<void> {
  await db`insert into taker_event ${db({ ...row })}`;
}

/** The newest first. */
export function listEvents(db: Db, demandId: string, { pageNum, pageSize }: PageQuery): Promise<Page<TakerEvent>> {
  return paged<TakerEvent>(db, {
    columns: db`e.id::text as id, e.at, e.step, p.name as party_name, e.reason`,
    from: db`from taker_event e join party p on p.id = e.party_id where e.demand_id = ${demandId}`,
    order: db`e.id desc`,
    pageNum,
    pageSize,
  });
}

/** Counts the demands a party holds as their taker, except one. */
export async function countHeld(db: Db, partyId: string, exceptId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from demand where taker_party_id = ${partyId} and status = 'taken' and id <> ${exceptId}`);
}

/** Counts how often a party has taken a demand since a moment, given back or not. */
export async function countTakes(db: Db, partyId: string, since: Date): Promise<number> {
  return countOf(db`
    select count(*) as count from taker_event where party_id = ${partyId} and step = 'take' and at >= ${since}`);
}
