// One worker of the filling: lays out the listings from an index to another and writes them in large pieces.
import { argv, env } from 'node:process';
import { openDatabase, type Tx, write } from '../server/src/db/open.ts';
import { partiesByIds } from '../server/src/merchant/queries.ts';
import { openVault } from '../server/src/providers/vault.ts';
import { listingAt, merchantCount } from './generate.ts';
import { offeringOf } from './merchants.ts';
import { type ListingRows, type Row, rowsOf } from './rows.ts';

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
  const of = (table: keyof ListingRows) =>
    inserting(tx, table, rows.flatMap((row): Row[] => [row[table]].flat()).map(snake));
  await tx`set local synchronous_commit = off`;
  await of('certificate');
  await of('proof_entry');
  await tx`with products as (${of('product')}) ${of('product_version')}`;
  await of('product_event');
}

// Only the named columns: those of later migrations have their defaults.
function inserting(tx: Tx, table: keyof ListingRows, rows: Row[]) {
  const columns = tx(Object.keys(rows[0] ?? {}));
  return tx`
    insert into ${tx(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${tx(table)}, ${JSON.stringify(rows)}::text::jsonb)`;
}

function snake(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}
