import { getProductCertificate, getSaleCertificate } from '@shuji/contract/certificate/calls';
import { takeDemand } from '@shuji/contract/demand/calls';
import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { listMerchants } from '@shuji/contract/merchant/card';
import { listNotices } from '@shuji/contract/notice/calls';
import { acceptOffer, addOffer } from '@shuji/contract/offer/calls';
import { getOffer, getOrder } from '@shuji/contract/order/calls';
import { listOrders } from '@shuji/contract/order/list';
import { applyOrder } from '@shuji/contract/order/placing';
import { confirmOrder, signOrder } from '@shuji/contract/order/steps';
import { freezePermit } from '@shuji/contract/permit/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { getOwnProduct, saveProduct, setShelf, submitProduct } from '@shuji/contract/product/own';
import { productDraft } from '@shuji/contract/product/schema/form';
import { beforeAll, expect, test } from 'vitest';
import { application, dealUntil, password } from '#test/deal.ts';
import { acceptance, aPublished, offerForm } from '#test/offer.ts';
import { aForm, aListed, withoutNotice } from '#test/product.ts';
import { aMerchant, serviceForm, soldBy } from '#test/service.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
await withoutNotice(centre);
const merchant = await aMerchant(centre);
const serving = soldBy(centre, merchant);
let service: string;
beforeAll(async () => {
  service = await aListed(serving, serviceForm);
});

async function freezeService(frozen: boolean): Promise<void> {
  const [permit] = await sql<{ id: string }[]>`
    select g.permit_id as id from permission g join party p on p.id = g.party_id where p.account_id = ${merchant.accountId}`;
  await as('zhao')(freezePermit, { id: permit?.id ?? '', frozen, reason: '资质到期，暂停提供服务' });
}

test('a service is found by its type in the market and in the directory, with its own description', async () => {
  const { rows } = await as('visitor')(listProducts, { type: ['quality'] });
  expect(rows.map(({ id }) => id)).toEqual([service]);
  const facets = await as('visitor')(productFacets, {});
  expect(facets.type).toContainEqual({ value: 'quality', label: '质量检测服务', count: 1 });
  expect(facets.updateFrequency.some(({ value }) => value === '')).toBe(false);
  const shown = await as('visitor')(getProduct, { id: service });
  expect(shown).toMatchObject({
    service: serviceForm.service,
    dictionary: [],
    sources: [],
    dataLevel: '',
    sample: null,
  });
  const directory = await as('visitor')(listMerchants, { service: ['quality'] });
  expect(directory.rows).toMatchObject([{ services: ['quality'], productCount: 0 }]);
});

test('a service is no data set for other catalogues', async () => {
  const data = await aListed(centre);
  const { body } = await centre.server.inject({ url: '/catalog.jsonld' });
  expect(body).toContain(data);
  expect(body).not.toContain(service);
  expect(JSON.parse(body)['hydra:totalItems']).toBe(1);
});

test('a form of a service lacks nothing about data, and everything about the service', async () => {
  const draft = productDraft.parse({ productType: 'valuation', priceMode: 'yearly', delivery: ['platformApi'] });
  const { id } = await as(merchant)(saveProduct, draft);
  const submission = as(merchant)(submitProduct, { id });
  await expect(submission).rejects.toMatchObject({
    name: 'product.incomplete',
    fields: {
      'service.scope': '请填写服务内容',
      'service.deliverables': '请填写交付物',
      'service.days': expect.stringContaining('服务周期'),
      'service.audience': '请填写适用对象',
      priceMode: '服务请选择面议、一口价或免费',
      delivery: '服务的成果以文件、报告或线下介质交付，请改选',
    },
  });
  const { fields } = (await submission.catch((error: unknown) => error)) as { fields: object };
  for (const field of ['sources', 'sourceStatement', 'rights', 'dataLevel', 'personalInfo', 'updateFrequency']) {
    expect(fields).not.toHaveProperty(field);
  }
});

test('values about data do not stay in the form of a service', async () => {
  const { id } = await as(merchant)(saveProduct, { ...aForm(), ...serviceForm });
  expect((await as(merchant)(getOwnProduct, { id })).form).toMatchObject({
    dictionary: [],
    dataLevel: null,
    rights: [],
  });
});

test('who is no 服务方 registers no service, and a 服务方 alone no data', async () => {
  await expect(as('li')(saveProduct, { ...aForm(), ...serviceForm })).rejects.toMatchObject({
    fields: { productType: '登记服务须先开通服务方交易权限' },
  });
  await expect(as(merchant)(saveProduct, aForm())).rejects.toMatchObject({
    fields: { productType: '登记数据产品须先开通供方交易权限' },
  });
  const both = await aMerchant(centre, ['seller', 'service']);
  const { id } = await as(both)(saveProduct, aForm());
  await as(both)(saveProduct, { ...aForm(), ...serviceForm, id });
  const data = await aListed(soldBy(centre, both));
  await expect(as(both)(saveProduct, { ...aForm(), ...serviceForm, id: data })).rejects.toMatchObject({
    fields: { productType: '已登记的产品不能在数据与服务之间改换类型，请另行登记' },
  });
});

