// The one way an invoice changes: a conditional update, its row of history, and word to the other side.

import type { OrderSide } from '@shuji/contract/order/labels';
import type { InvoiceMove } from '@shuji/contract/order/labels/invoice';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { notify } from '#src/notice/actions.ts';
import type { OrderRow } from '#src/order/queries.ts';
import { claimInvoiceNumber } from '#src/order/single-use.ts';
import { changeInvoice, type InvoiceEntry } from './queries.ts';
import { type InvoiceActor, moves } from './rules.ts';

interface Step {
  move: Exclude<InvoiceMove, 'ask'>;
  by: InvoiceActor;
  actorId: string;
  change?: { number: string; issuedOn: string; fileId: string };
  note: string | null;
  now: Date;
}

export async function moveInvoice(
  db: Tx,
  order: OrderRow,
  invoice: InvoiceEntry,
  { move, by, actorId, change, note, now }: Step,
): Promise<void> {
  ensure(mayMove(moves, by, invoice, move), 'order.invoiceNotNow');
  const [to] = moves[move].to;
  if (change) await claimInvoiceNumber(db, order, invoice, change.number);
  const moved = await changeInvoice(db, invoice.id, invoice.status, {
    ...change,
    status: to,
    reason: to === 'returned' || to === 'refused' ? note : null,
    updatedAt: now,
  });
  ensure(moved, 'order.invoiceNotNow');
  const event = { invoiceId: invoice.id, at: now, by, actorId, move, note };
  await insertEvent(db, 'order_invoice_event', { ...event, fromStatus: invoice.status, toStatus: to });
  const reader = by === invoice.side ? (invoice.issuer === 'seller' ? 'seller' : null) : invoice.side;
  if (reader) await notifyOfInvoice(db, order, reader, { id: invoice.id, move, note, now });
}

const noticeTexts: Record<InvoiceMove, string> = {
  ask: '需方申请开具发票',
  issue: '发票已开具，请查收',
  refuse: '发票未予开具',
  receive: '需方已确认收票',
  return: '发票被退回，请核对后重开',
};

export async function notifyOfInvoice(
  db: Tx,
  order: OrderRow,
  side: OrderSide,
  { id, move, note, now }: { id: string; move: InvoiceMove; note: string | null; now: Date },
): Promise<void> {
  await notify(
    db,
    { partyId: side === 'buyer' ? order.buyerPartyId : order.sellerPartyId },
    {
      topic: 'order',
      key: `invoice ${id} ${move} ${now.toISOString()}`,
      title: `订单 ${order.number}：${noticeTexts[move]}`,
      text: [`“${order.productName}”`, note].filter(Boolean).join('：'),
      link: `/orderinfo?side=${side === 'buyer' ? 1 : 2}&id=${order.id}`,
      now,
    },
  );
}
