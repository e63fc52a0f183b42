import { fewestForAverage } from '@shuji/contract/rating/labels';
import type { RatingSummary, RatingWords } from '@shuji/contract/rating/schema';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

type Points = Pick<RatingWords, 'quality' | 'fit' | 'delivery' | 'service'>;

export interface RatingRow extends RatingWords {
  orderId: string;
  productId: string;
  productName: string;
  productType: string | null;
  buyerPartyId: string;
  supplierPartyId: string;
  fixedAt: string;
  hiddenAt: string | null;
  hiddenReason: string | null;
}

export function ratingColumns(db: Db): Fragment {
  return db`r.id, r.order_id, r.product_id, r.product_name, (select product_type from product where id = r.product_id) as product_type, r.buyer_party_id, r.supplier_party_id, r.quality, r.fit,
    r.delivery, r.service, r.text, r.created_at, r.changed_at, r.fixed_at, r.answer, r.answered_at, r.hidden_at, r.hidden_reason`;
}

/** The one predicate of what anyone may read. */
function shownRatings(db: Db): Fragment {
  return db`r.hidden_at is null`;
}

const mean = (db: Db, of: Fragment) =>
  db`case when count(*) >= ${fewestForAverage} then round(avg(${of}), 1)::float8 end`;
const averageMark = (db: Db) => db`(r.quality + r.fit + r.delivery + r.service) / 4.0`;

/** The rating on a product's card: null without one. */
export function markOfProduct(db: Db, product: Fragment): Fragment {
  return db`(select case when count(*) > 0 then jsonb_build_object('count', count(*), 'average', ${mean(db, averageMark(db))}) end
    from rating r where r.product_id = ${product} and ${shownRatings(db)})`;
}

export async function sumOfProduct(db: Db, productId: string): Promise<RatingSummary> {
  return summaryOf(db, db`r.product_id = ${productId}`);
}

export async function sumOfSupplier(db: Db, partyId: string): Promise<RatingSummary> {
  return summaryOf(db, db`r.supplier_party_id = ${partyId}`);
}

async function summaryOf(db: Db, which: Fragment): Promise<RatingSummary> {
  const [row] = await db<RatingSummary[]>`
    select count(*)::int as count, ${mean(db, averageMark(db))} as average, ${mean(db, db`r.quality`)} as quality,
      ${mean(db, db`r.fit`)} as fit, ${mean(db, db`r.delivery`)} as delivery, ${mean(db, db`r.service`)} as service
    from rating r where ${which} and ${shownRatings(db)}`;
  return row as RatingSummary;
}

export function listOfProduct(db: Db, { id, ...page }: { id: string } & PageQuery): Promise<Page<RatingRow>> {
  return paged<RatingRow>(db, {
    columns: ratingColumns(db),
    from: db`from rating r where r.product_id = ${id} and ${shownRatings(db)}`,
    order: db`r.created_at desc, r.id`,
    ...page,
  });
}

export async function findByOrder(db: Db, orderId: string): Promise<RatingRow | null> {
  return one<RatingRow>(db`select ${ratingColumns(db)} from rating r where r.order_id = ${orderId}`);
}

/** A party's own ratings and those it received, for the copy of their data. */
export async function listForCopy(
  db: Db,
  partyId: string,
): Promise<(Points & { productName: string; side: 'given' | 'received'; text: string; answer: string | null })[]> {
  return db`
    select product_name, case when buyer_party_id = ${partyId} then 'given' else 'received' end as side,
      quality, fit, delivery, service, text, created_at, answer, answered_at
    from rating where buyer_party_id = ${partyId} or supplier_party_id = ${partyId} order by created_at`;
}

type NewRating = Points &
  Pick<RatingRow, 'id' | 'orderId' | 'productId' | 'productName' | 'buyerPartyId' | 'supplierPartyId' | 'text'> & {
    createdAt: Date;
    fixedAt: Date;
  };

/** A second one about the same order is refused with rating.once. */
export async function insertRating(db: Tx, row: NewRating): Promise<void> {
  await db`insert into rating ${db({ ...row })}`;
}

/** One conditional update; false when it is fixed, answered or hidden. */
export async function changeRating(
  db: Tx,
  id: string,
  rating: Points & { text: string },
  changedAt: Date,
): Promise<boolean> {
  const done = await db`
    update rating set ${db({ ...rating, changedAt })}
    where id = ${id} and fixed_at > ${changedAt} and answered_at is null and hidden_at is null`;
  return done.count === 1;
}

/** Writes a supplier's answer to a rating; null when it is another's, answered or hidden. */
export async function answerOnce(
  db: Tx,
  { id, partyId, answer, now }: { id: string; partyId: string; answer: string; now: Date },
): Promise<RatingRow | null> {
  return one<RatingRow>(db`
    update rating r set answer = ${answer}, answered_at = ${now}
    where r.id = ${id} and r.supplier_party_id = ${partyId} and r.answered_at is null and ${shownRatings(db)}
    returning ${ratingColumns(db)}`);
}

export async function findAsSupplier(db: Db, id: string, partyId: string): Promise<RatingRow | null> {
  return one<RatingRow>(db`
    select ${ratingColumns(db)} from rating r where r.id = ${id} and r.supplier_party_id = ${partyId}`);
}

/** Locks a rating that is shown, so that hiding it waits for what is written about it; false when there is none. */
export async function lockShown(db: Tx, id: string): Promise<boolean> {
  const rows = await db`select from rating r where r.id = ${id} and ${shownRatings(db)} for share of r`;
  return rows.length === 1;
}

/** A second one by the same account is refused with rating.reported. */
export async function insertReport(
  db: Tx,
  row: { id: string; ratingId: string; accountId: string; reason: string; reportedAt: Date },
): Promise<void> {
  await db`insert into rating_report ${db({ ...row })}`;
}

export interface RatingEvent {
  at: string;
  by: 'buyer' | 'supplier' | 'reporter' | 'office';
  step: 'rate' | 'change' | 'answer' | 'report' | 'hide' | 'show';
  text: string;
}
