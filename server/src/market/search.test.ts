// The index in memory agrees with PostgreSQL after every change.

import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { facetNames } from '@shuji/contract/market/labels';
import { setShelf } from '@shuji/contract/product/own';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parseQuery } from '#src/text/parsed-query.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const productCount = 24;
const subjects = ['港口气象', '企业信用', '水稻长势', '道路拥堵', '药品价格', '景区客流'];
const forms = ['观测数据集', '评价接口', '监测报告', '指数'];
const industries = ['transport', 'finance', 'agriculture'];
const keyword = fc.oneof(
  fc.constantFrom(
    '数据',
    '气象',
    '港',
    '企业 评价',
    'qx',
    'shuidao',
    '信用评价',
    '气象观测',
    '长势监测',
    '能见度',
    'jkqx',
  ),
  fc.tuple(fc.constantFrom(...subjects), fc.constantFrom(...forms)).map((both) => both.join('')),
);
const ordinal = fc.nat(productCount - 1);
const step = fc.record({ turned: fc.tuple(ordinal, ordinal), keyword, industry: fc.subarray(industries) });

const centre = await world();
const ids: string[] = [];
const away = new Set<string>();

beforeAll(async () => {
  await withoutNotice(centre);
  for (let at = 0; at < productCount; at += 1) {
    const about = subjects[at % subjects.length] ?? '';
    ids.push(
      await aListed(centre, {
        name: `${about}${forms[at % forms.length]}${at}`,
        keywords: [about.slice(0, 2), '数据'],
        industry: industries[at % industries.length] ?? null,
      }),
    );
  }
}, 60_000);

async function bySql(all: string, industry: readonly string[]): Promise<string[]> {
  const rows = await centre.sql<{ id: string }[]>`
    select id from product where status = 'listed' and search @@ ${all}::tsquery
    and (${industry.length === 0} or industry = any(${industry as string[]})) order by id`;
  return rows.map((row) => row.id);
}

test('a keyword finds and counts what the search column has, while products come and go', async () => {
  const [visitor, li] = [centre.as('visitor'), centre.as('li')];
  await fc.assert(
    fc.asyncProperty(step, async ({ turned, keyword, industry }) => {
      for (const id of [ids[turned[0]] ?? '', ids[turned[1]] ?? '']) {
        await li(setShelf, { id, index: away.has(id) ? '1' : '0' });
        if (!away.delete(id)) away.add(id);
      }
      const all = parseQuery(keyword)?.all ?? '';
      const expected = await bySql(all, industry);
      // A keyword that nothing has is matched fuzzily; what that means is not for this test.
      if ((await bySql(all, [])).length === 0) return;
      const { total, rows } = await visitor(listProducts, { keyword, industry, pageSize: 50 });
      expect(rows.map((row) => row.id).sort()).toEqual(expected);
      expect(total).toBe(expected.length);
      const facets = await visitor(productFacets, { keyword, industry });
      for (const one of facets.industry) {
        expect(one.count).toBe((await bySql(all, [one.value])).length);
      }
      const sum = facets.type.reduce((total, one) => total + one.count, 0);
      expect(sum).toBe(expected.length);
      expect(Object.keys(facets).sort()).toEqual([...facetNames].sort());
    }),
    { numRuns: 60 },
  );
}, 60_000);
