import type { Db, Tx } from '#src/db/open.ts';

/** The keys of a merchant's source that have become products already. */
export async function importedKeys(db: Db, merchantId: string): Promise<Set<string>> {
  const rows = await db<{ sourceKey: string }[]>`
    select source_key from product_import where merchant_id = ${merchantId}`;
  return new Set(rows.map((row) => row.sourceKey));
}

export async function rememberImport(
  db: Tx,
  row: { merchantId: string; sourceKey: string; productId: string; importedAt: Date },
): Promise<void> {
  await db`insert into product_import ${db({ ...row })}`;
}
