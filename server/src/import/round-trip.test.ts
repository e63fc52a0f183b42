import { uploadFile } from '@shuji/contract/file/calls';
import { exportProducts, importProducts } from '@shuji/contract/product/import';
import { importColumns } from '@shuji/contract/product/import-columns';
import { formFiles } from '@shuji/contract/product/labels/fields';
import { getOwnProduct, listOwnProducts } from '@shuji/contract/product/own';
import { type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import { dayMs } from '@shuji/contract/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from '#src/import/read/read-lines.ts';
import { type Cell, writeCsv, writeXlsx } from '#src/spreadsheet/write.ts';
import { aDraft, aForm } from '#test/product.ts';
import { type World, world } from '#test/world.ts';
import { layOver, printForm } from './form.ts';
import { getWordLists } from './import-columns.ts';
import { readRecord } from './record.ts';
import { headings } from './template.ts';

const here = await world();
const there = await world();
const words = await getWordLists(here.sql);

const nasty = (most: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: most }) },
      fc.constantFrom(
        '=1+1',
        '-2',
        '@x',
        "'=1",
        'a|b｜c',
        '甲；乙、丙,丁',
        '\\n',
        'a\\',
        '行一\n行二\r\n行三',
        '_x0041_',
        '是',
        '2020-1-1',
        '全国',
      ),
    )
    .map((text) => text.replaceAll('\u0000', '').toWellFormed().trim().slice(0, most).toWellFormed().trim());
const filled = (least: number, most: number) => nasty(most).map((text) => text.padEnd(least, '字'));
const maybe = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: null });
const coded = (name: Parameters<typeof words.get>[0]) => fc.constantFrom(...(words.get(name)?.labelOf.keys() ?? []));
const some = <T>(inner: fc.Arbitrary<T>, maxLength: number) => fc.array(inner, { maxLength });
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * dayMs).toISOString().slice(0, 10));

const forms: fc.Arbitrary<ProductDraft> = fc
  .record({
    name: filled(2, 40),
    summary: nasty(200),
    detail: nasty(300).map((text) => `<p>${text}</p>`),
    productType: maybe(coded('productType')),
    industry: maybe(coded('industry')),
    scenes: some(coded('scene'), 6),
    keywords: some(filled(1, 12), 8),
    sources: some(coded('dataSource'), 5),
    rights: some(coded('rights'), 3),
    dataLevel: maybe(coded('dataLevel')),
    personalInfo: maybe(coded('personalInfo')),
    legalBasis: maybe(coded('personalInfoBasis')),
    regions: some(fc.constantFrom('100000', '450100', '120116', '220000', '220200'), 5),
    periodFrom: maybe(day),
    periodTo: maybe(day),
    rowCount: maybe(fc.integer({ min: 0, max: 9_000_000_000_000_000 })),
    byteSize: maybe(fc.integer({ min: 0, max: 9_000_000_000_000_000 })),
    updateFrequency: maybe(coded('updateFrequency')),
    delivery: some(coded('delivery'), 6),
    priceMode: maybe(coded('priceMode')),
    tiers: some(
      fc.record({
        name: filled(1, 30),
        count: maybe(fc.integer({ min: 1, max: 1_000_000_000 })),
        price: fc.integer({ min: 0, max: 999_999_999_999 }),
        days: maybe(fc.integer({ min: 1, max: 3650 })),
      }),
      4,
    ),
    useCases: some(fc.record({ title: filled(2, 40), text: filled(10, 300) }), 3),
    limits: fc.record({
      purpose: nasty(200),
      period: nasty(100),
      region: nasty(100),
      onward: fc.constantFrom('forbidden', 'consent', 'allowed'),
    }),
    dictionary: some(
      fc.record({ name: filled(1, 60), type: coded('fieldType'), meaning: filled(1, 200), sensitive: fc.boolean() }),
      5,
    ),
    api: maybe(
      fc.record({
        method: fc.constantFrom('GET', 'POST'),
        parameters: some(
          fc.record({
            name: filled(1, 60),
            type: coded('fieldType'),
            required: fc.boolean(),
            meaning: nasty(200),
            example: nasty(200),
          }),
          3,
        ),
        errorCodes: some(fc.record({ code: nasty(40), meaning: nasty(200) }), 3),
        reply: nasty(300),
        errors: nasty(200),
      }),
    ),
    contact: fc.record({ name: nasty(20), phone: nasty(30), email: nasty(100) }),
  })
  .map((form) => productDraft.parse(form));

