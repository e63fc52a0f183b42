import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kitBreaches, readingPages } from './kit-rules.ts';
import { breaches, importsOf, type SourceFile } from './layer-rules.ts';

const root = resolve(import.meta.dirname, '../..');

async function sources(...patterns: string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/build/**', '**/.*/**'] })) {
    files.push({ path: path.replaceAll('\\', '/'), text: readFileSync(resolve(root, path), 'utf8') });
  }
  return files;
}

const formLibraries = /^(antd|@ant-design|@tanstack)(\/|$)/;
const demoData = /^server\/src\/demo\/read\.ts$/;

describe('the house', () => {
  it('is in order', async () => {
    const files = await sources('{contract,server,web,e2e,bench,attacks,scripts}/**/*.{ts,tsx,mjs}');
    expect(files.length).toBeGreaterThan(100);
    expect(breaches(files)).toEqual([]);
  });

  it('keeps antd and react-query out of public reading pages', async () => {
    const files = await sources('web/app/**/*.{ts,tsx}');
    const pages = readingPages(files);
    expect(pages.length).toBeGreaterThan(5);
    expect(['web/app/root.tsx', ...pages].flatMap((page) => wayTo(formLibraries, page, files))).toEqual([]);
  });

  it('draws public pages with one kit and signed-in pages with the other', async () => {
    expect(kitBreaches(await sources('web/app/**/*.{ts,tsx}'))).toEqual([]);
  });

  it('keeps the data of the demo out of production, where nothing is filled', async () => {
    const files = await sources('server/src/**/*.ts');
    expect(wayTo(demoData, 'server/src/main.ts', files)).toEqual([]);
    expect(wayTo(demoData, 'server/src/demo/fill.ts', files)).not.toEqual([]);
  });
});

describe('the check sees', () => {
  const seen = (path: string, text: string) => breaches([{ path, text }]);

  it.each([
    ['a contract that wants more than zod', 'contract/src/product/calls.ts', `import { x } from 'fastify';`],
    ['a call that brings zod along', 'contract/src/product/calls.ts', `import { z } from 'zod';`],
    ['a call that brings schemas along', 'contract/src/product/calls.ts', `import { card } from './schema.ts';`],
    ['a page that imports the server', 'web/app/product/List.tsx', `import { x } from '../../../server/src/app.ts';`],
    ['a query that knows an action', 'server/src/product/queries.ts', `import { x } from './actions.ts';`],
    ['a rule that reads the database', 'server/src/product/rules.ts', `import { x } from './queries-own.ts';`],
    ['a rule with a clock of its own', 'server/src/product/rules.ts', `import { x } from 'node:timers';`],
    [
      'a feature that opens its own transaction',
      'server/src/product/registration/actions.ts',
      `import { type Tx, write } from '#src/db/open.ts';`,
    ],
    ['a feature that holds the pool', 'server/src/product/queries.ts', `import type { Pool } from '#src/db/open.ts';`],
    [
      'an import from the right',
      'server/src/product/registration/actions.ts',
      `import { x } from '#src/order/queries.ts';`,
    ],
    [
      'a lazy import from the right',
      'server/src/product/registration/actions.ts',
      `const x = await import('#src/order/queries.ts');`,
    ],
    ['the API entry importing a noun', 'server/src/http/execute.ts', `import { x } from '#src/product/queries.ts';`],
    ['an import from the right on the web', 'web/app/product/List.tsx', `import { x } from '#app/order/Orders.tsx';`],
    ['a ui piece that knows a noun', 'web/app/ui/Button.tsx', `import { x } from '../product/List.tsx';`],
    ['a folder nobody declared', 'server/src/widget/routes.ts', `import { x } from '#src/site/queries.ts';`],
    ['a file that is too long', 'server/src/product/reading.ts', '\n'.repeat(301)],
    ['a test that is too long', 'server/src/product/reading.test.ts', '\n'.repeat(401)],
    ['a world nobody takes down', 'server/src/product/reading.test.ts', 'let centre: World;'],
  ])('%s', (_, path, text) => {
    expect(seen(path, text)).not.toEqual([]);
  });

  it('nothing where nothing is wrong', () => {
    const text = [
      `import type { Tx } from '#src/db/open.ts';`,
      `import { ensure } from '#src/http/refuse.ts';`,
      `import { findMerchant } from '#src/merchant/queries.ts';`,
      `import { lockOwnProduct } from './queries.ts';`,
    ].join('\n');
    expect(seen('server/src/product/registration/actions.ts', text)).toEqual([]);
  });

  const routes = {
    path: 'web/app/routes.ts',
    text: `const reading: RouteConfigEntry[] = [\n  page('a', 'a/A.tsx'),\n];`,
  };

  it.each([
    ['antd beside a public piece', `import { Input } from 'antd';`, 'mixes'],
    ['a form beside a public piece', `import { CallForm } from '#app/form/CallForm.tsx';`, 'mixes'],
    ['a public piece behind a sign-in', `import { Table } from '#app/ui/plain/Table.tsx';`, 'no public page shows it'],
  ])('%s', (_, other, why) => {
    const page = { path: 'web/app/a/Own.tsx', text: `import { Button } from '#app/ui/Button.tsx';\n${other}` };
    expect(kitBreaches([routes, page]).join()).toContain(why);
  });

  it('no breach where a public page shows a public piece', () => {
    const page = { path: 'web/app/a/A.tsx', text: `const part = () => import('./Part.tsx');` };
    const part = { path: 'web/app/a/Part.tsx', text: `import { Button } from '#app/ui/Button.tsx';` };
    expect(kitBreaches([routes, page, part])).toEqual([]);
  });

  it('files that are long on the whole', () => {
    const files = ['a', 'b', 'c'].map((name) => ({ path: `server/src/product/${name}.ts`, text: '\n'.repeat(90) }));
    expect(breaches(files)).toEqual(['the median file has 90 lines, more than 80']);
  });

  it('a cycle of types', () => {
    const whole = { path: 'web/app/a/A.tsx', text: `import { B } from './B.tsx';` };
    const part = { path: 'web/app/a/B.tsx', text: `import type { Props } from './A.tsx';` };
    expect(breaches([whole, part])).toContain('web/app/a/A.tsx → web/app/a/B.tsx → web/app/a/A.tsx');
  });

  it.each(['antd', '@tanstack/react-query'])('%s behind two imports', (library) => {
    const page = { path: 'web/app/a/A.tsx', text: `import { B } from '../b/B.tsx';` };
    const part = { path: 'web/app/b/B.tsx', text: `import { x } from '${library}';` };
    expect(wayTo(formLibraries, page.path, [page, part])).toEqual([`web/app/a/A.tsx → web/app/b/B.tsx → ${library}`]);
  });
});

/** How a module reaches a target by imports that load with it; empty when it does not. */
function wayTo(sought: RegExp, start: string, files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const file = byPath.get(way.at(-1) as string);
    // Types vanish, and what is imported lazily is fetched after the page stands.
    const text = file?.text.replace(/^import type .*$/gm, '').replace(/import\('[^']+'\)/g, '') ?? '';
    for (const { target } of file ? importsOf({ path: file.path, text }) : []) {
      if (sought.test(target)) return [[...way, target].join(' → ')];
      if (!seen.has(target) && seen.add(target)) ways.push([...way, target]);
    }
  }
  return [];
}
