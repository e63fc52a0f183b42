import type { ExportRow } from '@shuji/contract/audit/schema';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

export async function insertExport(
  db: Tx,
  { filter, ...row }: Omit<ExportRow, 'id' | 'at'> & { operatorId: string; at: Date },
): Promise<void> {
  await db`insert into list_export ${db({ ...row, filter: db.json(filter) as never })}`;
}

export function listExportRows(
  db: Db,
  { list, keyword, pageNum, pageSize }: { list?: string | undefined; keyword: string } & PageQuery,
): Promise<Page<ExportRow>> {
  return paged<ExportRow>(db, {
    columns: db`id::text, at, operator_name, list, filter, columns, format, row_count`,
    from: db`from list_export where true ${list ? db`and list = ${list}` : db``}
      ${keyword ? db`and strpos(operator_name, ${keyword}) > 0` : db``}`,
    order: db`list_export.id desc`,
    pageNum,
    pageSize,
  });
}
