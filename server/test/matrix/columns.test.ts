// C2 of goals.md: the name of every column of every table, put into every writing call.

import { expect, test } from 'vitest';
import { z } from 'zod';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';
import { ask } from './ask.ts';
import { type Cell, cellsOf, served } from './cells.ts';
import { dryServer } from './dry-server.ts';
import { plant } from './plant.ts';
import { roles, turnedAway } from './roles.ts';

const centre = await world();
const { people, subjects } = await plant(centre);
const { server, begun } = await dryServer(centre);
// Noting a session's use is a write too, and not one of the call's.
await centre.sql`update session set used_at = now() + interval '1 hour'`;
const names = await columnNames();

const writing = served.filter(({ call }) => call.writes);
const lawful = new Map(writing.map((one) => [one.name, lawfulCell(cellsOf(one, subjects))]));

test('every writing call has a lawful input to put columns into', () => {
  expect(writing.filter(({ name }) => !lawful.get(name)).map(({ name }) => name)).toEqual([]);
  expect(names.length).toBeGreaterThan(300);
});

test('a column that a writing call does not list is refused by name, and nothing is begun', async () => {
  let count = 0;
  const accepted: string[] = [];
  const before = begun();
  for (const { name, call } of writing) {
    const { input, role } = lawful.get(name) as Cell;
    const unlisted = names.filter((column) => !(column in call.input.shape));
    const query = call.method === 'GET' ? {} : { query: call.query ?? [] };
    for (const some of call.upload ? handfuls(unlisted) : [unlisted]) {
      const injected = { ...Object.fromEntries(some.map((column) => [column, 'x'])), ...input };
      const reply = await ask(server, { ...call, ...query }, injected, people.tokens[role], '10.0.1.1');
      const { fields = {} } = (JSON.parse(reply.body).data ?? {}) as { fields?: Record<string, string> };
      accepted.push(
        ...some.filter((column) => fields[column] !== '没有这个字段').map((column) => `${name}: ${column}`),
      );
    }
    count += unlisted.length;
  }
  printNumber({
    id: 'C2',
    is: accepted.length,
    of: `of ${count} fields accepted: ${names.length} column names × ${writing.length} writing calls`,
    atMost: 0,
  });
  expect(accepted).toEqual([]);
  expect(begun()).toBe(before);
  // Some hundred calls with hundreds of names each, on a machine that may be busy.
}, 120_000);

test('one of them alone is refused just so', () => {
  const accepted = writing.flatMap(({ name, call }) => {
    const { input } = lawful.get(name) as Cell;
    return names
      .filter((column) => !(column in call.input.shape))
      .filter((column) => call.input.safeParse({ ...input, [column]: 'x' }).success)
      .map((column) => `${name}: ${column}`);
  });
  expect(accepted).toEqual([]);
});

test('nested input keeps declared fields only', () => {
  const open = writing.flatMap(({ name, call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'output', unrepresentable: 'any' });
    return [...openPlaces(schema)].map((place) => `${name}${place}`);
  });
  // A reviewer's opinions stand by field; the noun checks that the fields are its form's.
  expect(open.filter((place) => !place.endsWith('.opinions'))).toEqual([]);
});

/** As stored and as the code calls them. */
async function columnNames(): Promise<string[]> {
  const columns = await centre.sql<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`;
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return [...new Set(columns.flatMap(({ name }) => [name, camel(name)]))].sort();
}

/** A form before a file has few fields; more are refused as a whole, which tests none of them. */
function handfuls(columns: string[]): string[][] {
  const size = 5;
  return Array.from({ length: Math.ceil(columns.length / size) }, (_, at) => columns.slice(at * size, (at + 1) * size));
}

function lawfulCell(cells: Cell[]): Cell | undefined {
  return cells.find((cell) => cell.whose === 'own' && roles.includes(cell.role) && !turnedAway(cell.role, cell));
}

type Schema = z.core.JSONSchema.JSONSchema;

/** Paths of objects that accept any name; an empty schema accepts anything. */
function* openPlaces(schema: Schema | boolean | undefined, place = ''): Generator<string> {
  if (typeof schema !== 'object') return;
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  if (schema.type === 'object' && additionalProperties !== false) yield place;
  for (const [name, part] of Object.entries(properties)) yield* openPlaces(part, `${place}.${name}`);
  for (const part of [items, ...anyOf].flat()) yield* openPlaces(part as Schema | undefined, place);
}
