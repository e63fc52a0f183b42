import type { Db } from '#src/db/open.ts';

/**
 * The meanings that a supplier wrote for fields of these names, by the name in lower case, the latest first. Drafts do
 * not count: the form that is being written now is one of them.
 */
export async function listEarlierMeanings(
  db: Db,
  partyId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<{ name: string; meaning: string }[]>`
    select distinct on (lower(field.name)) lower(field.name) as name, field.meaning
    from product p join product_version v on v.product_id = p.id
      cross join lateral jsonb_to_recordset(v.content -> 'dictionary') as field (name text, meaning text)
    where p.party_id = ${partyId} and v.status in ('pending', 'notice', 'registered')
      and field.meaning <> '' and lower(field.name) = any(${names.map((name) => name.toLowerCase())})
    order by lower(field.name), v.updated_at desc`;
  return new Map(rows.map(({ name, meaning }) => [name, meaning]));
}
