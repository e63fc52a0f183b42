import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { listProducts } from '@shuji/contract/market/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { getProductForReview, listProductQueue, reviewProduct } from '@shuji/contract/product/office';
import {
  getOwnProduct,
  listOwnProducts,
  productLine,
  saveProduct,
  setShelf,
  submitProduct,
  submitProductByPost,
} from '@shuji/contract/product/own';
import { beforeAll, expect, test } from 'vitest';
import { aDraft, aFile, aForm, aListed, aRegistered, aSubmitted, asRead, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  await withoutNotice(centre);
});

const nobody = '01900000-0000-7000-8000-0000000000ff';

test('a draft may be as incomplete as it likes and is found again as it was left', async () => {
  const li = centre.as('li');
  const { id, number } = await li(saveProduct, { name: '半' });
  expect(number).toMatch(/^CP-2\d{3}-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const own = await li(getOwnProduct, { id });
  expect(own).toMatchObject({ name: '半', status: 'draft', may: ['edit', 'submit', 'drop'], opinions: null });
  await li(saveProduct, { ...own.form, id, name: '半成品' });
  expect((await li(getOwnProduct, { id })).form.name).toBe('半成品');
});

test('handing in a form with gaps names every gap at once and stores nothing', async () => {
  const li = centre.as('li');
  const { id } = await li(saveProduct, {
    name: '缺',
    productType: 'api',
    priceMode: 'perCall',
    personalInfo: 'involved',
  });
  const refused = await li(submitProduct, { id }).catch((error) => error);
  expect(refused).toMatchObject({ name: 'product.incomplete' });
  expect(Object.keys(refused.fields).sort()).toEqual(
    [
      'api.reply',
      'consentProof',
      'contact.name',
      'contact.phone',
      'dataLevel',
      'delivery',
      'detail',
      'dictionary',
      'industry',
      'legalBasis',
      'name',
      'rights',
      'scenes',
      'sourceStatement',
      'sources',
      'summary',
      'tiers',
      'updateFrequency',
    ].sort(),
  );
  expect((await li(getOwnProduct, { id })).status).toBe('draft');
});

test('core data may not be traded, and important data needs its report', async () => {
  const li = centre.as('li');
  const core = await aDraft(centre, { dataLevel: 'core' });
  await expect(li(submitProduct, { id: core })).rejects.toMatchObject({
    fields: { dataLevel: '核心数据不得上市交易' },
  });
  const important = await aDraft(centre, { dataLevel: 'important' });
  await expect(li(submitProduct, { id: important })).rejects.toMatchObject({
    fields: { complianceReport: expect.any(String) },
  });
  await li(saveProduct, {
    ...(await li(getOwnProduct, { id: important })).form,
    id: important,
    complianceReport: await aFile(li, 'proof'),
  });
  await li(submitProduct, { id: important });
});

test('codes that no dictionary holds are refused at their fields', async () => {
  await expect(centre.as('li')(saveProduct, { industry: 'nonsense', regions: ['999999'] })).rejects.toMatchObject({
    name: 'door.badInput',
    fields: { industry: '请从列表中选择所属行业', regions: '请选择有效的地区' },
  });
});

test("another's file cannot be used, and neither can a file uploaded for something else", async () => {
  const proof = await aFile(centre.as('li'), 'proof');
  await expect(centre.as('li')(saveProduct, { sourceStatement: proof })).rejects.toMatchObject({
    name: 'file.notFound',
  });
  const others = await aFile(centre.as('wang'), 'statement');
  await expect(centre.as('li')(saveProduct, { sourceStatement: others })).rejects.toMatchObject({
    name: 'file.notFound',
  });
});

test('registering requires the right to sell, and a session', async () => {
  await expect(centre.as('wang')(saveProduct, {})).rejects.toMatchObject({ name: 'door.needVendor' });
  await expect(centre.as('chen')(saveProduct, {})).rejects.toMatchObject({ name: 'door.needAttested' });
  await expect(centre.as('visitor')(submitProduct, { id: nobody })).rejects.toMatchObject({ name: 'door.signedOut' });
});

test("another's product answers exactly as one that does not exist", async () => {
  const id = await aDraft(centre);
  const wang = centre.as('wang');
  for (const call of [getOwnProduct, productLine]) {
    const others = await wang(call, { id }).catch((error) => error);
    const missing = await wang(call, { id: nobody }).catch((error) => error);
    expect(others).toMatchObject({ name: 'product.notFound' });
    expect(others).toEqual(missing);
  }
  expect((await wang(listOwnProducts, {})).total).toBe(0);
});

test('handing in twice is handing in once, by GET or by POST', async () => {
  const id = await aDraft(centre);
  const li = centre.as('li');
  await li(submitProduct, { id });
  await li(submitProduct, { id });
  await li(submitProductByPost, { id });
  const { steps } = await li(productLine, { id });
  expect(steps.map((one) => one.step)).toEqual(['create', 'submit']);
});

test('a submitted product cannot be changed until it is decided', async () => {
  const id = await aSubmitted(centre);
  await expect(centre.as('li')(saveProduct, { ...aForm(), id })).rejects.toMatchObject({ name: 'product.inReview' });
});

test('a supplier is sent back with words at the fields, mends them, and the reviewer sees what changed', async () => {
  const id = await aSubmitted(centre);
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  await zhao(reviewProduct, {
    ...(await asRead(centre, id)),
    decision: 'correction',
    opinions: { summary: '请写明覆盖的港区' },
  });
  const own = await li(getOwnProduct, { id });
  expect(own).toMatchObject({
    status: 'correction',
    opinions: { summary: '请写明覆盖的港区' },
    may: ['edit', 'submit'],
  });
  await li(saveProduct, { ...own.form, id, summary: '覆盖滨海新区港区二十个自动气象站的逐小时观测，供港口作业使用。' });
  await li(submitProduct, { id });
  expect((await li(getOwnProduct, { id })).opinions).toBeNull();
  const again = await zhao(getProductForReview, { id });
  expect(again.submissions).toBe(2);
  expect(again.before?.summary).not.toBe(again.form.summary);
  expect(again.form.contact.phone).toContain('*');
});

test('a correction without a word, and a refusal without a reason, are not accepted', async () => {
  const read = await asRead(centre, await aSubmitted(centre));
  const zhao = centre.as('zhao');
  for (const decision of ['correction', 'refuse'] as const) {
    await expect(zhao(reviewProduct, { ...read, decision })).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    });
  }
});

