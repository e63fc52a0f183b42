// Accesses without an order: free trials.
import type { GatewayPage } from '@shuji/contract/gateway/schema';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { visible } from '#src/product/queries.ts';
import { isPaused, type NewAccess } from './queries.ts';
import type { AccessStanding } from './rules.ts';

export interface TrialRow extends Omit<AccessStanding, 'bought' | 'expiresAt'> {
  id: string;
  bought: number;
  expiresAt: string;
  openedAt: string;
  stoppedReason: string | null;
}

function columns(db: Db): Fragment {
  return db`a.id, a.state, a.key_issued_at, a.bought, a.expires_at, a.opened_at, a.stopped_reason, m.taken,
    ${isPaused(db)} as is_product_stopped`;
}

/** False when this buyer has tried this product before. */
export async function insertTrial(
  db: Tx,
  { openedAt: now, ...row }: Omit<NewAccess, 'orderId' | 'orderNumber'>,
): Promise<boolean> {
  const access = { ...row, upstreamChangedAt: now, openedAt: now, updatedAt: now, state: 'open' };
  const inserted = await db`
    insert into gateway_access ${db(access)}
    on conflict (product_id, buyer_party_id) where order_id is null do nothing`;
  if (inserted.count === 0) return false;
  await db`insert into gateway_meter (access_id) values (${row.id})`;
  return true;
}

export async function findTrial(db: Db, productId: string, buyerPartyId: string): Promise<TrialRow | null> {
  return one<TrialRow>(db`
    select ${columns(db)} from gateway_access a join gateway_meter m on m.access_id = a.id
    where a.order_id is null and a.product_id = ${productId} and a.buyer_party_id = ${buyerPartyId}`);
}

export interface OwnTrialRow extends TrialRow {
  productId: string;
  productName: string;
  merchantName: string;
  isOnSale: boolean;
}

/** The buyer's trials, the newest first. */
export function listTrialsOfBuyer(db: Db, buyerPartyId: string, page: PageQuery): Promise<Page<OwnTrialRow>> {
  return paged<OwnTrialRow>(db, {
    columns: db`${columns(db)}, a.product_id, a.product_name, p.merchant_name, ${visible(db)} as is_on_sale`,
    from: db`from gateway_access a join gateway_meter m on m.access_id = a.id join product p on p.id = a.product_id
      where a.order_id is null and a.buyer_party_id = ${buyerPartyId}`,
    order: db`a.opened_at desc, a.id`,
    pageNum: page.pageNum,
    pageSize: page.pageSize,
  });
}

/** The trials of a product, the newest first, with the names of the buyers. */
export function listTrialsOfProduct(
  db: Db,
  productId: string,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<TrialRow & { buyerName: string }>> {
  return paged<TrialRow & { buyerName: string }>(db, {
    columns: db`${columns(db)}, b.name as buyer_name`,
    from: db`from gateway_access a join gateway_meter m on m.access_id = a.id join party b on b.id = a.buyer_party_id
      where a.order_id is null and a.product_id = ${productId}`,
    order: db`a.opened_at desc, a.id`,
    pageNum,
    pageSize,
  });
}

/** Running trials follow a change of the supplier's interface. */
export async function putTrialUpstream(
  db: Tx,
  productId: string,
  upstream: Pick<NewAccess, 'endpoint' | 'secretPlace' | 'secretName' | 'upstreamSealed'>,
  now: Date,
): Promise<void> {
  await db`
    update gateway_access set ${db({ ...upstream, upstreamChangedAt: now, updatedAt: now })}
    where order_id is null and product_id = ${productId} and state = 'open'`;
}

export interface EndedTrial extends Pick<GatewayPage, 'id' | 'productName'> {
  buyerPartyId: string;
}

/** Ends one trial of the supplier's; null when it is not theirs or is over. */
export async function endTrial(
  db: Tx,
  { id, sellerPartyId, reason, now }: { id: string; sellerPartyId: string; reason: string; now: Date },
): Promise<EndedTrial | null> {
  return one<EndedTrial>(db`
    update gateway_access set state = 'closed', stopped_reason = ${reason}, updated_at = ${now}
    where id = ${id} and order_id is null and seller_party_id = ${sellerPartyId} and state = 'open' and expires_at > ${now}
    returning id, product_name, buyer_party_id`);
}

/** Ends the running trials of products that have left the market. */
export async function endTrialsOffMarket(db: Tx, now: Date): Promise<EndedTrial[]> {
  return db<EndedTrial[]>`
    update gateway_access a set state = 'closed', stopped_reason = '产品已下架', updated_at = ${now}
    from product p where p.id = a.product_id and a.order_id is null and a.state = 'open' and p.status <> 'listed'
    returning a.id, a.product_name, a.buyer_party_id`;
}
