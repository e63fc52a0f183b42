import { uploadFile } from '@shuji/contract/file/calls';
import { listProducts } from '@shuji/contract/market/calls';
import { getProductSample } from '@shuji/contract/product/sample';
import { expect, test, vi } from 'vitest';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

// Its jobs are woken, as on a worker; nothing here runs them by the minute.
const centre = await world();
const { as, sql } = centre;
await withoutNotice(centre);

async function upload(): Promise<string> {
  const file = { name: '样例.csv', bytes: Buffer.from('station,temp\n甲,1\n乙,2\n') };
  return (await as('li').upload(uploadFile, { purpose: 'sample' }, file)).id;
}

test('a sample that nobody looked at is measured as soon as it is in use, and its product can be tried', async () => {
  const id = await aListed(centre, { sample: await upload() });
  await vi.waitFor(
    async () => {
      const { rows } = await as('visitor')(listProducts, { trial: ['sample'], pageSize: 100 });
      expect(rows.map((row) => row.id)).toContain(id);
    },
    { timeout: 20_000 },
  );
  expect(await as('visitor')(getProductSample, { id })).toMatchObject({ status: 'ready', rows: 2 });
});

test('a sample that another node measures is left to it, until its lease is over', async () => {
  const sample = await upload();
  await sql`insert into sample_lease (file_id, until) values (${sample}, now() + interval '1 minute')`;
  const id = await aListed(centre, { sample });
  await centre.runJob('measure-samples');
  expect(await as('visitor')(getProductSample, { id })).toBeNull();
  await sql`update sample_lease set until = now() where file_id = ${sample}`;
  await centre.runJob('measure-samples');
  expect(await as('visitor')(getProductSample, { id })).toMatchObject({ status: 'ready' });
});
