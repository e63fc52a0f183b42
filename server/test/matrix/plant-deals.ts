// Orders of the matrix: each state twice, between buyer and seller and between the others.

import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { listDisputes } from '@shuji/contract/order/office';
import { notePayout } from '@shuji/contract/order/payout';
import { getOrderRating, rateOrder } from '@shuji/contract/order/rating';
import { deliverOrder, disputeOrder, quoteOrder } from '@shuji/contract/order/steps';
import { importStatement, listReceipts } from '@shuji/contract/receipt/calls';
import { anInterface, confirmedByShen, dealUntil, pay, pendingPayment } from '#test/deal.ts';
import { uniquePixel } from '#test/listed-product.ts';
import { aListed } from '#test/product.ts';
import { aLine, statementOf } from '#test/statement.ts';
import type { World } from '#test/world.ts';
import { type People, phoneOf } from './people.ts';
import { plantInvoices } from './plant-invoices.ts';
import { played } from './plant-market.ts';
import { plantTrial } from './plant-trial.ts';
import type { Subjects } from './subjects.ts';

const praise = { quality: 5, fit: 4, delivery: 5, service: 5, text: '数据完整，字段与说明一致，更新及时。' };

export async function plantDeals(world: World, people: People, subjects: Subjects): Promise<void> {
  for (const [buyer, seller] of [
    ['buyer', 'seller'],
    ['otherBuyer', 'otherSeller'],
  ] as const) {
    const deal = played(world, people, seller, buyer);
    const product = await aListed(deal);
    const negotiable = await aListed(deal, { priceMode: 'negotiable', tiers: [] });
    const contact = { contactPhone: phoneOf(buyer) };
    const add = (kind: string, id: string) => subjects.add(kind, { of: { [buyer]: id, [seller]: id } });
    const until = (goal: Parameters<typeof dealUntil>[2]) => dealUntil(deal, product, goal, contact);
    subjects.add('offer', { everyone: product, hidden: subjects.any('registeredProduct') });
    add('appliedOrder', await until('applied'));

    const answered = await until('answered');
    const { contract } = await deal.as('wang')(getOrder, { x: 1, y: answered });
    subjects.facts[answered] = { sha256: contract?.sha256 };
    add('answeredOrder', answered);

    const quoted = await dealUntil(deal, negotiable, 'applied', contact);
    await deal.as('li')(quoteOrder, { id: quoted, amount: 500_000 });
    add('quotedOrder', quoted);

    const signed = await until('signed');
    const voucher = await deal
      .as('wang')
      .upload(uploadFile, { purpose: 'voucher' }, { name: '单.png', bytes: uniquePixel() });
    subjects.facts[signed] = { voucher: voucher.id };
    add('signedOrder', signed);

    const paying = await until('signed');
    await pay(deal, paying);
    subjects.add('payment', { everyone: await pendingPayment(world, paying) });

    const awaiting = await until('signed');
    subjects.add('receipt', { everyone: await plantReceipt(world, deal, awaiting, subjects) });

    const paid = await until('paid');
    const file = await deal
      .as('li')
      .upload(uploadFile, { purpose: 'delivery' }, { name: '数据.csv', bytes: Buffer.from('berth,boxes\nA1,20\n') });
    subjects.facts[paid] = { files: [file.id] };
    add('paidOrder', paid);

    const delivered = await until('delivered');
    const page = await deal.as('wang')(getOrder, { x: 1, y: delivered });
    subjects.facts[delivered] = { file: page.deliveries[0]?.files[0]?.id };
    add('deliveredOrder', delivered);

    const byApi = await until('paid');
    await deal.as('li')(deliverOrder, { id: byApi, kind: 'api', gateway: anInterface(`credential-canary-${seller}`) });
    const apiPage = await deal.as('wang')(getOrder, { x: 1, y: byApi });
    add('access', apiPage.deliveries[0]?.accessId ?? '');
    await plantTrial(deal, { seller, add, subjects });

    const disputed = await until('delivered');
    await deal.as('wang')(disputeOrder, { id: disputed, reason: '交付的数据与合同约定的范围不符' });
    add('disputedOrder', disputed);
    const { rows } = await world.as('zhao')(listDisputes, { pageSize: 100 });
    subjects.add('dispute', { everyone: rows.find((row) => row.orderId === disputed)?.id ?? '' });

    subjects.add('overseenOrder', { everyone: await until('completed') });
    const completed = await until('completed');
    const { certificate } = await deal.as('wang')(getOrder, { x: 1, y: completed });
    subjects.add('ownSaleCertificate', { of: { [buyer]: certificate?.id, [seller]: certificate?.id } });
    await deal.as('wang')(rateOrder, { id: completed, ...praise });
    const { rating } = await deal.as('wang')(getOrderRating, { id: completed });
    const update = await deal
      .as('li')
      .upload(uploadFile, { purpose: 'delivery' }, { name: '更新.csv', bytes: Buffer.from('berth,boxes\nA2,30\n') });
    subjects.facts[completed] = { files: [update.id] };
    add('ratedOrder', completed);
    subjects.add('rating', { everyone: rating?.id ?? '', isPublic: true });
    subjects.add('ratingReceived', { of: { [seller]: rating?.id } });
    subjects.add('saleCertificate', { everyone: certificate?.id ?? '' });
    await plantInvoices(deal, { delivered, completed }, add, subjects);

    const settled = await dealUntil(confirmedByShen(deal), product, 'completed', contact);
    const transfer = { paidOn: '2026-01-06', voucherNumber: `JS-${settled}` };
    await world.as('han')(notePayout, { id: settled, side: 'seller', ...transfer });
    subjects.add('paidOutOrder', { everyone: settled });
  }
  const serving = played(world, people, 'service', 'otherBuyer');
  const service = subjects.own('ownListedProduct', 'service') ?? '';
  const until = (goal: 'applied' | 'answered') =>
    dealUntil(serving, service, goal, { contactPhone: phoneOf('otherBuyer'), termMonths: undefined });
  subjects.add('appliedOrder', { of: { service: await until('applied') } });
  const answered = await until('answered');
  const { contract } = await serving.as('wang')(getOrder, { x: 1, y: answered });
  subjects.facts[answered] = { sha256: contract?.sha256 };
  subjects.add('answeredOrder', { of: { service: answered } });
}

/** A line of a bank's statement that agrees with an order. */
async function plantReceipt(world: World, deal: World, orderId: string, subjects: Subjects): Promise<string> {
  const { number, amount, fee } = await deal.as('wang')(getOrder, { x: 1, y: orderId });
  const line = aLine({ amount: (amount ?? 0) + fee.buyer, remark: number });
  await world.as('shen').upload(importStatement, { bank: '测试银行' }, statementOf([line]));
  const { rows } = await world.as('shen')(listReceipts, { pageSize: 100 });
  const id = rows.find(({ order }) => order?.id === orderId)?.id ?? '';
  subjects.facts[id] = { orderId, number };
  return id;
}
