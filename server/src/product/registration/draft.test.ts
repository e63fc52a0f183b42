import { getOwnProduct, saveProduct, submitProduct } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { aDraft, aForm, aSubmitted } from '#test/product.ts';
import { world } from '#test/world.ts';

const here = await world();
const li = here.as('li');

test('a draft is stored as far as it is written: without a name, with rows half filled in', async () => {
  const { id } = await li(saveProduct, {
    dictionary: [{ name: '', type: 'string', meaning: '' }],
    useCases: [{ title: '', text: '' }],
    api: { parameters: [{ name: '', type: 'string', meaning: '' }], errorCodes: [{ code: '', meaning: '' }] },
  });
  const { form } = await li(getOwnProduct, { id });
  expect(form.name).toBe('');
  expect(form.dictionary).toHaveLength(1);
});

test('a submission names each row that is half filled in, and no optional row', async () => {
  const id = await aDraft(here, {
    productType: 'api',
    dictionary: [
      { name: 'level', type: 'decimal', meaning: '', sensitive: false },
      { name: 'level', type: 'decimal', meaning: '潮位', sensitive: false },
    ],
    tiers: [{ name: '', count: null, price: 1, days: null }],
    useCases: [{ title: '', text: '短' }],
    api: {
      method: 'GET',
      parameters: [
        { name: 'port', type: 'string', required: true, meaning: '', example: '' },
        { name: 'port', type: 'string', required: true, meaning: '港口', example: '' },
      ],
      reply: '',
      errorCodes: [{ code: '', meaning: '' }],
      errors: '',
    },
  });
  const refused = await li(submitProduct, { id }).catch((error) => error.fields);
  expect(refused).toEqual({
    'tiers.0.name': '请填写规格',
    'useCases.0.title': '请填写案例名称',
    'useCases.0.text': '案例说明需为 10–300 个字',
    'dictionary.0.meaning': '请填写字段含义',
    dictionary: '数据字典里有重名的字段',
    'api.parameters.0.meaning': '请填写参数说明',
    'api.parameters': '请求参数里有重名的参数',
    'api.errorCodes.0.code': '请填写错误码',
    'api.errorCodes.0.meaning': '请填写错误含义',
    'api.reply': '请填写返回示例',
  });
  const { form } = await li(getOwnProduct, { id });
  const { api, tiers } = form;
  await li(saveProduct, { ...aForm(), sourceStatement: form.sourceStatement, id, api, tiers, priceMode: 'negotiable' });
  await expect(li(submitProduct, { id })).resolves.toBeNull();
});

test('a window that has read an older state cannot undo a newer one', async () => {
  const id = await aDraft(here);
  const { revision, form } = await li(getOwnProduct, { id });
  const first = await li(saveProduct, { ...form, id, revision, name: '先改的名称' });
  const late = { ...form, id, revision, name: '后改的名称' };
  await expect(li(saveProduct, late)).rejects.toMatchObject({ name: 'product.draftElsewhere' });
  await li(saveProduct, { ...late, revision: first.revision });
  await li(saveProduct, { ...form, id, name: '不问版次' });
  expect((await li(getOwnProduct, { id })).form.name).toBe('不问版次');
});

test('a new version begun in one window is not begun over in another', async () => {
  const id = await aSubmitted(here);
  await here.sql`update product_version set status = 'refused', reason = '来源不清' where product_id = ${id}`;
  const { revision, form } = await li(getOwnProduct, { id });
  const begun = await li(saveProduct, { ...form, id, revision });
  expect(begun.revision).not.toBe(revision);
  await expect(li(saveProduct, { ...form, id, revision })).rejects.toMatchObject({ name: 'product.draftElsewhere' });
});

test('one of two windows that save over the same state at once is refused', async () => {
  const id = await aDraft(here);
  const { revision, form } = await li(getOwnProduct, { id });
  const lock = (tx: Tx) => tx`select from product where id = ${id} for update`;
  const save = (name: string) => () => li(saveProduct, { ...form, id, revision, name });
  const results = await here.atOnce(lock, [save('甲窗口'), save('乙窗口')]);
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({ name: 'product.draftElsewhere' });
});
