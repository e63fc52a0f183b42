import { reviewProduct } from '@shuji/contract/product/office';
import { getOwnProduct, getSubmission, saveProduct, submitProduct } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import { aDraft, aSubmitted, asRead } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const li = centre.as('li');

test('a supplier reads the version under review, and its earlier submissions', async () => {
  const id = await aSubmitted(centre);
  expect((await li(getOwnProduct, { id })).may).not.toContain('edit');
  const first = await li(getSubmission, { id });
  expect(first).toMatchObject({ submissions: [{ version: 1 }], before: null, regionNames: ['天津市滨海新区'] });
  expect(first.form.name).toBe('滨海港口气象观测数据集');
  expect(first.files.sourceStatement?.name).toBe('说明.pdf');

  const opinions = { name: '名称须写明观测要素' };
  await centre.as('zhao')(reviewProduct, {
    ...(await asRead(centre, id)),
    decision: 'correction',
    reason: '请补正',
    opinions,
  });
  const { form, revision } = await li(getOwnProduct, { id });
  await li(saveProduct, { ...form, id, revision, name: '滨海港口风浪观测数据集' });
  await li(submitProduct, { id });
  const second = await li(getSubmission, { id });
  expect(second.submissions).toHaveLength(2);
  expect([second.form.name, second.before?.name]).toEqual(['滨海港口风浪观测数据集', '滨海港口气象观测数据集']);
  const again = await li(getSubmission, { id, step: first.step });
  expect(again).toMatchObject({ form: { name: '滨海港口气象观测数据集' }, before: null });
});

test('another’s form is not found, nor a submission of another product, nor what was never handed in', async () => {
  const id = await aSubmitted(centre);
  const notFound = { name: 'product.notFound' };
  await expect(centre.as('wang')(getSubmission, { id })).rejects.toMatchObject(notFound);
  const { step } = await li(getSubmission, { id });
  await expect(li(getSubmission, { id: await aSubmitted(centre), step })).rejects.toMatchObject(notFound);
  await expect(li(getSubmission, { id: await aDraft(centre) })).rejects.toMatchObject(notFound);
});
