// One worker of the filling: lays out the listings from an index to another and writes them in large pieces.
import { argv, env } from 'node:process';
import { openDatabase, type Tx, write } from '../server/src/db/open.ts';
import { partiesByIds } from '../server/src/merchant/queries.ts';
import { openVault } from '../server/src/outside/vault.ts';
import { listingAt, merchantCount } from './generate.ts';
import { offeringOf } from './merchants.ts';
import { type ListingRows, rowsOf } from './rows.ts';

const piece = 500;
const [from = 0, to = 0] = argv.slice(2).map(Number);
const pool = openDatabase(env.DATABASE_URL ?? '', { max: 2, writable: true });
const vault = openVault(Buffer.from(env.SECRET_KEY ?? '', 'hex'));
const parties = await partiesByIds(
  pool,
  Array.from({ length: merchantCount }, (_, index) => offeringOf(index).partyId),
);
const now = new Date();

for (let index = from; index < to; index += piece) {
  const rows: ListingRows[] = [];
  for (let at = index; at < Math.min(index + piece, to); at += 1) rows.push(await rowsAt(at));
  await write(pool, (tx) => insert(tx, rows));
  process.send?.(rows.length);
}
await pool.end();

async function rowsAt(index: number): Promise<ListingRows> {
  const listing = listingAt(index);
  const offering = offeringOf(listing.merchant);
  const party = parties.get(offering.partyId);
  if (!party) throw new Error(`Merchant ${listing.merchant} is missing`);
  return rowsOf(listing, { db: pool, vault, party, offering, sequence: index, now });
}

// The keys of a product and its version point at each other; within one statement both may stand.
async function insert(tx: Tx, rows: ListingRows[]): Promise<void> {
  const json = (table: keyof ListingRows) => JSON.stringify(rows.flatMap((row) => row[table] as object).map(snake));
  await tx`set local synchronous_commit = off`;
  await tx`insert into certificate select * from jsonb_populate_recordset(null::certificate, ${json('certificate')}::text::jsonb)`;
  await tx`
    insert into proof_entry (subject, event, entry, at) select subject, event, entry, at
    from jsonb_populate_recordset(null::proof_entry, ${json('proof_entry')}::text::jsonb)`;
  await tx`
    with products as (insert into product select * from jsonb_populate_recordset(null::product, ${json('product')}::text::jsonb))
    insert into product_version select * from jsonb_populate_recordset(null::product_version, ${json('product_version')}::text::jsonb)`;
  await tx`
    insert into product_history (product_id, version_id, at, step, from_status, to_status, side, content)
    select product_id, version_id, at, step, from_status, to_status, side, content
    from jsonb_populate_recordset(null::product_history, ${json('product_history')}::text::jsonb)`;
}

function snake(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}
