// Deals and what is paid out of them, in every state, each planted anew for a race.

import { randomBytes } from 'node:crypto';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { askInvoice, issueInvoice } from '@shuji/contract/order/invoice';
import type { OrderStatus } from '@shuji/contract/order/labels';
import { settleDispute } from '@shuji/contract/order/office';
import { notePayout, recallPayout } from '@shuji/contract/order/payout';
import { getOrderRating, rateOrder } from '@shuji/contract/order/rating';
import { cancelOrder, deliverOrder, disputeOrder, quoteOrder, signOrder } from '@shuji/contract/order/steps';
import { anInterface, confirmedByShen, dealUntil, password, pay, pendingPayment } from '../../server/test/deal.ts';
import { listProduct } from '../../server/test/listed-product.ts';
import { invoiceNumber, taxNumber } from '../../server/test/matrix/plant-invoices.ts';
import { tokenOf } from '../../server/test/template.ts';
import type { World } from '../../server/test/world.ts';
import type { Planted } from './moves.ts';
import type { States } from './states.ts';

const reason = '交付的数据与合同约定的范围不符';
const people = { buyer: tokenOf('wang'), seller: tokenOf('li') };
const invoiceForm = { kind: 'plain', title: '海联供应链', taxNumber, email: 'fapiao@invoice.example' } as const;
const transfer = (order: string) => ({ paidOn: '2026-01-06', voucherNumber: `JS-${order}` });

