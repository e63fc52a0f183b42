// The money of the demo's deals: fees in force, a settlement noted and others waiting, invoices at every step.

import { cast } from '#src/demo/cast.ts';
import { payOut } from '#src/demo/deal.ts';
import { plantPicture } from '#src/demo/files.ts';
import {
  contextOf,
  type DemoContext,
  listTraders,
  longAgo,
  momentSince,
  type Trader,
  traderOf,
} from '#src/demo/play.ts';
import { askInvoice, issueInvoice, receiveInvoice, returnInvoice } from '#src/order/invoice/actions.ts';
import { moveInvoice } from '#src/order/invoice/invoicing.ts';
import { findInvoice } from '#src/order/invoice/queries.ts';
import { lockOrder } from '#src/order/queries.ts';

interface Deal {
  id: string;
  buyerName: string;
  buyerCode: string | null;
  sellerName: string;
  sellerCode: string | null;
  amount: number;
  /** When it was paid or, if it is over, when it ended: the steps here happened between then and now. */
  since: string;
}

interface Players {
  context: DemoContext;
  deal: Deal;
  buyer: Trader;
  seller: Trader;
  place: number;
}

/** A later deal has come less far. */
const stages: ((players: Players) => Promise<unknown>)[] = [settled, received, returned];

export async function plantMoney(context: DemoContext): Promise<void> {
  const traders = await listTraders(context);
  const deals = await context.tx<Deal[]>`
    select id, buyer_name, buyer_code, seller_name, seller_code, amount,
      coalesce(closed_at, paid_at) as since from trade_order
    where status in ('completed', 'awaiting_acceptance') and amount > 0 and created_at > ${longAgo(context)} order by status desc, closed_at, created_at`;
  for (const [place, deal] of deals.entries()) {
    const [buyer, seller] = [traderOf(traders, deal.buyerName), traderOf(traders, deal.sellerName)];
    await (stages[place] ?? requestInvoice)({ context, deal, buyer, seller, place });
  }
}

async function settled(players: Players): Promise<void> {
  const { context, deal } = players;
  const invoice = await requestInvoice(players);
  await issued(players, invoice);
  await receiveInvoice({ id: invoice }, as(players, players.buyer.user, 0.5));
  const paidOn = dayAt(players, 0.4);
  const transfer = { id: deal.id, side: 'seller', paidOn, voucherNumber: 'JS-2026-0118', note: '' } as const;
  await payOut(context, transfer, momentAt(players, 0.4));
  const fee = await requestFeeInvoice(players);
  const file = { ownerId: cast.zhao.id, purpose: 'invoice', name: '服务费发票.webp' } as const;
  const fileId = await plantPicture(context, file, `papers/${players.seller.key}/fee-invoice.webp`);
  const change = { number: '26122000000000118001', issuedOn: dayAt(players, 0.8), fileId };
  const [order, row] = [await lockOrder(context.tx, deal.id), await findInvoice(context.tx, fee)];
  const office = { by: 'office', actorId: cast.zhao.id, note: null } as const;
  if (order && row)
    await moveInvoice(context.tx, order, row, { ...office, move: 'issue', change, now: momentAt(players, 0.8) });
}

async function received(players: Players): Promise<void> {
  await issued(players, await requestInvoice(players));
  await requestFeeInvoice(players);
}

async function returned(players: Players): Promise<void> {
  const invoice = await requestInvoice(players);
  await issued(players, invoice);
  const reason = '抬头漏写“有限”二字，请按申请内容重开。';
  await returnInvoice({ id: invoice, reason }, as(players, players.buyer.user, 0.7));
}

async function requestInvoice(players: Players): Promise<string> {
  const { deal, buyer } = players;
  const { id } = await askInvoice(
    {
      id: deal.id,
      issuer: 'seller',
      kind: deal.buyerCode ? 'special' : 'plain',
      title: deal.buyerName,
      taxNumber: deal.buyerCode ?? '',
      ...company,
    },
    as(players, buyer.user, 0.1),
  );
  return id;
}

async function requestFeeInvoice(players: Players): Promise<string> {
  const { deal, seller } = players;
  const { id } = await askInvoice(
    {
      id: deal.id,
      issuer: 'centre',
      kind: 'plain',
      title: deal.sellerName,
      taxNumber: deal.sellerCode ?? '',
      ...company,
    },
    as(players, seller.user, 0.6),
  );
  return id;
}

// No address, phone or account here belongs to anyone.
const company = {
  address: '滨海市港务路 8 号',
  phone: '0000-8800 1200',
  bank: '滨海银行港务支行',
  account: '0000 3333 0000 4444 000',
  email: 'fapiao@binhai-demo.example',
};

async function issued(players: Players, id: string): Promise<void> {
  const { context, buyer, seller, place } = players;
  const file = { ownerId: seller.user.id, purpose: 'invoice', name: '电子发票.webp' } as const;
  const fileId = await plantPicture(context, file, `papers/${seller.key}/invoice-${buyer.key}.webp`);
  const number = `26122000000000${String(place + 1).padStart(6, '0')}`;
  await issueInvoice({ id, number, issuedOn: dayAt(players, 0.3), file: fileId }, as(players, seller.user, 0.3));
}

function as(players: Players, user: Trader['user'], part: number) {
  return contextOf(players.context, user, momentAt(players, part));
}

function momentAt({ context, deal }: Players, part: number): Date {
  return momentSince(context, deal.since, part);
}

function dayAt(players: Players, part: number): string {
  return momentAt(players, part).toISOString().slice(0, 10);
}
