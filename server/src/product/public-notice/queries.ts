// Versions in public notice, for everyone to read and for objections to stop.
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { PublicNoticeRow } from '@shuji/contract/product/schema/notice';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

export interface NoticedRow
  extends Omit<PublicNoticeRow, 'name' | 'summary' | 'productType' | 'industry' | 'merchantName'> {
  partyId: string;
  content: ProductContent;
}

/** The one predicate of what is in public notice. */
function inPublicNotice(db: Db): Fragment {
  return db`v.status = 'notice' and p.merchant_id <> all (array(select id from frozen_merchant))`;
}

function columns(db: Db): Fragment {
  return db`p.id, v.id as version_id, p.number, p.party_id, p.status <> 'new' as is_change, v.notice_from, v.notice_until,
    v.open_objections > 0 as is_contested, v.content`;
}

export function listNoticed(
  db: Db,
  { keyword, pageNum, pageSize }: { keyword: string } & PageQuery,
): Promise<Page<NoticedRow>> {
  return paged<NoticedRow>(db, {
    columns: columns(db),
    from: db`from product_version v join product p on p.id = v.product_id where ${inPublicNotice(db)}
      ${keyword ? db`and (strpos(v.content->>'name', ${keyword}) > 0 or p.number = ${keyword})` : db``}`,
    order: db`v.notice_until, v.id`,
    pageNum,
    pageSize,
  });
}

export async function findNoticed(db: Db, id: string): Promise<NoticedRow | null> {
  return one<NoticedRow>(db`
    select ${columns(db)} from product_version v join product p on p.id = v.product_id
    where p.id = ${id} and ${inPublicNotice(db)}`);
}

export interface ContestedNotice {
  partyId: string;
  name: string;
  number: string;
  noticeUntil: string;
}

/** Notes one more objection; null when that version is not in notice, or its days are over. */
export async function contest(db: Tx, id: string, versionId: string, now: Date): Promise<ContestedNotice | null> {
  return one<ContestedNotice>(db`
    update product_version v set open_objections = v.open_objections + 1 from product p
    where p.id = ${id} and v.id = ${versionId} and v.product_id = p.id and v.notice_until > ${now} and ${inPublicNotice(db)}
    returning p.party_id, v.content->>'name' as name, p.number, v.notice_until`);
}

/** One objection less. */
export async function uncontest(db: Tx, versionId: string): Promise<void> {
  await db`update product_version set open_objections = open_objections - 1 where id = ${versionId}`;
}

/** Lets the days of one's own product's notice be over; false when it is not in notice. */
export async function endNotice(db: Tx, id: string, partyId: string, now: Date): Promise<boolean> {
  const done = await db`
    update product_version v set notice_until = ${now} from product p
    where p.id = ${id} and p.party_id = ${partyId} and v.product_id = p.id and v.status = 'notice' returning v.id`;
  return done.length > 0;
}

/** Holds a version until the transaction ends: its objections are decided one after the other. */
export async function lockVersion(db: Tx, versionId: string): Promise<void> {
  await db`select from product_version where id = ${versionId} for update`;
}
