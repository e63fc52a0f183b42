import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#src/features.ts';
import { specCalls, specPages } from './spec-tables.ts';

const root = resolve(import.meta.dirname, '../..');
const specification = resolve(root, '../shared/spec.md');

// A parameter's name does not distinguish calls, so {x} and {id} are the same place in a path.
function bare(path: string): string {
  return path.replace(/\{\w+\}|:\w+/g, '{}').replace(/\?.*$/, '');
}

test('every page of the specification has its path and its module', () => {
  const paths = readFileSync(resolve(root, 'web/app/paths.ts'), 'utf8');
  const routes = readFileSync(resolve(root, 'web/app/routes.ts'), 'utf8');
  const missing = specPages.filter(
    ([path, name]) => !paths.includes(`  ${name}: '${path}',`) || !routes.includes(`page('${name}',`),
  );
  expect(missing).toEqual([]);
  expect(specPages).toHaveLength(33);
});

test('every call of the specification is served under its method and path', () => {
  const served = features.flatMap(({ calls }) => calls.map(({ call }) => `${call.method} ${bare(call.path)}`));
  const missing = specCalls.filter(([method, path]) => !served.includes(`${method} ${bare(path)}`));
  expect(missing).toEqual([]);
  expect(specCalls).toHaveLength(52);
});

test('a field that the specification puts into the query of a POST travels there', () => {
  const all = features.flatMap(({ calls }) => calls.map(({ call }) => call));
  for (const [method, path] of specCalls.filter(([method, path]) => method === 'POST' && path.includes('?'))) {
    const call = all.find((one) => one.method === method && bare(one.path) === bare(path));
    expect(call?.query, path).toEqual([...path.matchAll(/[?&](\w+)=/g)].map(([, name]) => name));
  }
});

test.skipIf(!existsSync(specification))(
  'the tables here are those of the specification (skipped where ../shared/spec.md is not)',
  () => {
    const text = readFileSync(specification, 'utf8');
    const rows = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row]) =>
      (row as string).split('|').map((cell) => cell.trim()),
    );
    const pages = rows.filter(([path, name]) => path?.startsWith('/') && name && /^\w+$/.test(name));
    const calls = rows.filter(([method]) => method === 'GET' || method === 'POST');
    expect(pages.map(([path, name]) => [path, name])).toEqual(specPages);
    expect(calls.map(([method, path]) => [method, path])).toEqual(specCalls);
  },
);
