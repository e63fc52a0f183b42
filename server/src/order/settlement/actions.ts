// The office's records of outgoing money and of the centre's own invoices. An operator does not act for their organisation.
import type * as invoices from '@shuji/contract/order/invoice';
import type { OrderSide } from '@shuji/contract/order/labels';
import { sumWords, yuan } from '@shuji/contract/order/labels/fee';
import { payoutKinds } from '@shuji/contract/order/labels/payout';
import type * as calls from '@shuji/contract/order/payout';
import { chinaDay } from '@shuji/contract/time';
import { claimFile, keepFile } from '#src/file/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { findBankAccount } from '#src/merchant/queries-bank.ts';
import { notify } from '#src/notice/actions.ts';
import { moveInvoice } from '#src/order/invoice/invoicing.ts';
import { findInvoice, type InvoiceEntry } from '#src/order/invoice/queries.ts';
import { moves } from '#src/order/invoice/rules.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { findHands } from '#src/order/queries-hands.ts';
import { claimPayout, ensurePayoutNumber, releasePayout } from '#src/order/single-use.ts';
import { lockForOffice } from '#src/order/transition.ts';
import type { Vault } from '#src/providers/vault.ts';
import { findDue, insertPayout, insertRecall } from './queries.ts';
import { type PayoutContent, takeOrRequest } from './second-person.ts';

type Context = WriteContext<Operator>;

/**
 * Notes a transfer that was made at the bank: the sum is what was cleared, nobody types it. Whoever confirmed that money
 * of this order came in does not note that it went out, and above the office's limit another approves the note.
 */
export const notePayout: Handler<typeof calls.notePayout> = async ({ id, ...payout }, context) => {
  const { db, actor, now, providers } = context;
  const order = await lockForOffice(db, id, actor);
  const { hasConfirmed, hasRecalled } = await findHands(db, id, actor.id);
  ensure(!hasConfirmed && !hasRecalled, 'order.payoutTwoPeople');
  ensure(payout.paidOn <= chinaDay(now), 'door.badInput', { paidOn: '转账日期不能晚于今天' });
  const { side } = payout;
  const due = await findDue(db, id, side);
  ensure(due, 'order.notNow');
  ensure(!due.isNoted, 'order.payoutNoted');
  await ensurePayoutNumber(db, { id, ...payout });
  const paidTo = side === 'seller' ? await accountOf(order.sellerPartyId, db, providers.vault) : null;
  const content = { ...payout, amount: due.amount, paidTo };
  const reason = `登记${payoutKinds[side]} ${sumWords(due.amount)}，订单 ${order.number}`;
  return takeOrRequest({ kind: 'payout.note', order, content, reason }, context, () =>
    insertNote(order, content, { db, now, operatorId: actor.id }),
  );
};

/** Notes the transfer of a locked order's money by whoever made it. */
export async function insertNote(
  order: OrderRow,
  { amount: _, ...payout }: PayoutContent,
  { db, now, operatorId }: Pick<Context, 'db' | 'now'> & { operatorId: string },
): Promise<void> {
  const noted = await insertPayout(db, { ...payout, orderId: order.id, operatorId }, now);
  ensure(noted, 'order.notNow');
  await claimPayout(db, { id: order.id, ...payout });
  await notifyOfPayout(order, { ...payout, ...noted }, { db, now });
}

async function accountOf(partyId: string, db: Context['db'], vault: Vault): Promise<string | null> {
  const account = await findBankAccount(db, { partyId });
  return account && `${account.bank}，尾号 ${vault.decrypt(account.numberSealed).slice(-4)}`;
}

/**
 * The sum waits again; the receiver of the earlier message gets a correction. A recall says that the money came back,
 * so the operator who recorded a transfer of this order makes none.
 */
export const recallPayout: Handler<typeof calls.recallPayout> = async (
  { id, side, round, reason },
  { db, actor, now },
) => {
  const order = await lockForOffice(db, id, actor);
  ensure(!(await findHands(db, id, actor.id)).hasNoted, 'order.recallTwoPeople');
  const recalled = await insertRecall(db, { orderId: id, side, round, reason, operatorId: actor.id }, now);
  ensure(recalled, 'order.payoutRecalled');
  await releasePayout(db, id, side);
  await notifyOfPayout(order, { side, round, ...recalled, recalledFor: reason }, { db, now });
};

interface Payout {
  side: OrderSide;
  round: number;
  amount: number;
  voucherNumber: string;
  paidTo?: string | null;
  /** Why the note of it was taken back. */
  recalledFor?: string;
}

const noticeWords = {
  buyer: { noted: '退款已转出', recalled: '退款登记已撤销' },
  seller: { noted: '货款已结算', recalled: '结算登记已撤销' },
};

async function notifyOfPayout(
  order: OrderRow,
  { side, round, amount, voucherNumber, paidTo, recalledFor }: Payout,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const partyId = side === 'buyer' ? order.buyerPartyId : order.sellerPartyId;
  const became = recalledFor === undefined ? 'noted' : 'recalled';
  const why = recalledFor === undefined ? '' : `。撤销理由：${recalledFor}。转账后会再次通知您`;
  await notify(
    db,
    { partyId },
    {
      topic: 'order',
      key: `payout ${order.id} ${side} ${round} ${became}`,
      title: `订单 ${order.number}：${noticeWords[side][became]}`,
      text: `“${order.productName}”：¥${yuan(amount)}，${paidTo ? `转入${paidTo}，` : ''}转账凭证号 ${voucherNumber}${why}`,
      link: `/orderinfo?side=${side === 'buyer' ? 1 : 2}&id=${order.id}`,
      isImportant: true,
      now,
    },
  );
}

export const issueFeeInvoice: Handler<typeof invoices.issueFeeInvoice> = async ({ id, number, issuedOn }, context) => {
  const { db, actor, now, upload } = context;
  ensure(upload, 'door.badUpload');
  const { order, invoice } = await lockFeeInvoice(id, context);
  ensure(issuedOn <= chinaDay(now), 'door.badInput', { issuedOn: '开票日期不能晚于今天' });
  // Checked before the bytes are stored; the step checks it again.
  ensure(mayMove(moves, 'office', invoice, 'issue'), 'order.invoiceNotNow');
  const file = await keepFile(upload, 'invoice', actor.id, context);
  const { id: fileId } = await claimFile(db, file, actor.id, 'invoice', now);
  const change = { number, issuedOn, fileId };
  await moveInvoice(db, order, invoice, { move: 'issue', by: 'office', actorId: actor.id, change, note: null, now });
};

export const refuseFeeInvoice: Handler<typeof invoices.refuseFeeInvoice> = async ({ id, reason }, context) => {
  const { db, actor, now } = context;
  const { order, invoice } = await lockFeeInvoice(id, context);
  await moveInvoice(db, order, invoice, { move: 'refuse', by: 'office', actorId: actor.id, note: reason, now });
};

async function lockFeeInvoice(id: string, { db, actor }: Context): Promise<{ order: OrderRow; invoice: InvoiceEntry }> {
  const found = await findInvoice(db, id);
  ensure(found?.issuer === 'centre', 'order.invoiceNotFound');
  const order = await lockForOffice(db, found.orderId, actor);
  const invoice = await findInvoice(db, id);
  ensure(invoice, 'order.invoiceNotFound');
  return { order, invoice };
}