test('a decision on what has changed since it was read is refused', async () => {
  const id = await aSubmitted(centre);
  const read = await asRead(centre, id);
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  await zhao(reviewProduct, { ...read, decision: 'correction', reason: '请补充' });
  await li(submitProduct, { id });
  await expect(zhao(reviewProduct, { ...read, decision: 'approve' })).rejects.toMatchObject({
    name: 'product.alreadyReviewed',
  });
});

test('approval registers the product and issues its certificate; only listing puts it on the market', async () => {
  const id = await aRegistered(centre);
  const [li, visitor] = [centre.as('li'), centre.as('visitor')];
  const own = await li(getOwnProduct, { id });
  expect(own).toMatchObject({ status: 'registered', may: ['edit', 'list', 'revoke'] });
  await expect(visitor(getProduct, { id })).rejects.toMatchObject({ name: 'product.notFound' });
  const certificate = await visitor(getProductCertificate, { id: own.certificateId ?? '' });
  expect(certificate).toMatchObject({
    state: 'valid',
    facts: { productNumber: own.number, noticeUntil: null, scale: '1,051,200 条' },
  });

  await li(setShelf, { id, index: '1' });
  const detail = await visitor(getProduct, { id });
  expect(detail).toMatchObject({
    certificateNumber: certificate.number,
    priceFrom: 1_280_000,
    regionNames: ['天津市滨海新区'],
  });
  expect(JSON.stringify(detail)).not.toContain('13800000001');
  await li(setShelf, { id, index: '0' });
  await expect(visitor(getProduct, { id })).rejects.toMatchObject({ name: 'product.withdrawn' });
});

test('a new version is reviewed while the listed one stays, and then takes its place under a new certificate', async () => {
  const id = await aListed(centre, { name: '滨海地铁客流数据集' });
  const [li, zhao, visitor] = [centre.as('li'), centre.as('zhao'), centre.as('visitor')];
  const before = await visitor(getProduct, { id });
  await li(saveProduct, { ...(await li(getOwnProduct, { id })).form, id, name: '滨海轨道客流数据集' });
  await li(submitProduct, { id });
  expect(await li(getOwnProduct, { id })).toMatchObject({ status: 'listed', change: 'pending', version: 2 });
  expect((await visitor(getProduct, { id })).name).toBe('滨海地铁客流数据集');

  await zhao(reviewProduct, { ...(await asRead(centre, id)), decision: 'approve' });
  const after = await visitor(getProduct, { id });
  expect(after).toMatchObject({ name: '滨海轨道客流数据集', version: 2, number: before.number });
  expect(await visitor(getProductCertificate, { id: before.certificateId })).toMatchObject({
    state: 'changed',
    successor: { id: after.certificateId, number: after.certificateNumber },
  });
  expect(await visitor(getProductCertificate, { id: after.certificateId })).toMatchObject({
    state: 'valid',
    successor: null,
  });
  expect((await visitor(listProducts, { keyword: '轨道' })).rows.map((row) => row.id)).toEqual([id]);
});

test('the queue shows the longest waiting first and nothing that is decided', async () => {
  const [first, second] = [await aSubmitted(centre), await aSubmitted(centre)];
  const waiting = async () => (await centre.as('zhao')(listProductQueue, { pageSize: 100 })).rows.map((row) => row.id);
  const queue = await waiting();
  expect(queue.indexOf(first)).toBeLessThan(queue.indexOf(second));
  await centre.as('zhao')(reviewProduct, {
    ...(await asRead(centre, first)),
    decision: 'refuse',
    reason: '来源说明不实',
  });
  expect(await waiting()).not.toContain(first);
  await expect(centre.as('sun')(listProductQueue, {})).rejects.toMatchObject({ name: 'door.forbidden' });
});
