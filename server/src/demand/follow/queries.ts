// Who follows which demand.
import type { Output, Parsed } from '@shuji/contract/call';
import type { listFollowedDemands } from '@shuji/contract/demand/follow';
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { visible } from '../queries.ts';

export async function countFollowed(db: Db, accountId: string, exceptId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from demand_follow where account_id = ${accountId} and demand_id <> ${exceptId}`);
}

interface NewFollow {
  accountId: string;
  demandId: string;
  title: string;
  now: Date;
}

export async function insertFollow(db: Tx, { accountId, demandId, title, now }: NewFollow): Promise<void> {
  await db`
    insert into demand_follow ${db({ accountId, demandId, title, createdAt: now })} on conflict do nothing`;
}

export async function deleteFollow(db: Tx, accountId: string, demandId: string): Promise<void> {
  await db`delete from demand_follow where account_id = ${accountId} and demand_id = ${demandId}`;
}

type Followed = Output<typeof listFollowedDemands>['rows'][number];

export function listFollowed(
  db: Db,
  accountId: string,
  today: string,
  page: Parsed<typeof listFollowedDemands>,
): Promise<Page<Followed>> {
  return paged<Followed>(db, {
    columns: db`d.id, d.number, case when ${visible(db, today)} then d.title else f.title end as title,
      case when ${visible(db, today)} or d.status = 'closed' then d.status end as status,
      case when ${visible(db, today)} then d.deadline end as deadline, f.created_at as followed_at,
      ${visible(db, today)} as is_shown`,
    from: db`from demand_follow f join demand d on d.id = f.demand_id where f.account_id = ${accountId}`,
    order: db`f.created_at desc, d.id`,
    ...page,
  });
}

export async function listStates(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; isFollowed: boolean; isOwn: boolean }[]> {
  return db`
    select d.id, d.owner_id = ${accountId} or d.taker_id is not distinct from ${accountId} as is_own,
      exists (select from demand_follow f where f.demand_id = d.id and f.account_id = ${accountId}) as is_followed
    from demand d where d.id = any(${ids as string[]})`;
}

/** The followers of a demand who are none of its parties. */
export async function listFollowers(
  db: Db,
  { id, ownerId, takerId }: { id: string; ownerId: string; takerId: string | null },
): Promise<string[]> {
  const rows = await db<{ accountId: string }[]>`
    select account_id from demand_follow
    where demand_id = ${id} and account_id <> ${ownerId} and account_id is distinct from ${takerId}
    order by account_id`;
  return rows.map(({ accountId }) => accountId);
}
