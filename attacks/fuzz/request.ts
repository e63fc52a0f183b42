// One request as drawn: lawful and then changed here and there, drawn from the schema, or broken on its way.
import fc from 'fast-check';
import { awkward, awkwardNames, awkwardText } from './awkward.ts';
import { bySchema } from './by-schema.ts';
import type { Operation, OperationField } from './operations.ts';

export interface Wire {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

interface Drawn {
  input: Record<string, unknown>;
  token: string;
}

export interface Surroundings {
  tokens: readonly string[];
  ids: readonly string[];
  files: readonly string[];
}

export function requestTo(operation: Operation, around: Surroundings): fc.Arbitrary<Wire> {
  const { fields, seeds } = operation;
  const someone = fc.oneof(
    { arbitrary: fc.constantFrom(...around.tokens), weight: 9 },
    { arbitrary: fc.constantFrom('Bearer x', 'x'.repeat(4_000), '%00', '\u00ff\u00fe', "' or 1=1"), weight: 1 },
  );
  const lawful: fc.Arbitrary<Drawn>[] = seeds.map(({ input, token }) =>
    fc.record({
      input: changed(fc.constant(input), fields, around),
      token: fc.oneof({ arbitrary: fc.constant(token), weight: 8 }, { arbitrary: someone, weight: 2 }),
    }),
  );
  const whose = seeds.length > 0 ? fc.constantFrom(...seeds.map(({ token }) => token)) : someone;
  const drawn: fc.Arbitrary<Drawn> = fc.record({
    input: changed(fromSchema(fields, around.ids), fields, around),
    token: fc.oneof({ arbitrary: whose, weight: 8 }, { arbitrary: someone, weight: 2 }),
  });
  const content =
    lawful.length > 0
      ? fc.oneof({ arbitrary: fc.oneof(...lawful), weight: 3 }, { arbitrary: drawn, weight: 3 })
      : drawn;
  const layout = fc.record({
    sloppy: fc.integer({ min: 0, max: 9 }),
    spoil: fc.oneof({ arbitrary: fc.constant(null), weight: 7 }, { arbitrary: spoilt, weight: 2 }),
    file: fc.constantFrom(...around.files),
    text: awkwardText,
  });
  return fc.tuple(content, layout).map(([{ input, token }, how]) => laidOut(operation, input, token, how));
}

function fromSchema(fields: OperationField[], ids: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.fromEntries(fields.map(({ name, schema }) => [name, bySchema(schema, ids)]));
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(parts, { requiredKeys });
}

/** Changes none, one or two of its fields; now and then adds an unknown field. */
function changed(
  lawful: fc.Arbitrary<Record<string, unknown>>,
  fields: OperationField[],
  { ids }: Surroundings,
): fc.Arbitrary<Record<string, unknown>> {
  if (fields.length === 0) return lawful;
  // Made once: a pattern is costly to draw from for the first time.
  const changing = fields.map(({ name, schema }) => {
    const value = fc.oneof({ arbitrary: bySchema(schema, ids), weight: 3 }, { arbitrary: awkward, weight: 2 });
    return fc.tuple(fc.constant(name), value);
  });
  const change = fc.oneof(...changing);
  const stray = fc.tuple(fc.constantFrom(...awkwardNames), awkward);
  const changes = fc.oneof(
    { arbitrary: fc.array(change, { maxLength: 2 }), weight: 9 },
    { arbitrary: fc.array(stray, { minLength: 1, maxLength: 2 }), weight: 1 },
  );
  return fc.tuple(lawful, changes).map(([input, some]) => Object.fromEntries([...Object.entries(input), ...some]));
}

const bombs = ['['.repeat(100_000), '{"a":'.repeat(50_000), `${'['.repeat(5_000)}${']'.repeat(5_000)}`];

/** A body that replaces the lawful one, with its content type. */
const spoilt = fc.record({
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
  ),
  body: fc.oneof(
    awkward.map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '',
      '{',
      '{"a":}',
      'null',
      '"a"',
      '1',
      '[1]',
      '{"__proto__":{"a":1}}',
      '\u0000',
      '\ufeff{}',
      ...bombs,
    ),
    fc.constantFrom('--x\r\n\r\n', '--x--', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  ),
  method: fc.constantFrom('', '', '', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
});

type Spoilt = typeof spoilt extends fc.Arbitrary<infer T> ? T : never;

interface Layout {
  /** 0: a query field comes twice; 1: the header of writing calls is missing; 2: a body field comes twice. */
  sloppy: number;
  spoil: Spoilt | null;
  file: string;
  text: string;
}

function laidOut(
  { method, path, fields, takesFile }: Operation,
  input: Record<string, unknown>,
  token: string,
  how: Layout,
): Wire {
  const placeOf = new Map(fields.map(({ name, place }) => [name, place]));
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(textOf(input[name] ?? '-')));
  const query = Object.entries(input)
    .filter(([name]) => (placeOf.get(name) ?? (method === 'GET' ? 'query' : 'body')) === 'query')
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).slice(0, 60).map((one) => pair(name, one)));
  if (how.sloppy === 0 && query[0]) query.push(query[0], pair('page[size]', how.text));
  const headers: Record<string, string> = { authorization: token };
  if (how.sloppy !== 1) headers.mobile = '1';
  const body = Object.entries(input).filter(([name]) => (placeOf.get(name) ?? 'body') === 'body');
  const address = query.length > 0 ? `${inPath}?${query.join('&')}` : inPath;
  const request = { method, path: address.slice(0, 12_000), headers };
  if (how.spoil)
    return {
      ...request,
      method: how.spoil.method || method,
      headers: typed(headers, how.spoil.type),
      body: how.spoil.body,
    };
  if (method === 'GET') return { ...request, body: null };
  if (takesFile)
    return { ...request, headers: typed(headers, 'multipart/form-data; boundary=edge'), body: form(body, how) };
  return { ...request, headers: typed(headers, 'application/json'), body: json(body, how.sloppy === 2) };
}

function typed(headers: Record<string, string>, type: string): Record<string, string> {
  return type ? { ...headers, 'content-type': type } : headers;
}

/** Written out, since no object holds a name twice. */
function json(body: [string, unknown][], isDoubled: boolean): string {
  const members = body.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
  return `{${(isDoubled && members[0] ? [...members, members[0]] : members).join(',')}}`;
}

function form(body: [string, unknown][], { file, text }: Layout): string {
  const part = (head: string, value: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const named = (name: string) => name.replace(/["\r\n]/g, '');
  const fields = body.map(([name, value]) => part(`name="${named(name)}"`, textOf(value)));
  return `${fields.join('')}${part(`name="file"; filename="${named(text)}.csv"`, file)}--edge--\r\n`;
}

function pair(name: string, value: unknown): string {
  return `${escaped(name)}=${escaped(textOf(value))}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Some escapes are sent as they are, lawful or not. */
function escaped(text: string): string {
  if (/^%[0-9a-f]{2}$/i.test(text)) return text;
  return encodeURIComponent(text.toWellFormed());
}
