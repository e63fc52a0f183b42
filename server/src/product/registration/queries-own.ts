// Products with their versions: what their owners and the office work on.

import type { ProductStatus, VersionStatus } from '@shuji/contract/product/labels';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { OwnProduct } from '@shuji/contract/product/schema/own';
import { containing } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { LifecycleStatus, Side } from '#src/product/rules.ts';

export interface ProductRow
  extends Omit<
    OwnProduct,
    'form' | 'revision' | 'apiTest' | 'files' | 'name' | 'cover' | 'productType' | 'status' | 'change' | 'dueOn' | 'may'
  > {
  partyId: string;
  merchantId: string;
  lifecycleStatus: LifecycleStatus;
  isCertified: boolean;
  registeredVersionId: string | null;
  /** The type of the registered version; empty before there is one. */
  registeredType: string;
  versionId: string;
  versionStatus: VersionStatus;
  revision: number;
  content: ProductContent;
  contact: string;
  submissions: number;
  submittedAt: string | null;
  noticeFrom: string | null;
  /** Why it is suspended or revoked. */
  ruling: string | null;
  /** The first reviewer to approve important data; the second must be another. */
  firstApprovedBy: string | null;
  firstApprovedName: string | null;
}

/** A product beside its latest version, which is the one worked on. */
export function withLatest(db: Db): Fragment {
  return db`from product p join lateral (
    select * from product_version where product_id = p.id order by sequence desc limit 1) v on p.dropped_at is null`;
}

export function wholeColumns(db: Db): Fragment {
  return db`p.id, p.number, p.party_id, p.merchant_id, p.status as lifecycle_status, p.certificate_id,
    p.version_id as registered_version_id, coalesce(p.product_type, '') as registered_type, v.id as version_id, v.sequence as version, v.status as version_status, v.revision, v.content,
    v.contact, v.submissions, v.reason, v.opinions, v.submitted_at, v.notice_from, v.notice_until, v.updated_at,
    v.open_objections, p.appealed_at, p.is_certified, (select valid_until from certificate where id = p.certificate_id) as certificate_until, v.first_approved_by, v.first_approved_name,
    case when p.status in ('suspended', 'revoked') then (select reason from product_event
      where product_id = p.id and step in ('suspend', 'keep', 'revoke') order by id desc limit 1) end as ruling`;
}

/** `status` of the contract in SQL; see statusOf. */
export function statusIs(db: Db, status: ProductStatus): Fragment {
  return db`(case when p.status = 'new' then v.status else p.status end) = ${status}`;
}

/** `change` of the contract in SQL; see changeOf. */
function changeIs(db: Db, status: ProductStatus): Fragment {
  return db`(p.status <> 'new' and v.status <> 'registered' and v.status = ${status})`;
}

export async function insertProduct(
  db: Tx,
  row: { id: string; number: string; partyId: string; merchantId: string; createdAt: Date },
): Promise<void> {
  await db`insert into product ${db({ ...row })}`;
}

export interface NewVersion {
  id: string;
  productId: string;
  sequence: number;
  content: ProductContent;
  contact: string;
  now: Date;
}

/** A second one in work at the same time is refused by the database. */
export async function insertVersion(
  db: Tx,
  { id, productId, sequence, content, contact, now }: NewVersion,
): Promise<void> {
  await db`
    insert into product_version (id, product_id, sequence, content, contact, created_at, updated_at)
    values (${id}, ${productId}, ${sequence}, ${db.json(content as never)}, ${contact}, ${now}, ${now})`;
}

export async function findOwnProduct(db: Db, id: string, partyId: string): Promise<ProductRow | null> {
  return one<ProductRow>(db`
    select ${wholeColumns(db)} ${withLatest(db)} where p.id = ${id} and p.party_id = ${partyId}`);
}

/** The same, with the product locked until the transaction ends. */
export async function lockOwnProduct(db: Tx, id: string, partyId: string): Promise<ProductRow | null> {
  await db`select from product where id = ${id} and party_id = ${partyId} for update`;
  return findOwnProduct(db, id, partyId);
}

/** The revision that stands now; null when the version is not in the hands of its owner any more. */
export async function updateDraft(
  db: Tx,
  versionId: string,
  content: ProductContent,
  contact: string,
  now: Date,
): Promise<number | null> {
  const [stored] = await db<{ revision: number }[]>`
    update product_version
    set content = ${db.json(content as never)}, contact = ${contact}, updated_at = ${now}, revision = revision + 1
    where id = ${versionId} and status in ('draft', 'correction') returning revision`;
  return stored?.revision ?? null;
}

export interface VersionChange {
  /** The review's opinions; a submission clears them. */
  opinions?: Record<string, string> | null;
  noticeUntil?: Date | null;
  /** Only the version that was handed in for the so-many-th time. */
  submissions?: number;
  /** Only a version that someone else has approved first. */
  secondTo?: string;
}

export interface VersionMoved {
  from: VersionStatus;
  productId: string;
  partyId: string;
  name: string;
}

interface To<S> {
  from: readonly S[];
  to: S;
  note: string | null;
  now: Date;
}

