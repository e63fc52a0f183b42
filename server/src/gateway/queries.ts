import type { SecretPlace } from '@shuji/contract/gateway/labels';
import type { GatewayCall, GatewayPage, UsagePoint } from '@shuji/contract/gateway/schema';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { visible } from '#src/product/queries.ts';
import { isStopped } from '#src/product/queries-order.ts';
import type { AccessStanding } from './rules.ts';

export interface AccessRow
  extends AccessStanding,
    Omit<GatewayPage, 'side' | 'state' | 'url' | 'used' | 'upstream' | 'points'> {
  buyerPartyId: string;
  sellerPartyId: string;
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  upstreamChangedAt: string;
}

/** True while the product of access `a` may not be called: a trial only of what is on the market. */
export function isPaused(db: Db): Fragment {
  return db`case when a.order_id is null then not exists (select from product p where p.id = a.product_id and ${visible(db)})
    else ${isStopped(db, db`a.product_id`)} end`;
}

function columns(db: Db): Fragment {
  return db`a.id, a.order_id, a.order_number, a.product_name, a.buyer_party_id, a.seller_party_id, a.endpoint,
    a.secret_place, a.secret_name, a.upstream_changed_at, a.methods, a.per_second, a.key_hint, a.key_issued_at,
    a.bought, a.expires_at, a.state, a.opened_at, m.taken, a.product_id, a.stopped_reason, ${isPaused(db)} as is_product_stopped`;
}

export async function findPartyAccess(db: Db, id: string, partyId: string): Promise<AccessRow | null> {
  return one<AccessRow>(db`
    select ${columns(db)} from gateway_access a join gateway_meter m on m.access_id = a.id
    where a.id = ${id} and ${partyId} in (a.buyer_party_id, a.seller_party_id)`);
}

export interface NewAccess
  extends Pick<
    GatewayPage,
    'id' | 'orderId' | 'orderNumber' | 'productId' | 'productName' | 'methods' | 'bought' | 'perSecond'
  > {
  buyerPartyId: string;
  sellerPartyId: string;
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  upstreamSealed: string;
  expiresAt: Date | null;
  openedAt: Date;
}

/** Opens an order's access; delivered again, the same one goes on with a new interface and a new term. Gives its id. */
export async function openAccess(db: Tx, access: NewAccess): Promise<string> {
  const { openedAt: now, ...row } = access;
  const inserted = { ...row, upstreamChangedAt: now, openedAt: now, updatedAt: now, state: 'open' };
  const [stored] = await db<{ id: string }[]>`
    insert into gateway_access ${db(inserted)}
    on conflict on constraint gateway_access_order do update set endpoint = excluded.endpoint,
      secret_place = excluded.secret_place, secret_name = excluded.secret_name,
      upstream_sealed = excluded.upstream_sealed, upstream_changed_at = excluded.upstream_changed_at,
      methods = excluded.methods, expires_at = excluded.expires_at, updated_at = excluded.updated_at
    returning id`;
  const id = stored?.id ?? access.id;
  await db`insert into gateway_meter (access_id) values (${id}) on conflict do nothing`;
  return id;
}

/** True when an order's buyer has yet to fetch the key of an access that is open. */
export function awaitsKey(db: Db, orderId: Fragment, now: Date): Fragment {
  return db`exists (
    select from gateway_access a where a.order_id = ${orderId} and a.state = 'open' and a.key_issued_at is null
      and (a.expires_at is null or a.expires_at > ${now}))`;
}

/** Follows the order that opened it; what is closed stays closed. */
export async function setAccessState(
  db: Tx,
  orderId: string,
  state: AccessStanding['state'],
  now: Date,
): Promise<void> {
  await db`
    update gateway_access set state = ${state}, updated_at = ${now}
    where order_id = ${orderId} and state <> ${state} and state <> 'closed'`;
}

/** Puts a new key in the old one's place; false when the access is not this buyer's, or closed. */
export async function putKey(
  db: Tx,
  access: { id: string; buyerPartyId: string; hash: string; hint: string; now: Date },
): Promise<boolean> {
  const changed = await db`
    update gateway_access set key_token_hash = ${access.hash}, key_hint = ${access.hint}, key_issued_at = ${access.now},
      updated_at = ${access.now}
    where id = ${access.id} and buyer_party_id = ${access.buyerPartyId} and state <> 'closed'`;
  return changed.count === 1;
}

export async function putUpstream(
  db: Tx,
  row: Pick<NewAccess, 'id' | 'sellerPartyId' | 'endpoint' | 'secretPlace' | 'secretName' | 'upstreamSealed'>,
  now: Date,
): Promise<boolean> {
  const { id, sellerPartyId, ...change } = row;
  const changed = await db`
    update gateway_access set ${db({ ...change, upstreamChangedAt: now, updatedAt: now })}
    where id = ${id} and seller_party_id = ${sellerPartyId} and state <> 'closed'`;
  return changed.count === 1;
}

/** Sums by hour, or by day as China counts them; stretches without calls are left out. */
export async function listUsage(db: Db, accessId: string, unit: 'hour' | 'day', since: Date): Promise<UsagePoint[]> {
  return db<UsagePoint[]>`
    select date_trunc(${unit}, hour, 'Asia/Shanghai') as at, sum(calls)::bigint as calls, sum(refused)::bigint as refused,
      sum(failed)::bigint as failed, (sum(ms_sum) / nullif(sum(calls), 0))::int as average_ms,
      case when sum(calls) > 0 then max(ms_max) end as slowest_ms
    from gateway_usage where access_id = ${accessId} and hour >= ${since} group by 1 order by 1`;
}

/** An access's calls, the newest first; those under way count. */
export function listCalls(
  db: Db,
  { accessId, counted, ...page }: { accessId: string; counted?: 'yes' | 'no' | undefined } & PageQuery,
): Promise<Page<GatewayCall>> {
  return paged<GatewayCall>(db, {
    columns: db`id, at, outcome, coalesce(is_counted, true) as is_counted, status, ms`,
    from: db`from gateway_call where access_id = ${accessId}
      ${counted ? db`and coalesce(is_counted, true) = ${counted === 'yes'}` : db``}`,
    order: db`id desc`,
    ...page,
  });
}

/** Deletes settled calls that are older; what they counted stays in the meter and the hours. */
export async function deleteOldCalls(db: Tx, before: Date): Promise<void> {
  await db`delete from gateway_call where at < ${before} and outcome is not null`;
}

/** Forgets hours that are older. */
export async function dropOldUsage(db: Tx, before: Date): Promise<void> {
  await db`delete from gateway_usage where hour < ${before}`;
}

export interface NoticeableAccess
  extends Pick<GatewayPage, 'id' | 'orderNumber' | 'productName' | 'productId' | 'bought' | 'expiresAt'> {
  buyerPartyId: string;
  sellerPartyId: string;
  taken: number;
}

/** Open accesses that have used four fifths, or end within the given time. */
export async function listNoticeable(db: Db, now: Date, endingBefore: Date): Promise<NoticeableAccess[]> {
  return db<NoticeableAccess[]>`
    select a.id, a.order_number, a.product_name, a.product_id, a.buyer_party_id, a.seller_party_id, a.bought, m.taken, a.expires_at
    from gateway_access a join gateway_meter m on m.access_id = a.id
    where a.state = 'open' and (a.expires_at is null or a.expires_at > ${now})
      and (m.taken * 10 >= a.bought * 8 or a.expires_at <= ${endingBefore})
    order by a.id limit 2000`;
}
