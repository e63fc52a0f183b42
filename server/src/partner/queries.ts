import type { Partner } from '@shuji/contract/partner';
import type { Db } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';

export interface PartnerQuestion {
  kind?: string | undefined;
  pageNum: number;
  pageSize: number;
}

type PartnerRow = Omit<Partner, 'kindLabel' | 'logoUrl'> & { logoFileId: string | null };

export async function listShownPartners(
  db: Db,
  { kind, pageNum, pageSize }: PartnerQuestion,
): Promise<Page<PartnerRow>> {
  return paged<PartnerRow>(db, {
    columns: db`p.id, p.name, p.kind, p.logo_file_id, p.introduction, p.url`,
    from: db`from partner p where p.is_shown ${kind ? db`and p.kind = ${kind}` : db``}`,
    order: db`p.sort, p.name`,
    pageNum,
    pageSize,
  });
}