/** One conditional update; null when the version has another status. Returns the earlier status. */
export async function moveVersion(
  db: Tx,
  versionId: string,
  { from, to, note, now }: To<VersionStatus>,
  { opinions = null, noticeUntil = null, submissions, secondTo }: VersionChange,
): Promise<VersionMoved | null> {
  const submits = to === 'pending';
  const reason = to === 'correction' || to === 'refused' ? note : null;
  return one<VersionMoved>(db`
    update product_version v set status = ${to}, updated_at = ${now}, reason = ${reason},
      opinions = ${opinions === null ? null : db.json(opinions)},
      submissions = v.submissions + ${submits ? 1 : 0}, open_objections = 0, first_approved_by = null, first_approved_name = null,
      submitted_at = case when ${submits} then ${now}::timestamptz else v.submitted_at end,
      notice_from = case when ${to} = 'notice' then ${now}::timestamptz else v.notice_from end,
      notice_until = case when ${to} = 'notice' then ${noticeUntil}::timestamptz else v.notice_until end
    from product_version before, product p
    where v.id = ${versionId} and before.id = v.id and p.id = v.product_id and v.status = any(${from as VersionStatus[]})
      ${submissions === undefined ? db`` : db`and v.submissions = ${submissions}`}
      ${secondTo === undefined ? db`` : db`and v.first_approved_by <> ${secondTo}`}
      ${to === 'registered' ? db`and v.open_objections = 0` : db``}
    returning before.status as from, v.product_id, p.party_id, v.content->>'name' as name`);
}

/** Notes the first of two approvals; false when there is one already or the version is not the one that was read. */
export async function approveFirst(
  db: Tx,
  versionId: string,
  submissions: number,
  operator: { id: string; name: string },
): Promise<boolean> {
  const done = await db`
    update product_version set first_approved_by = ${operator.id}, first_approved_name = ${operator.name}
    where id = ${versionId} and status = 'pending' and submissions = ${submissions} and first_approved_by is null
    returning id`;
  return done.length > 0;
}

export interface ProductMoved {
  id: string;
  from: LifecycleStatus;
  versionId: string;
  certificateId: string;
  partyId: string;
  name: string;
}

export interface ProductChange {
  /** Only this party's own. */
  partyId?: string;
}

/** One conditional update of a product's lifecycle status; null when it does not stand where it must. */
export async function moveProduct(
  db: Tx,
  id: string,
  { from, to, now }: To<LifecycleStatus>,
  { partyId }: ProductChange,
): Promise<ProductMoved | null> {
  return one<ProductMoved>(db`
    update product p set status = ${to}, appealed_at = null,
      listed_at = case when ${to} = 'listed' then ${now}::timestamptz else p.listed_at end
    from product before
    where p.id = ${id} and before.id = p.id and p.status = any(${from as LifecycleStatus[]})
      ${partyId === undefined ? db`` : db`and p.party_id = ${partyId}`}
    returning p.id, before.status as from, p.version_id, p.certificate_id, p.party_id, p.name`);
}

export interface StepRow {
  id: string;
  versionId: string;
  at: string;
  step: string;
  fromStatus: string;
  toStatus: string;
  side: Side;
  actorId: string | null;
  actorName: string | null;
  reason: string | null;
  opinions: Record<string, string> | null;
  /** Papers handed in with the step. */
  files: string[];
  version: number;
}

export async function listSteps(db: Db, productId: string): Promise<StepRow[]> {
  return db<StepRow[]>`
    select h.id::text, h.version_id, h.at, h.step, h.from_status, h.to_status, h.side, h.actor_id, h.actor_name, h.reason,
      h.opinions, h.files, v.sequence as version
    from product_event h join product_version v on v.id = h.version_id
    where h.product_id = ${productId} order by h.id`;
}

export function listOwn(
  db: Db,
  {
    partyId,
    status,
    keyword,
    pageNum,
    pageSize,
  }: {
    partyId: string;
    status?: ProductStatus | undefined;
    keyword?: string | undefined;
    pageNum: number;
    pageSize: number;
  },
): Promise<Page<ProductRow>> {
  return paged<ProductRow>(db, {
    columns: wholeColumns(db),
    from: db`${withLatest(db)} where p.party_id = ${partyId} ${status ? db`and (${statusIs(db, status)} or ${changeIs(db, status)})` : db``}
      ${keyword ? db`and (v.content->>'name' ilike ${containing(keyword)} or p.number = ${keyword.toUpperCase()})` : db``}`,
    order: db`v.updated_at desc, p.id`,
    pageNum,
    pageSize,
  });
}

/** Counts one's own products by status. */
export async function countOwnByStatus(db: Db, partyId: string): Promise<{ status: ProductStatus; count: number }[]> {
  return db<{ status: ProductStatus; count: number }[]>`
    select case when p.status = 'new' then v.status else p.status end as status, count(*) as count
    ${withLatest(db)} where p.party_id = ${partyId} group by 1`;
}

/** Counts one's own products that have a new version in work, by its status. */
export async function countOwnChanges(db: Db, partyId: string): Promise<{ status: ProductStatus; count: number }[]> {
  return db<{ status: ProductStatus; count: number }[]>`
    select v.status, count(*) as count ${withLatest(db)}
    where p.party_id = ${partyId} and p.status <> 'new' and v.status <> 'registered' group by 1`;
}

/** Views, new favourites and orders by day, days without any left out. */
export async function listTrend(db: Db, productId: string, since: string) {
  return db<{ day: string; views: number; favourites: number; orders: number }[]>`
    select day, sum(views)::int as views, sum(favourites)::int as favourites, sum(orders)::int as orders from (
      select day, views, 0 as favourites, 0 as orders from product_view where product_id = ${productId} and day >= ${since}
      union all
      select (created_at at time zone 'Asia/Shanghai')::date, 0, 1, 0 from favourite
      where product_id = ${productId} and created_at >= ${since}::date
      union all
      select day, 0, 0, orders from product_order_day where product_id = ${productId} and day >= ${since}) as every_kind
    group by day order by day`;
}
