// The market without a keyword: the catalogue in memory selects the products, the database reads them.

import type { ProductSort } from '@shuji/contract/market/labels';
import type { ProductCard } from '@shuji/contract/product/schema';
import type { Db } from '#src/db/open.ts';
import type { Page, PageQuery } from '#src/db/page.ts';
import { listCachedCards } from './card-cache.ts';
import type { Filters, Found } from './catalogue.ts';
import { currentCatalogue, doubtEntries } from './catalogue-sync.ts';

export interface Browsing extends PageQuery {
  filters: Filters;
  sort: ProductSort;
}

const triesToAgree = 3;

/** One page of what the filters leave. `db` is the pool. */
export function browse(db: Db, { filters, sort, pageNum, pageSize }: Browsing): Promise<Page<ProductCard>> {
  return agreed(db, async () => (await currentCatalogue(db)).find(filters, sort, (pageNum - 1) * pageSize, pageSize));
}

/** The cards of the products found, read again when a commit came between. */
export async function agreed(db: Db, find: () => Promise<Found>): Promise<Page<ProductCard>> {
  for (let tries = 1; ; tries += 1) {
    const { total, ids } = await find();
    const rows = await listCachedCards(db, ids);
    if (rows.length === ids.length || tries === triesToAgree) return { total, capped: false, rows };
    // A product that is gone makes both read again, until they agree.
    const there = new Set(rows.map((row) => row.id));
    doubtEntries(
      db,
      ids.filter((id) => !there.has(id)),
    );
  }
}
