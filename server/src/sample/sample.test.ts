import { uploadFile } from '@shuji/contract/file/calls';
import { linkSample } from '@shuji/contract/product/calls';
import { getOwnProduct } from '@shuji/contract/product/own';
import {
  getOwnSample,
  getProductSample,
  getSampleForReview,
  openSampleForReview,
} from '@shuji/contract/product/sample';
import { openOwnSample, profileSample } from '@shuji/contract/sample/calls';
import { expect, test } from 'vitest';
import { aListed, aSubmitted, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';
import { aWorkbook } from '#test/zip.ts';

// Its jobs run when a test says so.
const centre = await world({ settings: { role: 'web' } });
const { as, sql, runJob } = centre;
await withoutNotice(centre);

const clean = 'station,temp\n甲,1\n乙,2\n';
const personalData = 'who,phone\n甲,13812345678\n乙,13912345678\n';

const lateField = [...Array.from({ length: 1000 }, (_, a) => ({ a })), { a: 1, phone: '13812345678' }];

async function upload(text: string): Promise<string> {
  const file = { name: '样例.csv', bytes: Buffer.from(text) };
  return (await as('li').upload(uploadFile, { purpose: 'sample' }, file)).id;
}

test('a supplier learns at once what an uploaded sample holds, and of whom', async () => {
  const found = await as('li')(profileSample, { id: await upload(personalData) });
  expect(found).toMatchObject({ status: 'ready', rows: 2, personal: [{ column: 'phone', kind: 'phone', count: 2 }] });
  expect(JSON.stringify(found)).not.toContain('13812345678');
});

test("another's sample is not found", async () => {
  const id = await upload(clean);
  await expect(as('wang')(profileSample, { id })).rejects.toMatchObject({ code: 41201 });
});

test('beside the trade the sample is shown once it has been measured, masked', async () => {
  const id = await aListed(centre, { sample: await upload(personalData) });
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

test('a sample that its supplier has seen is public with the product, at once', async () => {
  const sample = await upload(clean);
  await as('li')(profileSample, { id: sample });
  const id = await aListed(centre, { sample });
  expect(await as('visitor')(getProductSample, { id })).toMatchObject({ status: 'ready', rows: 2 });
});

test('the file itself is for everyone signed in, unless persons may be in it', async () => {
  const [open, hidden] = [await upload(clean), await upload(personalData)];
  const [openId, hiddenId] = [await aListed(centre, { sample: open }), await aListed(centre, { sample: hidden })];
  // Nobody has looked yet.
  await expect(as('wang')(linkSample, { id: openId })).rejects.toMatchObject({ name: 'product.sampleWithheld' });
  await runJob('measure-samples');
  expect(await as('wang')(linkSample, { id: openId })).toMatchObject({ name: '样例.csv' });
  await expect(as('wang')(linkSample, { id: hiddenId })).rejects.toMatchObject({ name: 'product.sampleWithheld' });
  expect((await as('li')(getOwnProduct, { id: openId })).files.sample?.url).toBeDefined();
  expect((await as('li')(getOwnProduct, { id: hiddenId })).files.sample?.url).toBeUndefined();
});

test.each([
  ['bad rows', '样例.csv', Buffer.from('a,b\n1,2\n13812345678\n')],
  ['cells beyond the heading', '样例.xlsx', aWorkbook([['a'], [1, '13812345678']])],
  ['fields that come late', '样例.json', Buffer.from(JSON.stringify(lateField))],
  ['another sheet', '样例.xlsx', aWorkbook([['a'], [1]], [['b'], ['13812345678']])],
])('what was not looked at is not handed out: %s', async (_, name, bytes) => {
  const { id: sample } = await as('li').upload(uploadFile, { purpose: 'sample' }, { name, bytes });
  await as('li')(profileSample, { id: sample });
  const id = await aListed(centre, { sample });
  await expect(as('wang')(linkSample, { id })).rejects.toMatchObject({ name: 'product.sampleWithheld' });
});

test('owner and reviewer may open what is withheld, and it is written down', async () => {
  const sample = await upload(personalData);
  const id = await aSubmitted(centre, { sample });
  expect((await as('li')(openOwnSample, { id: sample })).url).toContain(sample);
  expect((await as('zhao')(openSampleForReview, { id })).url).toContain(sample);
  await expect(as('wang')(openOwnSample, { id: sample })).rejects.toMatchObject({ name: 'file.notFound' });
  const rows = await sql<
    { call: string }[]
  >`select call from audit_entry where subject in (${sample}, ${id}) and call like 'open%'`;
  expect(rows.map(({ call }) => call).sort()).toEqual(['openOwnSample', 'openSampleForReview']);
});

test('the reviewer is warned before anything is public', async () => {
  const id = await aSubmitted(centre, { sample: await upload(personalData) });
  expect(await as('zhao')(getSampleForReview, { id })).toMatchObject({ personal: [{ kind: 'phone' }] });
  await expect(as('visitor')(getProductSample, { id })).rejects.toMatchObject({ code: 44001 });
});

test('a supplier sees their sample as buyers will, before anyone else may', async () => {
  const sample = await upload(personalData);
  const id = await aSubmitted(centre, { sample });
  const own = await as('li')(getOwnSample, { id });
  expect(own).toMatchObject({ fileId: sample, profile: { rows: 2, preview: [['甲', '138****5678'], {}] } });
  expect(await as('li')(getOwnSample, { id: await aSubmitted(centre, {}) })).toBeNull();
  await expect(as('wang')(getOwnSample, { id })).rejects.toMatchObject({ code: 44001 });
});

test('a sample is measured once, and one that cannot be read says why', async () => {
  const sample = await upload('a,b\n');
  const id = await aListed(centre, { sample });
  await runJob('measure-samples');
  await runJob('measure-samples');
  expect(await as('visitor')(getProductSample, { id })).toMatchObject({ status: 'failed' });
  expect(await sql`select from sample_profile where file_id = ${sample}`).toHaveLength(1);
});
