// Records the statements of one call from PostgreSQL's own log and writes them as a pgbench script.
// Taken anew in each run, so that the reference never lags behind the server.
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

interface Statement {
  pid: string;
  text: string;
  /** In PostgreSQL's text form; null is NULL. */
  values: (string | null)[];
}

/** Replacements of recorded values in the reference: pgbench expressions, as text. */
export type Stands = ReadonlyMap<string, string>;

export interface Script {
  text: string;
  /** Values that are the same in each call, by the variable's name. */
  constants: Record<string, string>;
  statements: number;
}

/** The statements of one call: those of its transaction, and the session lookup before it. */
export async function recordCall<T>(
  { url, log }: { url: string; log: string },
  inserts: string,
  call: () => Promise<T>,
): Promise<{ statements: Statement[]; answer: T }> {
  await logStatements(url, 'all');
  const { size } = await stat(log);
  const answer = await call().finally(() => logStatements(url, 'none'));
  const logged = (await readFile(log)).subarray(size).toString();
  const all = statementsOf(logged);
  const main = all.findIndex(({ text }) => text.includes(inserts));
  if (main < 0) throw new Error(`The server's log has no ${inserts}`);
  const own = all.filter(({ pid }) => pid === all[main]?.pid);
  const at = own.indexOf(all[main] as Statement);
  const from = own.findLastIndex(({ text }, place) => place < at && text.startsWith('begin'));
  const to = own.findIndex(({ text }, place) => place > at && text === 'commit');
  const transaction = from < 0 || to < 0 ? [] : own.slice(from, to + 1);
  // The transaction reads the actor again, under the lock of their rights.
  const lookups = all.filter((one) => one.text.includes('token_hash =') && !transaction.includes(one));
  if (transaction.length === 0 || lookups.length !== 1)
    throw new Error(`The server's log has no whole call:\n${logged}`);
  return { statements: [...lookups, ...transaction], answer };
}

// Open connections take up the setting at their next statement.
async function logStatements(url: string, which: 'all' | 'none'): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`alter system set log_statement = '${which}'`);
    await sql`select pg_reload_conf()`;
  } finally {
    await sql.end();
  }
  await sleep(500);
}

function statementsOf(log: string): Statement[] {
  const statements: Statement[] = [];
  // Each entry begins with the moment and the process; further lines of it are set in by a tab.
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] )/m)) {
    const [, pid = '', kind, words = ''] = /^\S+ \S+ \w+ \[(\d+)\] (\w+): {2}([\s\S]*)$/.exec(entry) ?? [];
    const plain = words.replaceAll('\n\t', '\n').trim();
    const text = /^(?:statement|execute \S+): ([\s\S]*)$/.exec(plain)?.[1];
    if (kind === 'LOG' && text) statements.push({ pid, text: text.trim(), values: [] });
    const last = statements.findLast((statement) => statement.pid === pid);
    if (kind === 'DETAIL' && last) last.values = valuesOf(plain);
  }
  return statements;
}

function valuesOf(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The statements with the recorded values replaced; a uuid that occurs nowhere before was made by the call. */
export function scriptOf(head: readonly string[], statements: readonly Statement[], known: Stands): Script {
  const stands = new Map(known);
  const constants: Record<string, string> = {};
  const ids = statements.flatMap(({ values }) => values.filter((value) => value !== null && uuid.test(value)));
  for (const id of new Set(ids as string[]))
    if (!stands.has(id))
      stands.set(id, numbered(`019f0000-0000-7000-9${String(stands.size).padStart(3, '0')}-`, 'seq'));
  const literal = (value: string | null): string => {
    if (value === null) return 'null';
    // pgbench takes no empty one.
    if (value === '') return "''";
    const parts = piecesOf(value, [...stands.keys()]);
    if (!parts.some((part) => stands.has(part))) return constantOf(constants, value);
    const put = parts.map((part) => stands.get(part) ?? constantOf(constants, part));
    return `(${put.join(' || ')})${typeOf(value)}`;
  };
  const lines = statements.map(
    // A parameter's number may be followed by another digit; in replacing, the whole number is taken.
    ({ text, values }) => `${text.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1] ?? null))};`,
  );
  return { text: [...head, ...lines, ''].join('\n'), constants, statements: lines.length };
}

/** A text that ends in a variable's number, in twelve digits. */
export function numbered(before: string, variable: string): string {
  return `'${before}' || lpad(:${variable}::text, 12, '0')`;
}

// A composed text needs a cast, where a parameter does not.
function typeOf(value: string): string {
  if (uuid.test(value)) return '::uuid';
  if (value.startsWith('{"')) return '::jsonb';
  return value.startsWith('{') ? '::uuid[]' : '';
}

// Known values within a longer text are separated, such as an order's id in the key of a notice.
function piecesOf(value: string, known: string[]): string[] {
  const within = known.filter((one) => value.includes(one));
  if (within.length === 0) return [value];
  return value.split(new RegExp(`(${within.join('|').replaceAll('\\', '\\\\')})`)).filter((piece) => piece !== '');
}

function constantOf(constants: Record<string, string>, value: string): string {
  const there = Object.keys(constants).find((name) => constants[name] === value);
  const name = there ?? `c${Object.keys(constants).length}`;
  constants[name] = value;
  return `:${name}`;
}
