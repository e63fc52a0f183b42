import { toRequest } from '@shuji/contract/call';
import { uploadFile } from '@shuji/contract/file/calls';
import { checkImport, exportProducts, getImportTemplate, importProducts } from '@shuji/contract/product/import';
import { getOwnProduct, listOwnProducts } from '@shuji/contract/product/own';
import { type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import { refusals } from '@shuji/contract/refusals';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { readLines } from '#src/import/read/read-lines.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { centre as internal, runFor } from '#src/overload/requester.ts';
import { openWorkbook } from '#src/spreadsheet/workbook.ts';
import { writeCsv } from '#src/spreadsheet/write.ts';
import { pixel } from '#test/listed-product.ts';
import { aDraft, aListed, aSubmitted, withoutNotice } from '#test/product.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
const li = as('li');
await withoutNotice(centre);

async function sheetOf(rows: string[][], name = '产品.csv'): Promise<string> {
  return (await li.upload(uploadFile, { purpose: 'sheet' }, { name, bytes: writeCsv(rows) })).id;
}

async function own(name: string): Promise<ProductDraft> {
  const { rows } = await li(listOwnProducts, { pageSize: 100 });
  const found = rows.find((row) => row.name === name);
  return (await li(getOwnProduct, { id: found?.id ?? '' })).form;
}

const countOf = async (name: string) =>
  (
    await sql<{ count: number }[]>`
    select count(*) from product_version where content ->> 'name' = ${name}`
  )[0]?.count;

test('the template has a column for every field, explains each and lists the words', async () => {
  const { body } = await li.file(getImportTemplate, {});
  const sheets = await openWorkbook(body, true);
  expect(sheets.map((sheet) => sheet.name)).toEqual(['产品', '填写说明', '可选值']);
  expect(sheets[0]?.rows).toHaveLength(1);
  expect(sheets[0]?.rows[0]).toEqual(
    expect.arrayContaining(['编号', '产品名称', '数据字典', '价格规格', '使用目的限制']),
  );
  expect(sheets[1]?.rows).toContainEqual(['产品名称', '提交时必填', '2–40 字']);
  expect(sheets[2]?.rows.flat()).toEqual(
    expect.arrayContaining(['数据集', '农、林、牧、渔业', '不得转让', '日期时间']),
  );
});

test('a table with wrong rows is reported row by row and imports nothing; corrected, it brings drafts', async () => {
  const heading = ['编号', '产品名称', '产品类型', '价格规格', '数据字典', '覆盖地区'];
  const good = [
    'B1',
    '批量港口吞吐',
    '数据集',
    '标准版 |  | 12800.5 | 365',
    'berth | 文本 | 泊位 | 否\nat | 日期时间 | 时刻',
    '广西壮族自治区南宁市',
  ];
  const wrong = ['B2', '批量潮汐', '数据湖', '标准版 | | 十二元', '', ''];
  const file = await sheetOf([heading, good, wrong]);
  const check = await li(checkImport, { file });
  expect(check.rows).toMatchObject([{ number: 2, key: 'B1', name: '批量港口吞吐', outcome: 'new' }]);
  expect(check.bad).toMatchObject([
    {
      name: '批量潮汐',
      problems: [
        { field: '产品类型', text: expect.stringContaining('可填：数据集') },
        { field: '价格规格', text: expect.stringContaining('第 1 行的售价（元）') },
      ],
    },
  ]);
  await expect(li(importProducts, { file })).rejects.toMatchObject({ code: 44042 });
  expect(await countOf('批量港口吞吐')).toBe(0);

  const mended = await sheetOf([heading, good, ['B2', '批量潮汐', '数据集', '标准版 | | 12', '', '']]);
  expect(await li(importProducts, { file: mended })).toEqual({ created: 2, changed: 0, same: 0, bad: 0 });
  const form = await own('批量港口吞吐');
  expect(form).toMatchObject({
    productType: 'dataset',
    regions: ['450100'],
    tiers: [{ name: '标准版', count: null, price: 1_280_050, days: 365 }],
    dictionary: [
      { name: 'berth', type: 'string', meaning: '泊位', sensitive: false },
      { name: 'at', type: 'datetime' },
    ],
  });
  expect(await li(importProducts, { file: mended })).toEqual({ created: 0, changed: 0, same: 2, bad: 0 });
});

test('wrong rows may be left out', async () => {
  const file = await sheetOf([['产品名称'], ['留下的一行'], ['短']]);
  expect((await li(checkImport, { file })).bad).toHaveLength(1);
  expect(await li(importProducts, { file, skipBad: true })).toMatchObject({ created: 0 + 1, bad: 1 });
});

test('a file named in a row comes with it, and only if it is one’s own', async () => {
  const file = await sheetOf([
    ['产品名称', '封面'],
    ['有封面的产品', '封面.png'],
  ]);
  expect((await li(checkImport, { file })).files).toEqual([{ name: '封面.png', field: 'cover', purpose: 'cover' }]);
  const cover = { name: '封面.png', bytes: pixel };
  const others = (await as('wang').upload(uploadFile, { purpose: 'cover' }, cover)).id;
  await expect(li(importProducts, { file, files: [{ name: '封面.png', id: others }] })).rejects.toMatchObject({
    code: 41201,
  });
  expect(await countOf('有封面的产品')).toBe(0);
  const { id } = await li.upload(uploadFile, { purpose: 'cover' }, cover);
  await li(importProducts, { file, files: [{ name: '封面.png', id }] });
  expect((await own('有封面的产品')).cover).toBe(id);
});

test('a product of the market that is changed in the exported table gets a new version beside it', async () => {
  const id = await aListed(centre, { name: '导出后修改的产品' });
  const { body } = await li.file(exportProducts, { format: 'csv', status: 'listed' });
  const text = body.toString().replace('导出后修改的产品', '导出后改过的产品');
  const { id: file } = await li.upload(uploadFile, { purpose: 'sheet' }, { name: 'x.csv', bytes: Buffer.from(text) });
  expect(await li(importProducts, { file })).toMatchObject({ created: 0, changed: 1 });
  expect(await li(getOwnProduct, { id })).toMatchObject({
    status: 'listed',
    change: 'draft',
    name: '导出后改过的产品',
  });
});

test('columns that a table leaves out leave the field unchanged; empty cells clear it', async () => {
  const id = await aDraft(centre, { name: '只改一列的产品', keywords: ['一', '二'] });
  const { number } = await li(getOwnProduct, { id });
  const file = await sheetOf([
    ['编号', '关键词'],
    [number, ''],
  ]);
  expect(await li(importProducts, { file })).toMatchObject({ changed: 1 });
  const { form } = await li(getOwnProduct, { id });
  expect(form).toMatchObject({ name: '只改一列的产品', keywords: [], productType: 'dataset' });
});

test('a product in review is not changed, and its row reports so', async () => {
  const id = await aSubmitted(centre, { name: '审核中的产品' });
  const { number } = await li(getOwnProduct, { id });
  const { bad } = await li(checkImport, {
    file: await sheetOf([
      ['编号', '产品名称'],
      [number, '想改的名字'],
    ]),
  });
  expect(bad).toMatchObject([{ problems: [{ field: '编号', text: expect.stringContaining('正在审核或公示') }] }]);
});

test("another's table is not found, a file that is no table is refused, and so is one with too many rows", async () => {
  const file = await sheetOf([['产品名称'], ['别人的产品']]);
  await expect(as('wang')(checkImport, { file })).rejects.toMatchObject({ code: expect.any(Number) });
  const broken = await li.upload(
    uploadFile,
    { purpose: 'sheet' },
    { name: 'x.json', bytes: Buffer.from('{"@graph":1') },
  );
  expect((await li(checkImport, { file: broken.id })).bad).toHaveLength(1);
  const many = await sheetOf([['产品名称'], ...Array.from({ length: 501 }, (_, at) => [`产品 ${at}`])]);
  await expect(li(checkImport, { file: many })).rejects.toMatchObject({
    fields: { file: '文件有 501 行，一次最多导入 500 行，请分成几个文件。' },
  });
});

test('the same table sent twice at once is brought in once', async () => {
  const file = await sheetOf([
    ['编号', '产品名称'],
    ['R1', '同时导入的产品'],
  ]);
  await li(checkImport, { file });
  const outcomes = await atOnce(
    (tx) => tx`lock table product_import in exclusive mode`,
    [() => li(importProducts, { file }), () => li(importProducts, { file })],
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 44043 } });
  expect(await countOf('同时导入的产品')).toBe(1);
});

