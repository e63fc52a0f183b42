// Golden queries: what people type, how, and the product that they mean. Figure S3 wants 95 % within the first ten.
import { listProducts } from '@shuji/contract/market/calls';
import { beforeAll, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { plantMerchants } from '#src/demo/scenes/merchants.ts';
import { world } from '#test/world.ts';
import golden from '../../../demo/golden-queries.json' with { type: 'json' };
import { plantProducts } from './scenes/products.ts';

const firstPage = 10;
const wanted = 0.95;

const centre = await world();
beforeAll(async () => {
  const { sql, providers } = centre;
  const now = new Date();
  await write(sql, async (tx) => {
    await plantMerchants({ tx, providers, now });
    await plantProducts({ tx, providers, now });
  });
}, 60_000);

test('whoever types a word, its sound, its initials or one character wrong finds the product meant', async () => {
  const visitor = centre.as('visitor');
  const kinds = new Map<string, { count: number; first: number; found: number }>();
  const missed: string[] = [];
  for (const [kind = '', keyword = '', name = ''] of golden) {
    const { rows } = await visitor(listProducts, { keyword, pageSize: firstPage });
    const place = rows.findIndex((row) => row.name === name);
    const sum = kinds.get(kind) ?? { count: 0, first: 0, found: 0 };
    kinds.set(kind, sum);
    sum.count += 1;
    sum.first += place === 0 ? 1 : 0;
    sum.found += place >= 0 ? 1 : 0;
    if (place < 0) missed.push(`${kind} ${keyword} → ${name}`);
  }
  const found = golden.length - missed.length;
  console.log(`${golden.length} 个查询，前 ${firstPage} 条内命中 ${((found / golden.length) * 100).toFixed(1)} %`);
  console.table(Object.fromEntries(kinds));
  expect(golden.length).toBeGreaterThanOrEqual(200);
  expect(found / golden.length, missed.join('\n')).toBeGreaterThanOrEqual(wanted);
  const first = [...kinds.values()].reduce((sum, kind) => sum + kind.first, 0);
  expect(first / golden.length).toBeGreaterThanOrEqual(wanted);
}, 60_000);
