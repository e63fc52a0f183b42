import { uploadFile } from '@shuji/contract/file/calls';
import { listProducts } from '@shuji/contract/market/calls';
import { listSampleRows } from '@shuji/contract/product/sample';
import { profileSample } from '@shuji/contract/sample/calls';
import { expect, test } from 'vitest';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

// Its jobs run when a test says so.
const centre = await world({ settings: { role: 'web' } });
const { as, runJob } = centre;
await withoutNotice(centre);

const stations = Array.from({ length: 230 }, (_, at) => {
  const day = `2026-01-${String((at % 28) + 1).padStart(2, '0')}`;
  return `S${at},${at === 7 ? '' : (at * 7) % 230},${day},1381234${String(5000 + at)}`;
});
const table = `station,level,day,phone\n${stations.join('\n')}\n`;

async function listed(text: string, isMeasured = true): Promise<string> {
  const file = { name: '样例.csv', bytes: Buffer.from(text) };
  const { id: sample } = await as('li').upload(uploadFile, { purpose: 'sample' }, file);
  if (isMeasured) await as('li')(profileSample, { id: sample });
  return aListed(centre, { sample });
}

const product = await listed(table);

test('the whole sample is sorted by its columns’ types and paged, with what is missing at the end', async () => {
  const read = (sort: string, pageNum = 1) => as('wang')(listSampleRows, { id: product, sort, pageNum, pageSize: 10 });
  const rising = await read('1');
  expect(rising.total).toBe(230);
  expect(rising.rows.map((row) => Number(row[1]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect((await read('-1')).rows[0]?.[1]).toBe('229');
  expect((await read('1', 23)).rows.at(-1)?.slice(0, 2)).toEqual(['S7', null]);
  expect((await read('-2')).rows[0]?.[2]).toBe('2026-01-28');
});

test('each column is filtered: a part of a text, from and to, a day, what is missing', async () => {
  const read = (...where: string[]) => as('wang')(listSampleRows, { id: product, where, pageSize: 100 });
  expect((await read('0~s22')).total).toBe(11);
  expect((await read('1>100', '1<109.5')).total).toBe(10);
  expect((await read('2>2026-01-27', '2<2026-01-27')).rows.every((row) => row[2] === '2026-01-27')).toBe(true);
  expect((await read('1!')).rows.map(([name]) => name)).toEqual(['S7']);
  expect((await read("0~'; drop table sample; --")).total).toBe(0);
});

test('what may be personal is masked, and neither sorted nor filtered by; a wrong bound is named', async () => {
  const { rows } = await as('wang')(listSampleRows, { id: product });
  expect(rows[0]?.[3]).toBe('138****5000');
  for (const input of [{ sort: '3' }, { where: ['3~13812345000'] }, { sort: '9' }])
    await expect(as('wang')(listSampleRows, { id: product, ...input })).rejects.toMatchObject({
      name: 'product.sampleColumn',
    });
  for (const where of ['1>viel', '0>1'])
    await expect(as('wang')(listSampleRows, { id: product, where: [where] })).rejects.toMatchObject({
      name: 'product.sampleBound',
    });
});

test('only who is signed in opens it, and only a sample that was read makes a product 可试用', async () => {
  await expect(as('visitor')(listSampleRows, { id: product })).rejects.toMatchObject({ name: 'door.signedOut' });
  const triable = async () => {
    const { rows } = await as('visitor')(listProducts, { trial: ['sample'], pageSize: 100 });
    return rows.map(({ id }) => id);
  };
  const later = await listed('a,b\n1,2\n', false);
  const broken = await listed('a,b\n', false);
  expect(await triable()).toEqual([product]);
  await runJob('measure-samples');
  await runJob('open-samples');
  expect((await triable()).sort()).toEqual([product, later].sort());
  await expect(as('wang')(listSampleRows, { id: broken })).rejects.toMatchObject({ name: 'product.noSample' });
});
