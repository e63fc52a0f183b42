// The steps of an order that the reader's roles in their company admit; the others are their colleagues'.
import type { Call } from '@shuji/contract/call';
import { actsOn, rolesAdmitted } from '@shuji/contract/member/admission';
import { type MemberRole, membersInWords } from '@shuji/contract/member/labels';
import { pleadDispute, withdrawDispute } from '@shuji/contract/order/dispute';
import type { OrderPage } from '@shuji/contract/order/schema';
import * as steps from '@shuji/contract/order/steps';
import { proposeTerms } from '@shuji/contract/order/terms';

type Offered = OrderPage['may'][number];

const calls: Partial<Record<Offered, Call>> = {
  confirm: steps.confirmOrder,
  quote: steps.quoteOrder,
  refuse: steps.refuseOrder,
  declineQuote: steps.declineQuote,
  cancel: steps.cancelOrder,
  sign: steps.signOrder,
  propose: proposeTerms,
  pay: steps.payOrder,
  deliver: steps.deliverOrder,
  update: steps.updateDelivery,
  accept: steps.acceptOrder,
  object: steps.objectOrder,
  dispute: steps.disputeOrder,
  plead: pleadDispute,
  withdraw: withdrawDispute,
};

/** The steps that bring a deal on; the ways out of it and later updates are nobody's turn. */
const forward: Offered[] = ['confirm', 'quote', 'sign', 'pay', 'deliver', 'accept', 'plead'];

/** The order with the reader's own steps, and who of the company takes the others; null where there are none. */
export function ofDuty(
  order: OrderPage,
  roles: readonly MemberRole[] | null,
): { mine: OrderPage; others: string | null } {
  if (!roles) return { mine: order, others: null };
  const isMine = (step: Offered) => {
    const call = calls[step];
    return call === undefined || actsOn(order.side, rolesAdmitted(call, roles));
  };
  const next = order.may.find((step) => forward.includes(step));
  const others = next && !isMine(next) ? membersInWords(calls[next] as Call) : null;
  return { mine: { ...order, may: order.may.filter(isMine) }, others };
}
