import { listQueues } from '@shuji/contract/desk/calls';
import { listAttestationQueue, readAttestationSheet } from '@shuji/contract/merchant/attestation';
import { getMerchantCard, listMerchants } from '@shuji/contract/merchant/card';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { world } from '#test/world.ts';
import { listTraders } from './play.ts';
import { plantMerchants } from './scenes/merchants.ts';

const { as, sql, providers } = await world();

test('the demo begins with merchants at work and something to do in each queue', async () => {
  await write(sql, (tx) => plantMerchants({ tx, providers, now: new Date() }));
  const { total, rows } = await as('visitor')(listMerchants, { pageSize: 100 });
  expect(total).toBeGreaterThanOrEqual(10);
  expect(rows.some((row) => row.kinds.includes('quality'))).toBe(true);
  const counts = Object.fromEntries((await as('zhao')(listQueues, {})).map(({ name, count }) => [name, count]));
  for (const name of ['attestation', 'merchant', 'permit', 'experience']) expect(counts[name]).toBeGreaterThan(0);
  const sellers = (await write(sql, (tx) => listTraders({ tx, providers }))).filter(({ user }) => user.isSeller);
  expect(sellers.length).toBeGreaterThanOrEqual(7);
  const card = await as('visitor')(getMerchantCard, { id: sellers[0]?.user.merchantId as string });
  expect(card.introduction).not.toBe('');
  const waiting = (await as('zhao')(listAttestationQueue, { pageSize: 100 })).rows;
  const joining = waiting.find(({ title }) => title === '澜石水文数据服务有限公司');
  const sheet = await as('zhao')(readAttestationSheet, { id: joining?.id as string });
  expect(sheet.together.map(({ subject }) => subject)).toEqual(['merchant', 'permit']);
});
