// Invoices between the parties: requested, issued with the file, received or sent back.

import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/order/invoice';
import { chinaDay } from '@shuji/contract/time';
import { claimFile } from '#src/file/actions.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { lockAsParty } from '#src/order/transition.ts';
import { moveInvoice, notifyOfInvoice } from './invoicing.ts';
import { findInvoice, type InvoiceEntry, insertInvoice } from './queries.ts';
import { invoiceable, moves } from './rules.ts';

type Context = WriteContext<Attested>;

export const askInvoice: Handler<typeof calls.askInvoice> = async (
  { id: orderId, issuer, kind, title, taxNumber, ...details },
  { db, actor, now, providers },
) => {
  const { order, side } = await lockAsParty(db, orderId, actor);
  const amount = invoiceable(issuer, side, order);
  ensure(amount > 0, 'order.nothingToInvoice');
  const isCompany = (side === 'buyer' ? order.buyerCode : order.sellerCode) !== null;
  if (kind === 'special' || isCompany) ensure(taxNumber, 'door.badInput', { taxNumber: '请填写纳税人识别号' });
  if (kind === 'special') {
    for (const [name, words] of Object.entries(specialNeeds))
      ensure(details[name as keyof typeof specialNeeds], 'door.badInput', { [name]: words });
  }
  const id = randomUUIDv7();
  const standing = { id, orderId, issuer, side, partyId: actor.partyId, kind, title, amount };
  const detailsSealed = providers.vault.encrypt(JSON.stringify(details));
  await insertInvoice(db, { ...standing, taxNumber: taxNumber || null, detailsSealed }, now);
  const event = { invoiceId: id, at: now, by: side, actorId: actor.id, note: null };
  await insertEvent(db, 'order_invoice_event', { ...event, move: 'ask', fromStatus: null, toStatus: 'requested' });
  if (issuer === 'seller') await notifyOfInvoice(db, order, 'seller', { id, move: 'ask', note: null, now });
  return { id };
};

const specialNeeds = {
  address: '专用发票需填写地址',
  phone: '专用发票需填写电话',
  bank: '专用发票需填写开户银行',
  account: '专用发票需填写银行账号',
};

export const issueInvoice: Handler<typeof calls.issueInvoice> = async ({ id, number, issuedOn, file }, context) => {
  const { db, actor, now } = context;
  const { invoice, order, side } = await lockInvoice(id, context);
  ensure(mayMove(moves, side, invoice, 'issue') && order.status !== 'cancelled', 'order.invoiceNotNow');
  ensure(issuedOn <= chinaDay(now), 'door.badInput', { issuedOn: '开票日期不能晚于今天' });
  const { id: fileId } = await claimFile(db, file, actor.id, 'invoice', now);
  const change = { number, issuedOn, fileId };
  await moveInvoice(db, order, invoice, { move: 'issue', by: side, actorId: actor.id, change, note: null, now });
};

export const refuseInvoice: Handler<typeof calls.refuseInvoice> = ({ id, reason }, context) =>
  step(id, 'refuse', reason, context);

export const receiveInvoice: Handler<typeof calls.receiveInvoice> = ({ id }, context) =>
  step(id, 'receive', null, context);

export const returnInvoice: Handler<typeof calls.returnInvoice> = ({ id, reason }, context) =>
  step(id, 'return', reason, context);

async function step(id: string, move: 'refuse' | 'receive' | 'return', note: string | null, context: Context) {
  const { db, actor, now } = context;
  const { invoice, order, side } = await lockInvoice(id, context);
  await moveInvoice(db, order, invoice, { move, by: side, actorId: actor.id, note, now });
}

// The order's row is held first, as in every step of a deal; what a side asks of the centre is not the other's to see.
async function lockInvoice(
  id: string,
  { db, actor }: Context,
): Promise<{ invoice: InvoiceEntry; order: OrderRow; side: 'buyer' | 'seller' }> {
  const found = await findInvoice(db, id);
  const isOwn = found && (found.partyId === actor.partyId || found.issuer === 'seller');
  ensure(isOwn, 'order.invoiceNotFound');
  const order = await lockAsParty(db, found.orderId, actor, 'order.invoiceNotFound');
  const invoice = await findInvoice(db, id);
  ensure(invoice, 'order.invoiceNotFound');
  return { ...order, invoice };
}
