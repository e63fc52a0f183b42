// What this node keeps in memory of each product on the market.
import type { Db, Fragment } from '#src/db/open.ts';
import type { Entry } from './catalogue.ts';
import { visible } from './queries.ts';

interface EntryRow {
  id: string;
  score: number;
  listedAt: string;
  priceFrom: number | null;
  productType: string;
  industry: string;
  scenes: string[];
  regions: string[];
  priceMode: string;
  delivery: string[];
  updateFrequency: string;
  merchantId: string;
}

const atOnce = 2_000;

/** Everything on the market, some thousand rows at a time, so that other requests are served in between. */
export async function readEntries(db: Db): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const rows of db<EntryRow[]>`${entry(db)}`.cursor(atOnce)) entries.push(...rows.map(entryOf));
  return entries;
}

/** Those of these products that are on the market. */
export async function readEntriesOf(db: Db, ids: readonly string[]): Promise<Entry[]> {
  const rows = await db<EntryRow[]>`${entry(db)} and p.id = any(${ids as string[]})`;
  return rows.map(entryOf);
}

function entry(db: Db): Fragment {
  return db`
    select p.id, p.score, p.listed_at, p.price_from, p.product_type, p.industry, p.scenes, p.regions, p.price_mode, p.delivery,
      p.update_frequency, p.merchant_id
    from product p where ${visible(db)}`;
}

function entryOf(row: EntryRow): Entry {
  return {
    id: row.id,
    score: row.score,
    listedAt: Date.parse(row.listedAt),
    priceFrom: row.priceFrom,
    facets: {
      type: [row.productType],
      industry: [row.industry],
      scene: row.scenes,
      region: row.regions,
      priceMode: [row.priceMode],
      delivery: row.delivery,
      updateFrequency: [row.updateFrequency],
      merchant: [row.merchantId],
    },
  };
}