async function through(form: ProductDraft, format: 'xlsx' | 'csv') {
  const rows: Cell[][] = [headings(), ['K1', ...printForm(form, new Map(), words)]];
  const bytes = format === 'csv' ? writeCsv(rows) : await writeXlsx([{ name: '产品', rows }]);
  const {
    lines: [line],
  } = await readLines(`x.${format}`, bytes);
  return layOver(readRecord(line?.record ?? {}, words), new Map(), null);
}

test('every field of the form, and every field in it, has a column', () => {
  const { api, ...form } = productDraft.parse({
    tiers: [{ name: '一', price: 1 }],
    useCases: [{ title: '案例', text: '用于港口作业调度与航运保险。' }],
    dictionary: [{ name: 'a', type: 'string', meaning: '甲' }],
    scenes: ['other'],
    service: {},
    api: { parameters: [{ name: 'a', type: 'string', meaning: '甲' }], errorCodes: [{ code: '1', meaning: '甲' }] },
  });
  const paths = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'object' ? paths(one, path) : [path]));
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([name, inner]) => paths(inner, path ? `${path}.${name}` : name));
  };
  const columns = importColumns.flatMap(({ field, parts }) => parts?.map((part) => `${field}.${part.name}`) ?? [field]);
  expect(paths({ api, ...form }, '').filter((path) => !columns.includes(path))).toEqual([]);
});

test.each(['xlsx', 'csv'] as const)(
  'any form comes back from %s as it was',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        expect(await through(form, format)).toEqual({ form });
      }),
      { numRuns: 80 },
    );
  },
  60_000,
);

async function ownForms({ as }: World): Promise<ProductDraft[]> {
  const li = as('li');
  const { rows } = await li(listOwnProducts, { pageSize: 100 });
  const found = await Promise.all(rows.map(({ id }) => li(getOwnProduct, { id })));
  const nameless = Object.fromEntries(Object.keys(formFiles).map((field) => [field, null]));
  return found.map(({ form }) => ({ ...form, ...nameless })).sort((one, other) => (one.name < other.name ? -1 : 1));
}

test('another, empty centre imports an export whole', async () => {
  await aDraft(here, { name: '甲', contact: { name: '李明', phone: '13800000001', email: 'li@example.com' } });
  await aDraft(here, { name: '=乙', useCases: [{ title: '案例', text: '用于港口作业调度与航运保险定价。' }] });
  const api = { method: 'POST', reply: '{"a": [1, 2]}', errors: '400 | 参数有误' } as const;
  await aDraft(here, {
    ...aForm({ productType: 'api', name: '丙接口', tiers: [] }),
    api: { ...api, parameters: [], errorCodes: [{ code: '400', meaning: '参数有误' }] },
  });
  await here.sql`update product_version set content = jsonb_set(content, '{name}', '"甲甲"') where content ->> 'name' = '甲'`;
  for (const format of ['xlsx', 'csv'] as const) {
    const { body } = await here.as('li').file(exportProducts, { format });
    const { id: file } = await there
      .as('li')
      .upload(uploadFile, { purpose: 'sheet' }, { name: `导出.${format}`, bytes: body });
    const brought = await there.as('li')(importProducts, { file });
    // The second file equals the first.
    expect(brought).toEqual({
      created: format === 'xlsx' ? 3 : 0,
      changed: 0,
      same: format === 'xlsx' ? 0 : 3,
      bad: 0,
    });
    expect(await ownForms(there)).toEqual(await ownForms(here));
  }
});
