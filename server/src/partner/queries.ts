import type { Partner } from '@shuji/contract/partner/schema';
import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { holding, keywordReader } from '#src/site/keyword.ts';
import type { Wanted } from '#src/text/spoken.ts';

export interface PartnerQuestion {
  kind?: string | undefined;
  pageNum: number;
  pageSize: number;
}

export type PartnerRow = Omit<Partner, 'kindLabel' | 'logoUrl'> & { logoFileId: string | null };

/** The partners the public sees; list, page and sitemap all read through here. */
function isShown(db: Db): Fragment {
  return db`p.is_shown`;
}

function partnerColumns(db: Db): Fragment {
  return db`p.id, p.name, p.kind, p.logo_file_id, p.introduction, p.url`;
}

export async function listShownPartners(
  db: Db,
  { kind, pageNum, pageSize }: PartnerQuestion,
): Promise<Page<PartnerRow>> {
  return paged<PartnerRow>(db, {
    columns: partnerColumns(db),
    from: db`from partner p where ${isShown(db)} ${kind ? db`and p.kind = ${kind}` : db``}`,
    order: db`p.sort, p.name`,
    pageNum,
    pageSize,
  });
}

/** Reads a keyword as the partners' names and introductions have it. */
export const readPartnerKeyword = keywordReader(
  ['partner'],
  (db) => db<{ text: string }[]>`select p.name || ' ' || p.introduction as text from partner p where ${isShown(db)}`,
);

/** Those that hold every word in name or introduction, in the order they are shown. */
export async function searchShownPartners(
  db: Db,
  words: Wanted,
  window: { pageNum: number; pageSize: number },
): Promise<Page<PartnerRow>> {
  return paged<PartnerRow>(db, {
    columns: partnerColumns(db),
    from: db`from partner p where ${isShown(db)} and ${holding(db, db`(p.name || ' ' || p.introduction)`, words)}`,
    order: db`p.sort, p.name`,
    ...window,
  });
}

export async function findShownPartner(db: Db, id: string): Promise<PartnerRow | null> {
  const [row] = await db<
    PartnerRow[]
  >`select ${partnerColumns(db)} from partner p where p.id = ${id} and ${isShown(db)}`;
  return row ?? null;
}

export async function countShownPartners(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from partner p where ${isShown(db)}`);
}

/** Addresses for the sitemap, one part of it. */
export async function listPartnerPages(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string }[]> {
  return db<
    { id: string }[]
  >`select p.id from partner p where ${isShown(db)} order by p.id limit ${limit} offset ${offset}`;
}

type StoredPartner = Omit<OfficePartner, 'kindLabel' | 'logoUrl' | 'mark'>;

interface PartnerFilter {
  keyword: string;
  kind?: string | undefined;
  shown?: 'yes' | 'no' | undefined;
}

export async function listAllPartners(db: Db, { keyword, kind, shown }: PartnerFilter): Promise<StoredPartner[]> {
  return db<StoredPartner[]>`
    select ${columns(db)} from partner where true
      ${keyword ? db`and strpos(lower(name || ' ' || introduction), ${keyword.toLowerCase()}) > 0` : db``}
      ${kind ? db`and kind = ${kind}` : db``}
      ${shown ? db`and is_shown = ${shown === 'yes'}` : db``}
    order by sort, name`;
}

function columns(db: Db): Fragment {
  return db`id, name, kind, logo_file_id, introduction, url, is_shown`;
}

export async function lockPartner(db: Tx, id: string): Promise<StoredPartner | null> {
  return one<StoredPartner>(db`select ${columns(db)} from partner where id = ${id} for update`);
}

/** Refused with partner.taken. */
export async function updatePartner(db: Tx, id: string, row: object): Promise<void> {
  await db`update partner set ${db({ ...row })} where id = ${id}`;
}
