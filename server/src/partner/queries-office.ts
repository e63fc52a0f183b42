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

export async function lockPartner(db: Tx, id: string): Promise<StoredPartner | null> {
  return one<StoredPartner>(db`select ${columns(db)} from partner where id = ${id} for update`);
}

/** Refused with partner.taken. */
export async function updatePartner(db: Tx, id: string, row: object): Promise<void> {
  await db`update partner set ${db({ ...row })} where id = ${id}`;
}
