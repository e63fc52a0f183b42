import type { Db, Tx } from '#src/db/open.ts';

export interface ImportedRow {
  sourceKey: string;
  productId: string;
  contentHash: string | null;
}

/** The rows of a merchant's source that have become products already, by key. */
export async function findImported(
  db: Db,
  merchantId: string,
  keys: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const rows = await db<ImportedRow[]>`
    select source_key, product_id, content_hash from product_import
    where merchant_id = ${merchantId} and source_key = any(${keys as string[]})`;
  return new Map(rows.map((row) => [row.sourceKey, row]));
}

export interface ImportRow {
  merchantId: string;
  sourceKey: string;
  productId: string;
  contentHash: string;
  importedAt: Date;
}

/** Two at once with the same new key: the second is refused by the database. */
export async function rememberImport(db: Tx, row: ImportRow): Promise<void> {
  await db`insert into product_import ${db({ ...row })}`;
}

export async function renewImport(
  db: Tx,
  { merchantId, sourceKey, contentHash, importedAt }: ImportRow,
): Promise<void> {
  await db`
    update product_import set content_hash = ${contentHash}, imported_at = ${importedAt}
    where merchant_id = ${merchantId} and source_key = ${sourceKey}`;
}