export async function orderStates(centre: World): Promise<{ order: States<OrderStatus>; payout: States<string> }> {
  const { as, sql } = centre;
  const [wang, li, zhao, shen] = [as('wang'), as('li'), as('zhao'), as('shen')];
  const product = await listProduct(centre);
  const negotiable = await listProduct(centre, { priceMode: 'negotiable', tiers: [] });
  const until = (goal: Parameters<typeof dealUntil>[2], of = product) => dealUntil(centre, of, goal);

  const upload = async (who: 'wang' | 'li', purpose: 'voucher' | 'delivery' | 'invoice') => {
    const own = randomBytes(12).toString('hex');
    const name = purpose === 'delivery' ? '数据.csv' : '单据.pdf';
    const bytes = Buffer.from(
      purpose === 'delivery' ? `berth,boxes\n${own},20\n` : `%PDF-1.7\n% ${own}\n1 0 obj\n<< >>\nendobj\n`,
    );
    return (await as(who).upload(uploadFile, { purpose }, { name, bytes })).id;
  };
  const page = (id: string) => wang(getOrder, { x: 1, y: id });
  const deal = (order: string, more: Partial<Planted> = {}): Planted => ({
    people,
    ids: { order, ...more.ids },
    facts: more.facts ?? {},
  });

  async function answered(id: string): Promise<Planted> {
    const { contract } = await page(id);
    return deal(id, { facts: { sha256: contract?.sha256 } });
  }
  async function paying(): Promise<string> {
    const id = await until('signed');
    await pay(centre, id);
    return id;
  }
  async function withInvoice(id: string): Promise<string> {
    return (await wang(askInvoice, { id, issuer: 'seller', ...invoiceForm })).id;
  }
  async function disputeOf(id: string): Promise<string> {
    const [row] = await sql<
      { id: string }[]
    >`select id from order_dispute where order_id = ${id} and settled_at is null`;
    return row?.id ?? '';
  }
  async function refunded(): Promise<string> {
    const id = await until('delivered');
    await wang(disputeOrder, { id, reason, evidence: [] });
    await zhao(settleDispute, { id: await disputeOf(id), decision: 'cancel', note: reason, refund: 1_000 });
    return id;
  }
  async function delivered(): Promise<Planted> {
    const id = await until('delivered');
    const invoice = await withInvoice(id);
    await li(issueInvoice, {
      id: invoice,
      number: invoiceNumber(),
      issuedOn: '2026-01-06',
      file: await upload('li', 'invoice'),
    });
    const { deliveries } = await page(id);
    return deal(id, { ids: { invoice }, facts: { file: deliveries[0]?.files[0]?.id } });
  }

  const order: States<OrderStatus> = {
    awaiting_seller: {
      applied: async () => deal(await until('applied')),
      'to be quoted': async () => deal(await until('applied', negotiable)),
    },
    awaiting_sign: {
      answered: async () => answered(await until('answered')),
      quoted: async () => {
        const id = await until('applied', negotiable);
        await li(quoteOrder, { id, amount: 500_000 });
        return answered(id);
      },
      'signed by one': async () => {
        const planted = await answered(await until('answered'));
        await li(signOrder, { id: planted.ids.order ?? '', sha256: String(planted.facts?.sha256), password });
        return planted;
      },
    },
    awaiting_payment: {
      signed: async () => deal(await until('signed'), { facts: { voucher: await upload('wang', 'voucher') } }),
      'voucher waiting': async () => {
        const id = await paying();
        return deal(id, { ids: { payment: await pendingPayment(centre, id) } });
      },
    },
    awaiting_delivery: {
      paid: async () => {
        const id = await until('paid');
        const invoice = await withInvoice(id);
        const [file, delivery] = [await upload('li', 'invoice'), await upload('li', 'delivery')];
        return deal(id, { ids: { invoice }, facts: { file, files: [delivery] } });
      },
    },
    awaiting_acceptance: {
      delivered,
      'interface open': async () => {
        const id = await until('paid');
        await li(deliverOrder, { id, kind: 'api', gateway: anInterface('their-secret') });
        return deal(id, { ids: { access: (await page(id)).deliveries[0]?.accessId ?? '' } });
      },
    },
    disputed: {
      'after delivery': async () => {
        const { ids, facts = {} } = await delivered();
        const id = ids.order ?? '';
        await wang(disputeOrder, { id, reason, evidence: [] });
        return deal(id, { ids: { ...ids, dispute: await disputeOf(id) }, facts });
      },
      'with a voucher': async () => {
        const id = await paying();
        const payment = await pendingPayment(centre, id);
        await wang(disputeOrder, { id, reason, evidence: [] });
        return deal(id, { ids: { payment, dispute: await disputeOf(id) } });
      },
    },
    completed: {
      unrated: async () => {
        const id = await until('completed');
        const fee = await li(askInvoice, { id, issuer: 'centre', ...invoiceForm });
        return deal(id, { ids: { feeInvoice: fee.id }, facts: { files: [await upload('li', 'delivery')] } });
      },
      rated: async () => {
        const id = await until('completed');
        const praise = { quality: 5, fit: 4, delivery: 5, service: 5, text: '数据完整，字段与说明一致，更新及时。' };
        await wang(rateOrder, { id, ...praise });
        const { rating } = await wang(getOrderRating, { id });
        return deal(id, { ids: { rating: rating?.id ?? '' } });
      },
    },
    cancelled: {
      'before payment': async () => {
        const id = await until('answered');
        await wang(cancelOrder, { id, reason: '计划有变，暂不采购' });
        return deal(id);
      },
    },
  };

  const payout: States<string> = {
    due: {
      'to the seller': async () => deal(await until('completed')),
      'to both': async () => deal(await refunded()),
    },
    noted: {
      once: async () => {
        const id = await dealUntil(confirmedByShen(centre), product, 'completed');
        await as('han')(notePayout, { id, side: 'seller', ...transfer(id) });
        return deal(id);
      },
    },
    recalled: {
      once: async () => {
        const id = await refunded();
        await shen(notePayout, { id, side: 'seller', ...transfer(id) });
        await as('han')(recallPayout, { id, side: 'seller', round: 1, reason: '转账凭证号填写有误' });
        return deal(id);
      },
    },
  };
  return { order, payout };
}
