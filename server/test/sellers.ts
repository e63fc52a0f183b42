// Many traders, for races that one of them cannot run alone.
import { randomUUIDv7 } from 'node:crypto';
import { type Pool, type Tx, write } from '#src/db/open.ts';
import { plantConsents } from '#src/demo/scenes/people.ts';
import { insertSession } from '#src/session/queries.ts';

/** Plants attested merchants with seller's permission; gives the token of each. */
export function plantSellers(sql: Pool, count: number): Promise<string[]> {
  return plantTraders(sql, 'seller', count);
}

/** The same with buyer's permission; a centre has one of the two, for their companies are the same. */
export function plantBuyers(sql: Pool, count: number): Promise<string[]> {
  return plantTraders(sql, 'buyer', count);
}

async function plantTraders(sql: Pool, role: 'seller' | 'buyer', count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, index) => `${role}-${index}-`.padEnd(64, '0'));
  await write(sql, async (tx) => {
    for (const [index, token] of tokens.entries()) await plantTrader(tx, role, index, token);
  });
  return tokens;
}

/** Puts a product like this one on the market under the planted seller who holds the token; gives its id. */
export async function listAlike(sql: Pool, productId: string, token: string): Promise<string> {
  const id = randomUUIDv7();
  const phone = `sellers-${token.split('-')[1]?.padStart(4, '0')}`;
  await sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::uuid, 'number', ${id}::text,
      'party_id', own.id, 'merchant_id', m.id,
      'place', nextval(pg_get_serial_sequence('product', 'place'))))).*
    from product p, account a join party own on own.account_id = a.id join merchant m on m.party_id = own.id
    where p.id = ${productId} and a.phone_blind = ${phone}`;
  return id;
}

async function plantTrader(tx: Tx, role: string, index: number, token: string): Promise<void> {
  const account = randomUUIDv7();
  const party = randomUUIDv7();
  const serial = String(index).padStart(4, '0');
  const apply = (subject: string) => approved(tx, subject, account, party);
  await tx`insert into account (id, phone_sealed, phone_blind, password_hash, type) values (${account}, '', ${`sellers-${serial}`}, '', 2)`;
  const proof = await approved(tx, 'attestation', account, null);
  await tx`
    insert into party (id, account_id, attestation_id, kind, name, credit_code, attested_at)
    values (${party}, ${account}, ${proof}, 'organisation', ${`竞争数据公司${serial}`}, ${`91450100MA5K00${serial}`}, now())`;
  const entry = await apply('merchant');
  await tx`
    insert into merchant (id, party_id, application_id, kinds, industries, introduction, since)
    values (${randomUUIDv7()}, ${party}, ${entry}, ${['supplier']}, ${[]}::text[], '竞争接单的数商', now())`;
  await tx`
    insert into permission (party_id, role, permit_id, granted_at)
    values (${party}, ${role}, ${await apply('permit')}, now())`;
  await plantConsents(tx, account);
  await insertSession(tx, { id: randomUUIDv7(), side: 'site', holderId: account, token, address: '127.0.0.1' });
}

async function approved(tx: Tx, subject: string, account: string, party: string | null): Promise<string> {
  const id = randomUUIDv7();
  await tx`
    insert into application (id, subject, account_id, party_id, title, status, content, submitted_at, created_at, updated_at)
    values (${id}, ${subject}, ${account}, ${party}, '测试数商', 'approved', '{}', now(), now(), now())`;
  return id;
}
