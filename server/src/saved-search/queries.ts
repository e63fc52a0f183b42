import type { SavedSearch } from '@shuji/contract/saved-search/schema';
import { countOf } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export type SearchConditions = SavedSearch['wanted'];

interface New {
  id: string;
  accountId: string;
  target: SavedSearch['target'];
  wanted: SearchConditions;
  title: string;
  now: Date;
}

/** The same again is refused with savedSearch.once. */
export async function insertSearch(db: Tx, { id, accountId, target, wanted, title, now }: New): Promise<void> {
  await db`
    insert into saved_search (id, account_id, target, wanted, title, created_at, looked_until)
    values (${id}, ${accountId}, ${target}, ${db.json(wanted)}, ${title}, ${now}, ${now})`;
}

export async function countSearches(db: Db, accountId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from saved_search where account_id = ${accountId}`);
}

export async function listSearches(db: Db, accountId: string): Promise<SavedSearch[]> {
  return db<SavedSearch[]>`
    select s.id, s.target, s.title, s.wanted, s.created_at, s.is_paused,
      (select count(*) from saved_search_hit where search_id = s.id)::int
        + (select count(*) from saved_search_demand where search_id = s.id)::int as hits
    from saved_search s where s.account_id = ${accountId} order by s.created_at desc, s.id`;
}

export async function deleteSearch(db: Tx, id: string, accountId: string): Promise<boolean> {
  const gone = await db`delete from saved_search where id = ${id} and account_id = ${accountId} returning id`;
  return gone.length > 0;
}

/** From the moment it is switched on again only what is new counts. */
export async function pauseSearch(
  db: Tx,
  { id, accountId, isPaused, now }: { id: string; accountId: string; isPaused: boolean; now: Date },
): Promise<boolean> {
  const moved = await db`
    update saved_search set is_paused = ${isPaused},
      looked_until = case when is_paused and not ${isPaused}::boolean then ${now} else looked_until end
    where id = ${id} and account_id = ${accountId} returning id`;
  return moved.length > 0;
}

export async function deleteSearchesOf(db: Tx, accountId: string): Promise<void> {
  await db`delete from saved_search where account_id = ${accountId}`;
}

export interface DueSearch {
  id: string;
  accountId: string;
  wanted: SearchConditions;
  title: string;
  lookedUntil: string;
}

/** Searches of the market that have not seen the latest listing, held against a second worker. */
export async function lockDue(db: Tx, latest: string, limit: number): Promise<DueSearch[]> {
  return db<DueSearch[]>`${due(db)} target = 'product' and looked_until <= ${latest} ${inTurn(db, limit)}`;
}

/** Searches of the hall that are new or were not looked through this day, held against a second worker. */
export async function lockDueOfHall(db: Tx, startOfDay: Date, limit: number): Promise<DueSearch[]> {
  const isDue = db`(looked_until < ${startOfDay} or looked_until = created_at)`;
  return db<DueSearch[]>`${due(db)} target = 'demand' and ${isDue} ${inTurn(db, limit)}`;
}

function due(db: Db): Fragment {
  return db`select id, account_id, wanted, title, looked_until from saved_search where not is_paused and`;
}

function inTurn(db: Db, limit: number): Fragment {
  return db`order by looked_until, id limit ${limit} for update skip locked`;
}

/** Records these products as sent for the search; returns those that were not. */
export async function insertHits(db: Tx, searchId: string, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ productId: string }[]>`
    insert into saved_search_hit (search_id, product_id) select ${searchId}, unnest(${productIds as string[]}::uuid[])
    on conflict do nothing returning product_id`;
  return new Set(rows.map((row) => row.productId));
}

/** Records these demands as sent for the search; returns those that were not. */
export async function insertDemandHits(db: Tx, searchId: string, demandIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ demandId: string }[]>`
    insert into saved_search_demand (search_id, demand_id) select ${searchId}, unnest(${demandIds as string[]}::uuid[])
    on conflict do nothing returning demand_id`;
  return new Set(rows.map((row) => row.demandId));
}

/** Never moves back: products from before the search, or from a pause, stay unsent. */
export async function markLooked(db: Tx, id: string, until: Date): Promise<void> {
  await db`update saved_search set looked_until = greatest(looked_until, ${until}) where id = ${id}`;
}
