// Help and articles say only what the program does: what they name between quotes, and where they link to, is there.
import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getDocument, getHelp } from '@shuji/contract/document/calls';
import { signUpDocuments } from '@shuji/contract/document/labels';
import { getDict } from '@shuji/contract/site/calls';
import { dicts } from '@shuji/contract/site/labels/dict';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const root = resolve(import.meta.dirname, '../../..');
const visitor = (await world()).as('visitor');

async function sources(pattern: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const path of glob(pattern, { cwd: root, exclude: ['**/*.test.ts'] }))
    found.set(path, await readFile(resolve(root, path), 'utf8'));
  return found;
}

async function textsForReaders(): Promise<Map<string, string>> {
  const { guides, questions } = await visitor(getHelp, {});
  const help = [...guides, ...questions].map(({ anchor, title, body }) => [`help#${anchor}`, title + body] as const);
  const agreements = await Promise.all(signUpDocuments.map((anchor) => visitor(getDocument, { anchor })));
  const agreed = agreements.map(({ anchor, body }) => [anchor, body] as const);
  return new Map([...help, ...agreed, ...(await sources('{demo/{documents,news},server/texts}/*.html'))]);
}

/** No names of functions: a text's short name for somebody, and cookies, which document/privacy-text.test.ts checks. */
const otherNames = /(?:以下简称|Cookie )“[^”]+”/g;

async function wordsOfProduct(): Promise<string> {
  const product = await sources('{web/app,contract/src}/**/*.{ts,tsx}');
  const labels = await Promise.all(Object.keys(dicts).map((name) => visitor(getDict, { name })));
  return [...product.values(), ...labels.flat().map(({ label }) => label)].join('\n');
}

/** The names between quotes that occur nowhere in the product. */
function missing(texts: Map<string, string>, product: string): string[] {
  return [...texts].flatMap(([where, text]) =>
    [...text.replace(otherNames, '').matchAll(/[“「]([^”」<>]+)[”」]/g)].flatMap(([, name = '']) =>
      product.includes(name) ? [] : [`${where}: ${name}`],
    ),
  );
}

test('each page, button and choice that help, rules and articles name is in the product', async () => {
  const product = await wordsOfProduct();
  expect(missing(new Map([['a text', '点击“一键成交”，或在“我的产品”上架']]), product)).toEqual(['a text: 一键成交']);
  const texts = await textsForReaders();
  expect(texts.size).toBeGreaterThan(40);
  expect(missing(texts, product)).toEqual([]);
});

test('each of their links leads to a page', async () => {
  const paths = await readFile(resolve(root, 'web/app/paths.ts'), 'utf8');
  const links = [...(await textsForReaders())].flatMap(([where, text]) =>
    [...text.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => ({ where, path })),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(({ path }) => !paths.includes(`'${path}'`))).toEqual([]);
});

test('no sandbox is offered or promised, because the centre runs none', async () => {
  const offered = (await visitor(getDict, { name: 'delivery' })).filter(({ isRetired }) => !isRetired);
  expect(offered.map(({ value }) => value).filter((value) => /sandbox/i.test(value))).toEqual([]);
  const texts = await sources('{demo/**/*.{html,json},server/texts/*.html,{web/app,contract/src}/**/*.{ts,tsx}}');
  expect([...texts].filter(([, text]) => /沙箱|Sandbox/.test(text)).map(([where]) => where)).toEqual([]);
});
