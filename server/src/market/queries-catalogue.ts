// Reads the catalogue entries that this node caches.
import { type FacetName, facetNames, type ProductSort, productSort } from '@shuji/contract/market/labels';
import type { Db, Fragment } from '#src/db/open.ts';
import { readLong } from '#src/db/read-long.ts';
import { trialKinds, visible } from '#src/product/queries.ts';
import { scopeOf } from '#src/product/region-scope.ts';
import type { Columns, Entry } from './catalogue.ts';
import { priceBandOf, priceKey, priceUnitOf } from './queries-match.ts';

interface EntryRow {
  ordinal: number;
  id: string;
  isListed: boolean;
  score: number;
  listedAt: number | null;
  priceKey: number | null;
  priceUnit: string;
  priceBand: string;
  productType: string;
  industry: string;
  scenes: string[];
  regions: string[];
  priceMode: string;
  delivery: string[];
  updateFrequency: string;
  trials: string[];
  merchantId: string;
}

/** The ordinals of these products, and the entries of those on the market. */
export async function listEntries(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; ordinal: number; entry: Entry | null }[]> {
  if (ids.length === 0) return [];
  const rows = await db<EntryRow[]>`
    select p.place as ordinal, p.id, ${visible(db)} as is_listed, p.score, ${listedAt(db)} as listed_at, ${priceKey(db)} as price_key, p.product_type,
      ${priceUnitOf(db)} as price_unit, ${priceBandOf(db)} as price_band,
      p.industry, p.scenes, p.regions, p.price_mode, p.delivery, p.update_frequency, ${trialKinds(db)} as trials, p.merchant_id
    from product p where p.id = any(${ids as string[]})`;
  return rows.map((row) => ({ id: row.id, ordinal: row.ordinal, entry: row.isListed ? entryOf(row) : null }));
}

function listedAt(db: Db): Fragment {
  return db`(extract(epoch from p.listed_at) * 1000000)::float8`;
}

function entryOf(row: EntryRow): Entry {
  return {
    ordinal: row.ordinal,
    id: row.id,
    score: row.score,
    listedAt: row.listedAt ?? 0,
    priceKey: row.priceKey,
    facets: {
      type: [row.productType],
      industry: [row.industry],
      scene: row.scenes,
      region: scopeOf(row.regions),
      priceMode: [row.priceMode],
      priceUnit: codesOf(row.priceUnit),
      priceBand: codesOf(row.priceBand),
      delivery: row.delivery,
      updateFrequency: [row.updateFrequency],
      trial: row.trials,
      merchant: [row.merchantId],
    },
  };
}

type ColumnRow = Record<'ordinals' | 'ids' | 'scores' | 'listedAt' | 'prices', Buffer | null> &
  Record<FacetName, string | null>;

const productsAtOnce = 10_000;
// The database works on the next ones while these are taken in.
const readingsAtOnce = 3;

/** Everything on the market, some thousand at a time: each column as one run of bytes, not a row for each product. */
export async function loadColumns(db: Db, take: (columns: Columns) => void): Promise<void> {
  const [last] = await db<{ ordinal: number }[]>`select coalesce(max(place), 0) as ordinal from product`;
  const most = last?.ordinal ?? 0;
  let next = 0;
  const loadOn = async () => {
    while (next <= most) {
      const from = next;
      next += productsAtOnce;
      const [row] = await db<[ColumnRow]>`
        select string_agg(int4send(p.place), '') as ordinals, string_agg(uuid_send(p.id), '') as ids,
          string_agg(int4send(p.score), '') as scores, string_agg(float8send(${listedAt(db)}), '') as listed_at,
          string_agg(float8send(coalesce(${priceKey(db)}, 'infinity'::float8)), '') as prices,
          string_agg(p.product_type, ';') as type, string_agg(p.industry, ';') as industry, string_agg(p.scenes::text, ';') as scene,
          string_agg(p.regions::text, ';') as region, string_agg(p.price_mode, ';') as price_mode,
          string_agg(${priceUnitOf(db)}, ';') as price_unit, string_agg(${priceBandOf(db)}, ';') as price_band, string_agg(p.delivery::text, ';') as delivery,
          string_agg(p.update_frequency, ';') as update_frequency,
          string_agg(${trialKinds(db)}::text, ';') as trial, string_agg(p.merchant_id::text, ';') as merchant
        from product p where p.place >= ${from} and p.place < ${from + productsAtOnce} and ${visible(db)}`;
      if (row.ordinals) take(columnsOf(row));
    }
  };
  await Promise.all(Array.from({ length: readingsAtOnce }, loadOn));
}

function columnsOf(row: ColumnRow): Columns {
  const facets = Object.fromEntries(
    facetNames.map((name) => [name, (row[name] ?? '').split(';').map(name === 'region' ? scopeOfText : codesOf)]),
  );
  return {
    ordinals: integers(row.ordinals),
    ids: new Uint32Array(integers(row.ids).buffer),
    scores: integers(row.scores),
    listedAt: floats(row.listedAt),
    prices: floats(row.prices),
    facets: facets as unknown as Columns['facets'],
  };
}

// A million products share few lists of regions.
const scopes = new Map<string, string[]>();

function scopeOfText(text: string): string[] {
  const cached = scopes.get(text);
  if (cached) return cached;
  const scope = scopeOf(codesOf(text));
  scopes.set(text, scope);
  return scope;
}

/** `{a,b}` or `a`; no code of a dictionary or of a region holds a sign. */
function codesOf(text: string): string[] {
  const codes = text.startsWith('{') ? text.slice(1, -1) : text;
  return codes === '' ? [] : codes.split(',');
}

/** Numbers as PostgreSQL sends them, which is the other way round. */
function integers(bytes: Buffer | null | undefined): Int32Array {
  const own = Uint8Array.from(bytes ?? []);
  Buffer.from(own.buffer).swap32();
  return new Int32Array(own.buffer);
}

function floats(bytes: Buffer | null | undefined): Float64Array {
  const own = Uint8Array.from(bytes ?? []);
  Buffer.from(own.buffer).swap64();
  return new Float64Array(own.buffer);
}

/** The ordinals of all on the market, in each of its orders. */
export async function listOrders(db: Db): Promise<Record<ProductSort, Int32Array>> {
  const sorts = Object.keys(productSort) as ProductSort[];
  const orders = await Promise.all(sorts.map((sort) => readLong(db, (long) => listOrder(long, sort))));
  return Object.fromEntries(sorts.map((sort, at) => [sort, orders[at]])) as Record<ProductSort, Int32Array>;
}

async function listOrder(db: Db, sort: ProductSort): Promise<Int32Array> {
  const orders: Record<ProductSort, Fragment> = {
    quality: db`p.score desc, p.id`,
    newest: db`p.listed_at desc, p.id desc`,
    price: db`${priceKey(db)}, p.id`,
  };
  const [row] = await db<{ ordinals: Buffer | null }[]>`
    select string_agg(int4send(p.place), '' order by ${orders[sort]}) as ordinals from product p where ${visible(db)}`;
  return integers(row?.ordinals);
}

export async function listIdsOfMerchants(db: Db, merchantIds: readonly string[]): Promise<string[]> {
  if (merchantIds.length === 0) return [];
  const rows = await db<{ id: string }[]>`
    select p.id from product p where p.merchant_id = any(${merchantIds as string[]}) and p.status = 'listed'`;
  return rows.map((row) => row.id);
}
