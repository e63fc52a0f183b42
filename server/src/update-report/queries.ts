// Reports of updates, the keys and watches that bring them, and what is measured by them.
import type { UpdateSource } from '@shuji/contract/update-report/labels';
import type { UpdateReport } from '@shuji/contract/update-report/schema';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import { isOfService, visible } from '#src/product/queries.ts';
import type { FrequencyPromise } from './calendar.ts';
import type { Report } from './rules.ts';

export interface ReportedProduct {
  id: string;
  number: string;
  name: string;
  partyId: string;
  updateFrequency: string;
  isApi: boolean;
}

function productColumns(db: Db): Fragment {
  return db`p.id, p.number, p.name, p.party_id, p.update_frequency, p.product_type = 'api' as is_api`;
}

/** Registered data of the party; drafts, services and what is revoked have no updates. */
export async function findOwnRegistered(db: Db, id: string, partyId: string): Promise<ReportedProduct | null> {
  return one<ReportedProduct>(db`
    select ${productColumns(db)} from product p
    where p.id = ${id} and p.party_id = ${partyId} and p.status not in ('new', 'revoked') and not ${isOfService(db)}`);
}

export async function findByKey(db: Db, hash: string): Promise<(ReportedProduct & { accountId: string }) | null> {
  return one<ReportedProduct & { accountId: string }>(db`
    select ${productColumns(db)}, f.account_id from update_key k join product p on p.id = k.product_id
    join actor_fact f on f.party_id = p.party_id and f.is_seller
    where k.key_token_hash = ${hash} and p.status not in ('new', 'revoked')`);
}

export async function findOnMarket(db: Db, id: string): Promise<ReportedProduct | null> {
  return one<ReportedProduct>(db`select ${productColumns(db)} from product p where p.id = ${id} and ${visible(db)}`);
}

export interface NewReport {
  id: string;
  productId: string;
  periodFrom: string;
  periodTo: string;
  rowCount: number | null;
  byteSize: number | null;
  source: UpdateSource;
  reportedAt: Date;
}

/** False when the period has been reported already. */
export async function insertReport(db: Tx, report: NewReport): Promise<boolean> {
  const inserted = await db`
    insert into update_report ${db({ ...report })}
    on conflict (product_id, period_from, period_to) where withdrawn_at is null do nothing`;
  return inserted.count === 1;
}

function reportColumns(db: Db): Fragment {
  return db`r.id, r.period_from::text, r.period_to::text, r.row_count, r.byte_size, r.source, r.reported_at`;
}

/** The report of a period that stands. */
export async function findReport(
  db: Db,
  { productId, periodFrom, periodTo }: Pick<NewReport, 'productId' | 'periodFrom' | 'periodTo'>,
): Promise<UpdateReport | null> {
  return one<UpdateReport>(db`
    select ${reportColumns(db)} from update_report r where r.product_id = ${productId}
      and r.period_from = ${periodFrom} and r.period_to = ${periodTo} and r.withdrawn_at is null`);
}

export async function findLastReport(db: Db, productId: string): Promise<UpdateReport | null> {
  return one<UpdateReport>(db`
    select ${reportColumns(db)} from update_report r where r.product_id = ${productId} and r.withdrawn_at is null
    order by r.period_to desc, r.reported_at desc limit 1`);
}

export interface ListedReport extends UpdateReport {
  withdrawnAt: string | null;
  withdrawnReason: string | null;
}

export function listReports(
  db: Db,
  { productId, ...page }: { productId: string } & PageQuery,
): Promise<Page<ListedReport>> {
  return paged<ListedReport>(db, {
    columns: db`${reportColumns(db)}, r.withdrawn_at, r.withdrawn_reason`,
    from: db`from update_report r where r.product_id = ${productId}`,
    order: db`r.reported_at desc, r.id desc`,
    ...page,
  });
}