test("a check takes the seller's share of the queue, also of a table that has been read already", async () => {
  const { atOnceEach, waitingEach } = heavyWork.import.limits;
  const file = await sheetOf([['产品名称'], ['同时检查的产品']]);
  const check = async () => {
    const headers = { authorization: tokenOf('li') };
    const reply = await centre.server.inject({ ...toRequest(checkImport, { file }), headers });
    return reply.json<{ code: number }>().code;
  };
  expect(await check()).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: atOnceEach + waitingEach }, () =>
    runFor({ ...internal, id: cast.li.id }, () => heavyWork.import.run(() => promise)),
  );
  expect(await check()).toBe(refusals['door.busy'].code);
  resolve();
  await Promise.all(others);
  expect(await check()).toBe(200);
});

test('an export runs nothing in a spreadsheet', async () => {
  const name = '=HYPERLINK("http://x.example","点我")';
  await aDraft(centre, { name, useCases: [] });
  const { body } = await li.file(exportProducts, { format: 'csv' });
  expect(body.toString()).toContain(`"'=HYPERLINK(""http`);
  expect(body.toString()).not.toMatch(/(^|,)"?[=@]/m);
  const { lines } = await readLines('x.csv', body);
  expect(lines.map(({ record }) => record?.产品名称)).toContain(name);
});

test('a seller without products gets a table with its headings alone', async () => {
  const { body } = await as('wang').file(exportProducts, { format: 'xlsx' });
  expect((await openWorkbook(body, true))[0]?.rows).toHaveLength(1);
  expect(productDraft.parse({}).name).toBe('');
});
