// The office's queries: the queue, the submitted versions, the registered content.

import type { Parsed } from '@shuji/contract/call';
import type { listOfficeProducts, listProductQueue } from '@shuji/contract/product/office';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import { waitingApprovals } from '#src/approval/queries.ts';
import { containing, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { type ProductRow, statusIs, wholeColumns, withLatest } from '#src/product/registration/queries-own.ts';
import { revocation } from '#src/product/rules.ts';
import { isWithin } from '#src/site/region/within.ts';
import { searchVersion } from '#src/text/tokenize.ts';

/**
 * The one predicate of the queue, for its list and its badge: what waits for review, appeals against suspension, and
 * requests to revoke.
 */
function waiting(db: Db, now: Date): Fragment {
  return db`from (
      select id, submitted_at as since from product_version where status = 'pending'
      union all
      select v.id, p.appealed_at ${withLatest(db)} where p.appealed_at is not null and v.status <> 'pending'
      union all
      select v.id, a.requested_at ${withLatest(db)} join ${waitingApprovals(db, revocation, now)} a on a.subject_id = p.id
      where p.status <> 'revoked' and p.appealed_at is null and v.status <> 'pending') w
    join product_version v on v.id = w.id join product p on p.id = v.product_id`;
}

export function waitingProducts(db: Db, now: Date): Waiting {
  return {
    from: waiting(db, now),
    id: db`p.id`,
    title: db`v.content->>'name'`,
    note: db`p.number`,
    since: db`w.since`,
  };
}

export function listWaiting(
  db: Db,
  { from, to, pageNum, pageSize, ...filter }: QueueFilter,
  now: Date,
): Promise<Page<ProductRow>> {
  return paged<ProductRow>(db, {
    columns: wholeColumns(db),
    from: db`${waiting(db, now)} where true ${matching(db, filter)} ${onDays(db, db`w.since`, { from, to })}`,
    order: db`w.since, v.id`,
    pageNum,
    pageSize,
  });
}

function handedIn(db: Db): Fragment {
  return db`(v.submissions > 0 or p.status <> 'new')`;
}

interface SearchFilter {
  keyword?: string | undefined;
  /** Codes: of a division that the data cover, and of an industry. */
  region?: string | undefined;
  industry?: string | undefined;
}

type QueueFilter = Parsed<typeof listProductQueue>;

type OfficeFilter = Parsed<typeof listOfficeProducts>;

function matching(db: Db, { keyword, region, industry }: SearchFilter): Fragment {
  const like = keyword ? containing(keyword) : null;
  return db`
    ${like ? db`and (v.content->>'name' ilike ${like} or p.number ilike ${like})` : db``}
    ${industry ? db`and v.content->>'industry' = ${industry}` : db``}
    ${region ? db`and exists (select from jsonb_array_elements_text(v.content->'regions') covered where ${isWithin(db, db`covered`, [region])})` : db``}`;
}

/** All that was ever handed in, by the day it was; drafts are their owners' own business. */
export function listAll(
  db: Db,
  { status, from, to, sort, pageNum, pageSize, ...filter }: OfficeFilter,
): Promise<Page<ProductRow>> {
  return paged<ProductRow>(db, {
    columns: wholeColumns(db),
    from: db`${withLatest(db)} where ${handedIn(db)}
      ${status ? db`and ${statusIs(db, status)}` : db``}
      ${matching(db, filter)}
      ${onDays(db, db`v.submitted_at`, { from, to })}`,
    order: sort === 'oldest' ? db`v.updated_at, p.id` : db`v.updated_at desc, p.id`,
    pageNum,
    pageSize,
  });
}

/** A product that was handed in at least once, by the predicate of `listAll`. */
export async function findProduct(db: Db, id: string): Promise<ProductRow | null> {
  return one<ProductRow>(db`
    select ${wholeColumns(db)} ${withLatest(db)} where p.id = ${id} and ${handedIn(db)}`);
}

/** Numbers of other products that were submitted under this name. */
export async function listNamesakes(db: Db, { id, content }: ProductRow): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select distinct p.number from product_version v join product p on p.id = v.product_id
    where lower(v.content->>'name') = lower(${content.name}) and p.id <> ${id} and v.submissions > 0
    order by p.number limit 5`;
  return rows.map(({ number }) => number);
}

/** The text a reviewer compares with: this version's earlier submission, else the registered one. */
export async function findBefore(
  db: Db,
  { versionId, registeredVersionId }: ProductRow,
): Promise<ProductContent | null> {
  const handedIn = await db<{ content: ProductContent }[]>`
    select content from product_event where version_id = ${versionId} and step = 'submit' order by id desc limit 2`;
  if (handedIn[1]) return handedIn[1].content;
  if (!registeredVersionId || registeredVersionId === versionId) return null;
  const [registered] = await db<
    { content: ProductContent }[]
  >`select content from product_version where id = ${registeredVersionId}`;
  return registered?.content ?? null;
}

/** Registered content laid out for the market; see the columns of `product`. */
export interface RegisteredProduct {
  versionId: string;
  certificateId: string;
  certificateNumber: string;
  name: string;
  summary: string;
  cover: string | null;
  productType: string;
  industry: string;
  scenes: string[];
  regions: string[];
  priceMode: string;
  priceFrom: number | null;
  unitPrice: number | null;
  priceVaries: boolean;
  delivery: string[];
  updateFrequency: string;
  sample: { name: string; size: number } | null;
  merchantName: string;
  detail: string;
  score: number;
  search: string;
  registeredAt: Date;
}

/** Puts a version's content in the place of the one before it. A first registration also gives the product its status. */
export async function registerContent(
  db: Tx,
  id: string,
  { sample, search, score, ...row }: RegisteredProduct,
): Promise<void> {
  await db`
    update product set ${db({ ...row } as never)}, sample = ${sample === null ? null : db.json(sample)}, search = ${search}::tsvector, search_version = ${searchVersion}, score = ${score} + freshness,
      is_certified = true, sample_open = exists (
        select from product_version v join sample_profile s on s.file_id = (v.content ->> 'sample')::uuid
        where v.id = ${row.versionId} and s.profile ->> 'status' = 'ready'), status = case when status = 'new' then 'registered' else status end
    where id = ${id}`;
}

/** Versions whose public notice is over without an open objection, oldest first. */
export async function listNoticesOver(db: Db, now: Date, limit: number): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    select ${wholeColumns(db)} from product_version v join product p on p.id = v.product_id
    where v.status = 'notice' and v.notice_until <= ${now} and v.open_objections = 0 order by v.notice_until limit ${limit}`;
}

/** The account whose personal data a product holds. */
export async function supplierOf(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ accountId: string }[]>`
    select p.account_id from product join party p on p.id = product.party_id where product.id = ${id}`;
  return rows.map((row) => row.accountId);
}