/** Marks an own report as taken back; gives its product. */
export async function markWithdrawn(
  db: Tx,
  { id, partyId, reason, now }: { id: string; partyId: string; reason: string; now: Date },
): Promise<string | null> {
  const row = await one<{ productId: string }>(db`
    update update_report r set withdrawn_at = ${now}, withdrawn_reason = ${reason} from product p
    where r.id = ${id} and p.id = r.product_id and p.party_id = ${partyId} and r.withdrawn_at is null
    returning r.product_id`);
  return row?.productId ?? null;
}

/** All that punctuality is computed from: the frequencies as they were registered, and the reports that stand. */
export async function getRecord(
  db: Db,
  productId: string,
): Promise<{ promises: FrequencyPromise[]; reports: Report[] }> {
  const [promises, reports] = await Promise.all([
    db<FrequencyPromise[]>`
      select to_char(min(e.at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as from,
        coalesce(v.content->>'updateFrequency', '') as frequency
      from product_version v join product_event e on e.version_id = v.id and e.to_status = 'registered'
      where v.product_id = ${productId} group by v.id`,
    db<Report[]>`
      select period_from::text, period_to::text, reported_at from update_report
      where product_id = ${productId} and withdrawn_at is null`,
  ]);
  return { promises, reports };
}

/** The products that have reports, some at a time. */
export async function listReported(
  db: Db,
  after: string | null,
  limit: number,
): Promise<(ReportedProduct & { isListed: boolean })[]> {
  return db<(ReportedProduct & { isListed: boolean })[]>`
    select ${productColumns(db)}, ${visible(db)} as is_listed from product p
    where ${after ? db`p.id > ${after} and` : db``} p.status not in ('new', 'revoked')
      and exists (select from update_report r where r.product_id = p.id) order by p.id limit ${limit}`;
}

/** A party's products that have reports. */
export async function listReportedBy(
  db: Db,
  partyId: string,
): Promise<Pick<ReportedProduct, 'id' | 'number' | 'name'>[]> {
  return db<Pick<ReportedProduct, 'id' | 'number' | 'name'>[]>`
    select p.id, p.number, p.name from product p
    where p.party_id = ${partyId} and p.status not in ('new', 'revoked')
      and exists (select from update_report r where r.product_id = p.id) order by p.number`;
}

export interface Measurement {
  productId: string;
  due: number;
  onTime: number;
  points: number;
  now: Date;
}

/** Stores what was measured; true when the product's rank changes by it. */
export async function keepMeasurement(db: Tx, { productId, due, onTime, points, now }: Measurement): Promise<boolean> {
  await db`
    insert into update_punctuality (product_id, due, on_time, measured_at) values (${productId}, ${due}, ${onTime}, ${now})
    on conflict (product_id) do update set due = excluded.due, on_time = excluded.on_time, measured_at = excluded.measured_at`;
  const changed = await db`
    update product set score = score - freshness + ${points}, freshness = ${points}
    where id = ${productId} and freshness <> ${points}`;
  return changed.count === 1;
}

/** Products with a due date in the last 90 days, and their due dates, by industry; the most first. */
export async function sumPunctuality(
  db: Db,
): Promise<{ industry: string; products: number; due: number; onTime: number }[]> {
  return db<{ industry: string; products: number; due: number; onTime: number }[]>`
    select p.industry, count(*)::int as products, sum(u.due)::int as due, sum(u.on_time)::int as on_time
    from update_punctuality u join product p on p.id = u.product_id
    where u.due > 0 and ${visible(db)} group by p.industry order by 2 desc, 1`;
}

export async function putKey(
  db: Tx,
  { productId, hash, hint, now }: { productId: string; hash: string; hint: string; now: Date },
): Promise<void> {
  await db`
    insert into update_key (product_id, key_token_hash, key_hint, issued_at) values (${productId}, ${hash}, ${hint}, ${now})
    on conflict (product_id) do update set key_token_hash = excluded.key_token_hash, key_hint = excluded.key_hint,
      issued_at = excluded.issued_at`;
}

export async function findKeyHint(db: Db, productId: string): Promise<string | null> {
  const row = await one<{ keyHint: string }>(db`select key_hint from update_key where product_id = ${productId}`);
  return row?.keyHint ?? null;
}
