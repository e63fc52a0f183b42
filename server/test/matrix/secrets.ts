// Values that no reply may hold: stored secrets, and personal data outside its owner's replies.
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from '#src/db/open.ts';
import type { ShapedCall } from '#src/http/feature.ts';
import { contactOf, type Player } from './people.ts';
import { idNumber } from './plant-applications.ts';

export interface Secret {
  column: string;
  value: string;
}

const secretNames = '(_sealed|_blind|password_hash|token_hash|fingerprint|idempotency_key|_secret|contact|codes)$';

/** Every stored value of a column that is sealed, hashed or internal. */
export async function secretsOf(sql: Pool): Promise<Secret[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ ${secretNames}`;
  const found: Secret[] = [];
  for (const { table, column } of columns) {
    const values = await sql.unsafe<{ value: string }[]>(
      `select distinct ${column}::text as value from ${table} where length(${column}::text) >= 16`,
    );
    for (const { value } of values) found.push({ column: `${table}.${column}`, value: value.replace(/^\\\\x/, '') });
  }
  const sealed = await sql<{ value: string }[]>`
    select distinct part.value #>> '{}' as value
    from application, jsonb_path_query(content, '$.*.*') as part(value) where jsonb_typeof(part.value) = 'string'`;
  return [
    ...found,
    ...sealed.filter(({ value }) => value.length >= 40).map(({ value }) => ({ column: 'application.content', value })),
  ];
}

/** True when parsing the reply by its call's output removes nothing. */
export function isExactly(call: ShapedCall, data: unknown): boolean {
  const parsed: unknown = JSON.parse(JSON.stringify(call.output.parse(data)));
  return isDeepStrictEqual(parsed, data);
}

const counterparts: Partial<Record<Player, Player>> = {
  buyer: 'seller',
  seller: 'buyer',
  otherBuyer: 'otherSeller',
  otherSeller: 'otherBuyer',
};

/** Phones, e-mails and an identity number, each with those who may read it: whose it is, and who deals with them. */
export function canariesOf(players: readonly Player[]): { value: string; readers: readonly Player[] }[] {
  const contacts = players.flatMap((player) => {
    const other = counterparts[player];
    const readers = other ? [player, other] : [player];
    const { phone, email } = contactOf(player);
    return [phone, email].map((value) => ({ value, readers }));
  });
  return [...contacts, { value: idNumber, readers: ['registered'] }];
}
