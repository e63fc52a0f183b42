// The searchable short texts of a product; see docs/decisions/0015.
import type { Db } from '#src/db/open.ts';
import { visible } from '#src/product/queries.ts';

export interface ProductNames {
  id: string;
  name: string;
  summary: string;
  keywords: string[];
}

export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, ProductNames>> {
  const rows = await db<ProductNames[]>`
    select p.id, p.name, p.summary, v.content->'keywords' as keywords
    from product p join product_version v on v.id = p.version_id where p.id = any(${ids as string[]}) and ${visible(db)}`;
  return new Map(rows.map((row) => [row.id, row]));
}
