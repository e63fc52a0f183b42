// The auditor reads what the reviewers read, masked, and writes nothing.
import { readAccount } from '@shuji/contract/account/office';
import { exportAuditEntries, listAuditEntries } from '@shuji/contract/audit/calls';
import { getComplaint, listOfficeComplaints } from '@shuji/contract/complaint/office';
import { addDemand } from '@shuji/contract/demand/calls';
import { listOfficeDemands, readOfficeDemand } from '@shuji/contract/demand/office';
import { searchOffice } from '@shuji/contract/desk/calls';
import { listAttestationQueue, readAttestationSheet } from '@shuji/contract/merchant/attestation';
import { exportOfficeOrders, readOfficeOrder } from '@shuji/contract/order/oversight';
import { getProductForReview, listOfficeProducts } from '@shuji/contract/product/office';
import { listReveals, revealField } from '@shuji/contract/review/calls';
import { expect, test } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { demandForm } from '#test/demand-form.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const [zhou, zhao] = [as('zhou'), as('zhao')];
const productId = await listProduct(centre);
const orderId = await dealUntil(centre, productId, 'delivered');

test('an order shows its contact to a reviewer by name and to the auditor masked', async () => {
  const { order } = await zhao(readOfficeOrder, { id: orderId });
  const masked = (await zhou(readOfficeOrder, { id: orderId })).order;
  expect([...order.contact.name].length).toBeGreaterThan(1);
  expect(masked.contact.name).toMatch(new RegExp(`^${[...order.contact.name][0]}\\*+$`));
  expect(masked.contact.phone).toBe(order.contact.phone);
  expect(JSON.stringify(masked)).not.toContain(order.contact.name);
  expect(masked.payments.map(({ voucher }) => voucher?.url)).toEqual(masked.payments.map(() => undefined));
  expect((await zhou(listReveals, {})).rows[0]).toMatchObject({ place: 'order', subjectId: orderId });
});

test('numbers that people wrote into a text are masked for the auditor, in lists and in search too', async () => {
  const form = demandForm({ title: '征集潮位数据，联系我 13812345678' });
  const { id: demand } = await as('wang')(addDemand, form);
  const whole = await zhao(readOfficeDemand, { id: demand });
  expect(JSON.stringify(whole)).toContain('13812345678');
  for (const reply of [
    await zhou(readOfficeDemand, { id: demand }),
    await zhou(listOfficeDemands, {}),
    await zhou(searchOffice, { keyword: '联系我' }),
  ]) {
    expect(JSON.stringify(reply)).not.toContain('13812345678');
    expect(JSON.stringify(reply)).toContain('138****5678');
  }
});

test('a product shows its contact masked and its papers by name alone', async () => {
  expect((await zhou(listOfficeProducts, {})).rows.map(({ id }) => id)).toContain(productId);
  const { form, files } = await zhou(getProductForReview, { id: productId });
  expect(form.contact.name).toMatch(/^.\*+$/);
  expect(files.sourceStatement).toMatchObject({ name: expect.any(String) });
  expect(files.sourceStatement?.url).toBeUndefined();
});

test('an attestation shows no name, phone, address or paper', async () => {
  const [row] = (await zhao(listAttestationQueue, { status: 'approved' })).rows;
  if (!row) throw new Error('no attestation');
  const { fields } = await zhou(readAttestationSheet, { id: row.id });
  const whole = (await zhao(readAttestationSheet, { id: row.id })).fields;
  for (const name of ['legalPerson', 'agent', 'address', 'email', 'idNumber'] as const) {
    const text = whole.find(({ field }) => field === name)?.text;
    if (text) expect(fields.find(({ field }) => field === name)?.text).toMatch(/\*|（已遮蔽）/);
  }
  expect(fields.flatMap(({ files }) => files.map(({ url }) => url)).filter(Boolean)).toEqual([]);
});

test('search finds for the auditor what the lists show', async () => {
  expect((await zhou(searchOffice, { keyword: '数据' })).length).toBeGreaterThan(0);
});

test('who looked stands among the accesses, and in the audit trail stand actions alone', async () => {
  const count = async (table: string) =>
    (await sql<{ count: number }[]>`select count(*) as count from ${sql(table)}`)[0]?.count ?? 0;
  const before = [await count('reveal'), await count('audit_entry')] as const;
  await zhou(readOfficeOrder, { id: orderId });
  expect([await count('reveal'), await count('audit_entry')]).toEqual([before[0] + 1, before[1]]);
  const { rows } = await zhou(listAuditEntries, { call: '确认款项' });
  expect(rows.map(({ call, does }) => [call, does])).toContainEqual(['confirmPayment', '确认款项到账']);
  const { body } = await zhou.file(exportAuditEntries, { format: 'csv', columns: ['does'], call: '确认款项' });
  expect(body.toString('utf8')).toContain('确认款项到账');
});

test('the auditor neither reveals, nor exports', async () => {
  const reason = '核实交付联系人';
  const reveal = zhou(revealField, { place: 'order', id: orderId, field: 'contactPhone', reason });
  await expect(reveal).rejects.toMatchObject({ code: 403 });
  await expect(zhou.file(exportOfficeOrders, { format: 'csv' })).rejects.toThrow();
});

test.each(['sun', 'qian'] as const)(
  '%s, who neither reviews nor audits, reads no demand, complaint or account',
  async (who) => {
    const refused = { code: 403 };
    const id = orderId;
    await expect(as(who)(listOfficeDemands, {})).rejects.toMatchObject(refused);
    await expect(as(who)(readOfficeDemand, { id })).rejects.toMatchObject(refused);
    await expect(as(who)(listOfficeComplaints, {})).rejects.toMatchObject(refused);
    await expect(as(who)(getComplaint, { id })).rejects.toMatchObject(refused);
    await expect(as(who)(readAccount, { id })).rejects.toMatchObject(refused);
  },
);
