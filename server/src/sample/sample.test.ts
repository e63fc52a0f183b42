import { uploadFile } from '@shuji/contract/file';
import { getProductSample, getSampleForReview } from '@shuji/contract/product-sample';
import { profileSample } from '@shuji/contract/sample';
import { expect, test } from 'vitest';
import { aListed, aSubmitted, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, runJob } = centre;
await withoutNotice(centre);

const clean = 'station,temp\n甲,1\n乙,2\n';
const telling = 'who,phone\n甲,13812345678\n乙,13912345678\n';

async function upload(text: string): Promise<string> {
  const file = { name: '样例.csv', bytes: Buffer.from(text) };
  return (await as('li').upload(uploadFile, { purpose: 'sample' }, file)).id;
}

test('a supplier learns at once what an uploaded sample holds, and of whom', async () => {
  const found = await as('li')(profileSample, { id: await upload(telling) });
  expect(found).toMatchObject({ status: 'ready', rows: 2, personal: [{ column: 'phone', kind: 'phone', count: 2 }] });
  expect(JSON.stringify(found)).not.toContain('13812345678');
});

test("another's sample is not found", async () => {
  const id = await upload(clean);
  await expect(as('wang')(profileSample, { id })).rejects.toMatchObject({ code: 41201 });
});

test('beside the trade the sample is shown once it has been measured, masked', async () => {
  const id = await aListed(centre, { sample: await upload(telling) });
  expect(await as('visitor')(getProductSample, { id })).toBeNull();
  await runJob('measure-samples');
  const shown = await as('visitor')(getProductSample, { id });
  expect(shown).toMatchObject({
    status: 'ready',
    rows: 2,
    preview: [
      ['甲', '138****5678'],
      ['乙', '139****5678'],
    ],
  });
});

test('the reviewer is warned before anything is public', async () => {
  const id = await aSubmitted(centre, { sample: await upload(telling) });
  expect(await as('zhao')(getSampleForReview, { id })).toMatchObject({ personal: [{ kind: 'phone' }] });
  await expect(as('visitor')(getProductSample, { id })).rejects.toMatchObject({ code: 44001 });
});

test('a sample is measured once, and one that cannot be read says why', async () => {
  const sample = await upload('a,b\n');
  const id = await aListed(centre, { sample });
  await runJob('measure-samples');
  await runJob('measure-samples');
  expect(await as('visitor')(getProductSample, { id })).toMatchObject({ status: 'failed' });
  expect(await sql`select from sample_profile where file_id = ${sample}`).toHaveLength(1);
});
