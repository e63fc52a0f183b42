import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';

export type StoredPartner = Omit<OfficePartner, 'kindLabel' | 'logoUrl' | 'mark'>;

export interface PartnerFilter {
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

export async function lockPartners(db: Tx): Promise<string[]> {
  return (await db<{ id: string }[]>`select id from partner for update`).map(({ id }) => id);
}

export async function lockPartner(db: Tx, id: string): Promise<StoredPartner | null> {
  return one<StoredPartner>(db`select ${columns(db)} from partner where id = ${id} for update`);
}

/** A new one stands last. Refused with partner.taken. */
export async function insertPartner(db: Tx, row: StoredPartner, now: Date): Promise<void> {
  await db`insert into partner ${db({ ...row, updatedAt: now })}`;
  await db`update partner set sort = (select coalesce(max(sort), 0) + 10 from partner) where id = ${row.id}`;
}

/** Refused with partner.taken. */
export async function updatePartner(db: Tx, { id, ...row }: StoredPartner, now: Date): Promise<void> {
  await db`update partner set ${db({ ...row, updatedAt: now })} where id = ${id}`;
}

export async function sortPartners(db: Tx, ids: readonly string[]): Promise<void> {
  await db`
    update partner p set sort = o.place * 10
    from unnest(${ids as string[]}::uuid[]) with ordinality as o (id, place) where p.id = o.id`;
}
