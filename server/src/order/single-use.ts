// One slip pays one order, one transfer settles one sum, one number stands for one invoice.
import { canonicalNumber } from '@shuji/contract/order/labels/bank-reference';
import type { payoutKinds } from '@shuji/contract/order/labels/payout';
import type { Tx } from '#src/db/open.ts';
import { ensure, type FieldErrors } from '#src/http/refuse.ts';
import type { InvoiceEntry } from '#src/order/invoice/queries.ts';
import {
  claimReference,
  findHolder,
  type ReferenceHolder,
  releaseReferences,
} from '#src/order/settlement/queries-reference.ts';
import type { OrderRow } from './queries.ts';

type Party = { partyId: string };

/** Names the order only to its parties: another submitter learns only that the number is taken. */
function orderWords({ orderNumber, buyerPartyId, sellerPartyId }: ReferenceHolder, { partyId }: Party): string {
  return partyId === buyerPartyId || partyId === sellerPartyId ? `您的订单 ${orderNumber}` : '其他订单';
}

/** Binds a slip and its bank reference to an order, or names at each field where it was used. */
export async function claimPayment(
  db: Tx,
  { orderId, sha256, reference }: { orderId: string; sha256: string; reference: string },
  payer: Party,
): Promise<void> {
  const fields: FieldErrors = {};
  const slip = await claimReference(db, { kind: 'voucher', number: sha256, orderId });
  if (slip) fields.voucher = `该付款凭证已用于${orderWords(slip, payer)}，请上传本次转账的银行回单`;
  const transfer = await claimReference(db, { kind: 'transfer', number: reference, orderId });
  if (transfer)
    fields.reference = `该银行流水号已用于${orderWords(transfer, payer)}，一笔转账只能支付一笔订单；号码无误的，请联系交易中心`;
  ensure(Object.keys(fields).length === 0, 'order.voucherUsed', fields);
}

/** A slip that was returned did not pay: it may be submitted again, for this order or another. */
export async function releasePayment(db: Tx, orderId: string): Promise<void> {
  await releaseReferences(db, { kinds: ['voucher', 'transfer'], orderId });
}

interface Payout {
  id: string;
  side: keyof typeof payoutKinds;
  voucherNumber: string;
}

export async function claimPayout(db: Tx, payout: Payout): Promise<void> {
  refuseHeld(await claimReference(db, payoutReference(payout)));
}

/** Refuses a number that another payout holds, before a second person is asked to approve it. */
export async function ensurePayoutNumber(db: Tx, payout: Payout): Promise<void> {
  refuseHeld(await findHolder(db, payoutReference(payout)));
}

function payoutReference({ id: orderId, side, voucherNumber }: Payout) {
  const number = canonicalNumber(voucherNumber);
  ensure(number, 'door.badInput', { voucherNumber: '转账凭证号需包含字母或数字' });
  return { kind: 'payout', number, orderId, part: side } as const;
}

function refuseHeld(holder: ReferenceHolder | null): void {
  ensure(!holder, 'order.payoutNumberUsed', {
    voucherNumber: `该转账凭证号已用于订单 ${holder?.orderNumber} 的结算或退款，请核对`,
  });
}

export async function releasePayout(db: Tx, orderId: string, side: keyof typeof payoutKinds): Promise<void> {
  await releaseReferences(db, { kinds: ['payout'], orderId, part: side });
}

/** Numbers of 20 digits are unique in the country, those of 8 within their issuer. A number is never freed again. */
export async function claimInvoiceNumber(
  db: Tx,
  order: OrderRow,
  { id, issuer }: Pick<InvoiceEntry, 'id' | 'issuer'>,
  number: string,
): Promise<void> {
  const scope = issuer === 'seller' ? order.sellerPartyId : 'centre';
  const unique = number.length === 20 ? number : `${scope} ${number}`;
  const holder = await claimReference(db, { kind: 'invoice', number: unique, orderId: order.id, part: id });
  const isOwn = holder && (issuer === 'centre' || holder.sellerPartyId === order.sellerPartyId);
  ensure(!holder, 'order.invoiceNumberUsed', {
    number: `该发票号码已用于${isOwn ? `订单 ${holder.orderNumber} ` : '其他订单'}的发票，请核对`,
  });
}
