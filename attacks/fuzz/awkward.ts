// Values that have broken programs before, whatever the field was meant for.
import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\uFEFF',
  '\u202Egnp.exe',
  '\u200B\u200D',
  'e\u0301'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(20),
  '﷽'.repeat(200),
  '𠮷野家',
  '１２３',
  'İ',
  'ß',
  '\r\n',
  'a\r\nSet-Cookie: x=1',
  '\u2028\u2029',
  '\u001b[2J\u001b[31m',
  "'",
  "' or 1=1 --",
  "'; drop table account; --",
  '%',
  '_',
  '\\',
  '%00',
  '%ff',
  '$1',
  `${'$'}{7*7}`,
  '{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\',
  '/dev/null',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '<script>__hit(1)</script>',
  '"><img src=x onerror=__hit(1)>',
  '=1+1',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '-000001-01-01',
  '2026-01-01T00:00:00.000000Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a'.repeat(255),
  '数'.repeat(4_000),
  ' '.repeat(10_000),
  '('.repeat(5_000),
  'a '.repeat(20_000),
];

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-300,
  1e21,
  1e300,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  2 ** 64,
  1_000_000_000_001,
];

function nested(depth: number, inner: unknown): unknown {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const shapes: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [''],
  { length: 1e9 },
  { toString: null, valueOf: null },
  Object.fromEntries([['then', 1]]),
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { $ne: null },
  Array.from({ length: 3_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, at])),
  nested(200, 1),
];

/** Any JSON value that a field is unlikely to be meant for. */
export const awkward: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 5 },
  { arbitrary: fc.constantFrom(...numbers), weight: 2 },
  { arbitrary: fc.constantFrom(...shapes), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** Text alone, for paths, queries and the parts of a form. */
export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 4 },
  { arbitrary: fc.constantFrom(...numbers).map(String), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
);

/** Names a field may not have. */
export const awkwardNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  '\u0000',
  'id\u0000',
  '$where',
  'a'.repeat(3_000),
];
