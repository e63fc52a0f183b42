import {
  exportOfficeCertificates,
  getOfficeCertificate,
  listOfficeCertificates,
} from '@shuji/contract/certificate/office';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { revoke } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const zhao = as('zhao');
const product = await listProduct(centre);
await dealUntil(centre, product, 'completed');
const listed = async (filter: Parameters<typeof zhao<typeof listOfficeCertificates>>[1]) =>
  (await zhao(listOfficeCertificates, filter)).rows;

test('the office finds certificates of both kinds, and reads what each says with its log', async () => {
  const [registration] = await listed({ kind: 'product' });
  const [sale] = await listed({ kind: 'sale' });
  expect(registration).toMatchObject({ subjectId: product, state: 'valid', counterpartyName: null });
  expect(sale).toMatchObject({ state: 'valid', validUntil: null, counterpartyName: expect.any(String) });
  expect(await listed({ keyword: registration?.number ?? '' })).toMatchObject([{ id: registration?.id }]);
  expect((await listed({ keyword: registration?.productName ?? '' })).length).toBe(2);
  expect(await listed({ keyword: '没有这样的产品' })).toEqual([]);
  expect(await listed({ to: '2020-01-01' })).toEqual([]);
  expect(await listed({ region: '650000' })).toEqual([]);
  expect((await listed({ sort: 'ending' }))[0]?.id).toBe(registration?.id);

  const whole = await zhao(getOfficeCertificate, { id: sale?.id ?? '' });
  expect(whole).toMatchObject({ misfit: null, log: [{ event: '颁发' }] });
  expect(whole.facts).toContainEqual({ label: '需方', text: sale?.counterpartyName });
  expect(whole.facts).toContainEqual({ label: '合同价款', text: '24,000.00 元' });
  const labels = whole.facts.map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
});

test('the list filters an industry by its code', async () => {
  const [{ industry } = { industry: '' }] = await sql<{ industry: string }[]>`
    select industry from product where id = ${product}`;
  expect(await listed({ industry })).toMatchObject([{ kind: 'product' }]);
  expect(await listed({ industry: 'A' })).toEqual([]);
});

test('rows altered behind the program’s back are named, and the list still loads', async () => {
  const [sale] = await listed({ kind: 'sale' });
  await sql`update certificate set content = 'gone' where id = ${sale?.id ?? ''}`;
  expect(await listed({ kind: 'sale' })).toMatchObject([{ productName: '' }]);
  expect((await zhao(getOfficeCertificate, { id: sale?.id ?? '' })).misfit).toBe('内容已不成文');
});

test('a revoked product’s certificate shows so, with the reason', async () => {
  await revoke(centre, product, '数据来源已失效');
  const [gone] = await listed({ state: 'revoked' });
  expect(gone).toMatchObject({ subjectId: product, stateReason: expect.stringContaining('数据来源已失效') });
  expect((await zhao(getOfficeCertificate, { id: gone?.id ?? '' })).log.map(({ event }) => event)).toEqual([
    '颁发',
    '已注销',
  ]);
  const { body } = await zhao.file(exportOfficeCertificates, { format: 'csv', columns: ['number', 'state'] });
  expect(body.toString('utf8')).toContain('已注销');
});
