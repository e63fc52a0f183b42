import { uploadFile } from '@shuji/contract/file/calls';
import { submitProduct } from '@shuji/contract/product/own';
import { getSampleProposal } from '@shuji/contract/product/sample';
import { expect, test } from 'vitest';
import { aDraft, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as } = centre;
await withoutNotice(centre);

const table = `buoy_id,chl,日期,birthday,手机号,opened
B1,0.5,2026-03-02,1990-01-01,13812345678,true
B2,0.7,2025-12-30,1991-01-01,13912345678,false
B1,,2026-03-01,1992-01-01,13712345678,true
`;

async function proposalOf(text: string) {
  const file = { name: '样例.csv', bytes: Buffer.from(text) };
  const { id } = await as('li').upload(uploadFile, { purpose: 'sample' }, file);
  return as('li')(getSampleProposal, { id });
}

test('a sample gives rows, size, period, and each field with its type and common meaning', async () => {
  const found = await proposalOf(table);
  expect(found).toMatchObject({ rowCount: 3, byteSize: Buffer.byteLength(table) });
  // Birthdays are no days of the data.
  expect(found).toMatchObject({ periodFrom: '2025-12-30', periodTo: '2026-03-02' });
  expect(found?.dictionary).toMatchObject([
    { name: 'buoy_id', type: 'string', meaning: '浮标编号', sensitive: false, isEarlier: false },
    { name: 'chl', type: 'decimal', meaning: '', sensitive: false, isEarlier: false },
    { name: '日期', type: 'date', meaning: '日期' },
    { name: 'birthday', type: 'date' },
    { name: '手机号', type: 'integer', meaning: '手机号码', sensitive: true },
    { name: 'opened', type: 'boolean' },
  ]);
});

test("an earlier product's meaning wins over the common one; neither a draft's nor another's counts", async () => {
  const dictionary = [
    { name: 'BUOY_ID', type: 'string', meaning: '海洋浮标的站号', sensitive: false },
    { name: 'chl', type: 'decimal', meaning: '叶绿素浓度', sensitive: false },
  ];
  const id = await aDraft(centre, { dictionary });
  const meanings = async () => (await proposalOf(table))?.dictionary.slice(0, 2).map(({ meaning }) => meaning);
  expect(await meanings()).toEqual(['浮标编号', '']);
  await as('li')(submitProduct, { id });
  expect(await meanings()).toEqual(['海洋浮标的站号', '叶绿素浓度']);
  await centre.sql`update product set party_id = (select id from party where id <> party_id limit 1) where id = ${id}`;
  expect(await meanings()).toEqual(['浮标编号', '']);
});

test('a sample that cannot be read proposes nothing', async () => {
  expect(await proposalOf('only,heading\n')).toBeNull();
});
