import type * as calls from '@shuji/contract/money-request/calls';
import type { MoneyRequestKind } from '@shuji/contract/order/labels/second-person';
import { type ApprovalRow, listApprovals } from '#src/approval/queries.ts';
import { approvalFor } from '#src/approval/rules.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { listPaymentsOn } from '#src/order/office/reading.ts';
import { findTwoPeopleRule } from '#src/order/settlement/queries-second-person.ts';
import { listPayoutsOf } from '#src/order/settlement/reading.ts';
import type { PaymentContent, PayoutContent } from '#src/order/settlement/second-person.ts';
import { findReceipt } from '#src/receipt/queries.ts';
import { toRow } from '#src/receipt/reading.ts';
import { listOrderFacts, type OrderFacts } from './queries.ts';
import { moneyKinds } from './rules.ts';

type Context = ReadContext<Operator>;
type Request = ApprovalRow<Partial<PaymentContent & PayoutContent> & { amount: number }>;

const decidedShown = 10;

export const listMoneyRequests: Handler<typeof calls.listMoneyRequests> = async (_, context) => {
  const { db, now } = context;
  const requests: Request[] = await listApprovals(db, moneyKinds, { now, decided: decidedShown });
  const orders = await listOrderFacts(
    db,
    requests.map(({ subjectId }) => subjectId),
  );
  const waiting = requests.filter(({ status, lapsesAt }) => status === 'waiting' && new Date(lapsesAt) > now);
  const ids = waiting.map(({ subjectId }) => subjectId);
  const none = ids.length === 0;
  const payments = none ? [] : await listPaymentsOn(ids, context);
  const payouts = none ? [] : await listPayoutsOf(ids, context);
  const rows = await Promise.all(
    requests.map(async (request) => {
      const { content } = request;
      const isOpen = waiting.includes(request);
      const found = isOpen ? await Promise.all((content.receiptIds ?? []).map((id) => findReceipt(db, id, now))) : [];
      return {
        ...rowOf(request, orders.get(request.subjectId), context),
        payment: (isOpen && payments.find(({ id }) => id === content.paymentId)) || null,
        receipts: found.filter((row) => row !== null).map(toRow),
        payout:
          (isOpen && payouts.find((row) => row.orderId === request.subjectId && row.side === content.side)) || null,
      };
    }),
  );
  return { ...(await findTwoPeopleRule(db)), rows };
};

function rowOf(request: Request, order: OrderFacts | undefined, { actor, now }: Context) {
  const { paidOn, voucherNumber, note, amount } = request.content;
  const { buyerCode, sellerCode, ...facts } = order ?? noOrder;
  const isOwn = actor.organisation !== null && [buyerCode, sellerCode].includes(actor.organisation);
  const shown = approvalFor(request, actor.id, now);
  return {
    ...shown,
    mayDecide: shown.mayDecide && !isOwn,
    kind: request.kind as MoneyRequestKind,
    orderId: request.subjectId,
    ...facts,
    amount,
    transfer: paidOn && voucherNumber ? { paidOn, voucherNumber, note: note ?? '' } : null,
  };
}

const noOrder = { orderNumber: '', productName: '', buyerName: '', sellerName: '', buyerCode: null, sellerCode: null };
