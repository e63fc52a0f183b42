// SECRET_KEY and the data sealed under it belong together: a guard at start, and the change of one key for another.
import postgres from 'postgres';
import { type Pool, single } from '#src/db/open.ts';
import type { Vault } from '#src/providers/vault.ts';
import { StartFailure } from './start-failure.ts';

/** Keeps the key's fingerprint with the data, and refuses to start under any other key. `pool` may write. */
export async function refuseOtherKey(pool: Pool, { fingerprint }: Vault): Promise<void> {
  const [last] = await pool<{ fingerprint: string }[]>`
    select fingerprint from secret_key order by since desc limit 1`;
  if (!last) await single(pool)`insert into secret_key ${pool({ fingerprint })} on conflict do nothing`;
  else if (last.fingerprint !== fingerprint)
    throw new StartFailure(
      'SECRET_KEY 与数据库中的数据不是同一把：已加密的手机号、证件号等都打不开。请改回原来的密钥；要更换密钥，请先停止全部节点，执行 npm run rotate-key（见 docs/operating.md）。',
    );
}

export interface KeyRotation {
  /** Sealed texts written anew. */
  sealed: number;
  /** Columns they stood in. */
  columns: string[];
}

interface Column {
  table: string;
  name: string;
  isJson: boolean;
}

// The version byte, twelve of nonce and sixteen of tag: so a sealed text begins, and no shorter is one.
const sealedWords = /A[Q-Za-f][\w-]{37,}/g;

/**
 * Seals anew, under the present key, all that stands anywhere under an older one, and what people are looked up by with
 * it; all or nothing. Every text of every table is looked at, so that no column has to be remembered here. `pool` is
 * the owner's: histories that only grow are written anew too, since their words stay as they were.
 */
export async function rotate(url: string, vault: Vault, old: Vault): Promise<KeyRotation> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    // A row changed meanwhile is not overwritten: the whole transaction rolls back.
    return await sql.begin('isolation level repeatable read', async (tx) => {
      let sealed = 0;
      const touched = new Set<string>();
      for (const [table, columns] of await columnsByTable(tx)) {
        const count = await rotateTable(tx, table, columns, { vault, old, touched });
        sealed += count;
      }
      await tx`insert into secret_key (fingerprint) values (${vault.fingerprint}) on conflict do nothing`;
      return { sealed, columns: [...touched] };
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function columnsByTable(tx: postgres.TransactionSql): Promise<Map<string, Column[]>> {
  const columns = await tx<Column[]>`
    select c.table_name as table, c.column_name as name, c.data_type = 'jsonb' as "isJson"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb')
    order by 1, 2`;
  return Map.groupBy(columns, ({ table }) => table) as Map<string, Column[]>;
}

interface Rotation {
  vault: Vault;
  old: Vault;
  touched: Set<string>;
}

async function rotateTable(
  tx: postgres.TransactionSql,
  table: string,
  columns: Column[],
  rotation: Rotation,
): Promise<number> {
  const isCandidate = columns.map(({ name }) => `"${name}"::text ~ 'A[Q-Za-f][A-Za-z0-9_-]{37}'`).join(' or ');
  const selected = columns.map(({ name }) => `"${name}"::text as "${name}"`).join(', ');
  // Collected before any is written: a row that was written anew has another place.
  const rows = await tx.unsafe<(Record<string, string | null> & { place: string })[]>(
    `select ctid::text as place, ${selected} from "${table}" where ${isCandidate}`,
  );
  let sealed = 0;
  let isGuarded = true;
  for (const { place, ...row } of rows) {
    const changed = new Map<string, string>();
    for (const { name, isJson } of columns) {
      const text = row[name];
      if (typeof text !== 'string') continue;
      const { text: anew, count } = isJson ? inJson(text, rotation) : inText(text, rotation);
      if (count === 0) continue;
      sealed += count;
      changed.set(name, anew);
      rotation.touched.add(`${table}.${name}`);
      const blind = name.replace(/_sealed$/, '_blind');
      if (blind !== name && row[blind]) changed.set(blind, rotation.vault.blind(rotation.old.decrypt(text)));
    }
    if (changed.size === 0) continue;
    if (isGuarded) await tx.unsafe(`alter table "${table}" disable trigger user`);
    isGuarded = false;
    const types = new Map(columns.map(({ name, isJson }) => [name, isJson ? 'jsonb' : 'text']));
    const sets = [...changed.keys()].map((name, at) => `"${name}" = $${at + 2}::text::${types.get(name)}`).join(', ');
    await tx.unsafe(`update "${table}" set ${sets} where ctid = $1::tid`, [place, ...changed.values()]);
  }
  if (!isGuarded) await tx.unsafe(`alter table "${table}" enable trigger user`);
  return sealed;
}

function inText(text: string, { vault, old }: Rotation): { text: string; count: number } {
  let count = 0;
  const anew = text.replace(sealedWords, (word) => {
    const plain = openedBy(old, word);
    if (plain === null) return word;
    count += 1;
    return vault.encrypt(plain);
  });
  return { text: anew, count };
}

/** An encrypted value and its blind form are renewed together. */
function inJson(text: string, rotation: Rotation): { text: string; count: number } {
  let count = 0;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const anew = inText(value, rotation);
      count += anew.count;
      return anew.text;
    }
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { sealed, blind } = value as { sealed?: unknown; blind?: unknown };
    const plain = typeof sealed === 'string' && typeof blind === 'string' ? openedBy(rotation.old, sealed) : null;
    if (plain !== null) {
      count += 1;
      return { ...value, sealed: rotation.vault.encrypt(plain), blind: rotation.vault.blind(plain) };
    }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  return { text: JSON.stringify(walk(JSON.parse(text))), count };
}

function openedBy(vault: Vault, word: string): string | null {
  try {
    return vault.decrypt(word);
  } catch {
    return null;
  }
}