test('a service goes through order, contract, delivery, acceptance and certificate', async () => {
  const wish = await application(serving, service, { termMonths: undefined, packsRun: undefined });
  const { id } = await as('wang')(applyOrder, wish);
  await as(merchant)(confirmOrder, { id });
  const page = await as('wang')(getOrder, { x: 1, y: id });
  expect(page).toMatchObject({
    termMonths: null,
    product: { productType: '质量检测服务', service: serviceForm.service },
  });
  expect(page.contract?.terms?.deliveryDays).toBe(20);
  const text = page.contract?.text ?? '';
  expect(text.startsWith('数据服务合同\n')).toBe(true);
  expect(text).toContain('甲方（服务提供方）');
  expect(text).toContain('服务内容：按 GB/T 36344-2018');
  expect(text).toContain('交付物：质量检测报告');
  expect(text).toContain('附件一　成果使用清单');
  for (const words of ['标的数据', '更新频率', '使用期限', '使用次数', 'undefined']) expect(text).not.toContain(words);
  expect(JSON.parse(page.contract?.policy ?? '{}').permission[0].duty).toEqual([]);
  const done = await dealUntil(serving, service, 'completed', { termMonths: undefined, packsRun: undefined });
  const ended = await as('wang')(getOrder, { x: 1, y: done });
  expect(ended.deliveries[0]).toMatchObject({ until: null, files: [{ left: null }] });
  const sale = await as('visitor')(getSaleCertificate, { id: ended.certificate?.id ?? '' });
  expect(sale.facts).toMatchObject({ productName: serviceForm.name, supplierRole: '服务方' });
  const registered = await as('visitor')(getProductCertificate, { id: ended.productCertificateId ?? '' });
  expect(registered.facts).toMatchObject({ productType: '质量检测服务', scale: '', sources: [] });
});

test('a service of a merchant without the role is not ordered, signed or put on the market, and nothing is half done', async () => {
  const waiting = await dealUntil(serving, service, 'answered', { termMonths: undefined, packsRun: undefined });
  const { contract } = await as('wang')(getOrder, { x: 1, y: waiting });
  const wish = await application(serving, service, { termMonths: undefined, packsRun: undefined });
  const before = (await as('wang')(listOrders, { x: '1' })).total;
  await freezeService(true);
  const refused = { name: 'order.noService', message: expect.stringContaining('未持有服务方权限') };
  await expect(as('wang')(getOffer, { id: service })).rejects.toMatchObject(refused);
  await expect(as('wang')(applyOrder, wish)).rejects.toMatchObject(refused);
  expect((await as('wang')(listOrders, { x: '1' })).total).toBe(before);
  const signing = as(merchant)(signOrder, { id: waiting, sha256: contract?.sha256 ?? '', password });
  await expect(signing).rejects.toMatchObject({ name: 'door.needService' });
  await expect(as(merchant)(setShelf, { id: service, index: '0' })).rejects.toMatchObject({ name: 'door.needVendor' });
  await freezeService(false);
  await as('wang')(applyOrder, wish);
  expect((await as('wang')(listOrders, { x: '1' })).total).toBe(before + 1);
  await as(merchant)(signOrder, { id: waiting, sha256: contract?.sha256 ?? '', password });
});

test('a demand for a service is taken and answered by a 服务方, not by a supplier of data', async () => {
  const taken = await aPublished(centre, { kind: 'quality' });
  await expect(as('li')(takeDemand, { id: taken })).rejects.toMatchObject({ name: 'door.needService' });
  await as(merchant)(takeDemand, { id: taken });
  expect((await as('wang')(listNotices, {})).rows[0]?.title).toMatch(/已有服务方接单$/);
  const demandId = await aPublished(centre, { kind: 'quality' });
  await expect(as('li')(addOffer, { demandId, ...offerForm() })).rejects.toMatchObject({ name: 'door.needService' });
  const { id } = await as(merchant)(addOffer, { demandId, ...offerForm({ productId: service }) });
  const order = await as('wang')(acceptOffer, acceptance(id));
  expect(await as('wang')(getOrder, { x: 1, y: order.id })).toMatchObject({
    termMonths: null,
    status: 'awaiting_sign',
  });
  const { rows } = await as('wang')(listOrders, { x: '1' });
  expect(rows.find((row) => row.id === order.id)).toMatchObject({ isService: true });
});
