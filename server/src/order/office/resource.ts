import { disputeOutcomes, orderStatus, paymentStatus } from '@shuji/contract/order/labels';
import { invoiceStatus } from '@shuji/contract/order/labels/invoice';
import { listFeeInvoices as invoiceShape } from '@shuji/contract/order/schema/invoice';
import { listAllDisputes as disputeShape, listAllPayments as paymentShape } from '@shuji/contract/order/schema/office';
import { listOfficeOrders as orderShape } from '@shuji/contract/order/schema/oversight';
import type { Db } from '#src/db/open.ts';
import { ownerOf } from '#src/merchant/owner.ts';
import { findBankAccount } from '#src/merchant/queries-bank.ts';
import { dealingsOfParty, ofParty, openJson, openText, type PersonalRecords } from '#src/office/personal-records.ts';
import type { PersonalValues, Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import type { Vault } from '#src/providers/vault.ts';
import { listAllDisputes } from '../dispute/reading-queue.ts';
import { waitingInvoices } from '../invoice/queries.ts';
import { listFeeInvoices } from '../invoice/reading.ts';
import { listMessagesForCopy } from '../message/queries.ts';
import { findOrder } from '../queries.ts';
import { countRunning, listForCopy, listInvoicesForCopy } from '../queries-copy.ts';
import { countOwed, isSettledTo, waitingPayouts } from '../settlement/queries.ts';
import { findDispute, waitingDisputes, waitingPayments } from './queries.ts';
import { sumApplied, sumCompleted } from './queries-statistics.ts';
import { listAllPayments } from './reading.ts';
import { listOfficeOrders } from './reading-oversight.ts';

export const orderResource = {
  findPersonal: findContact,
  search: searchList(orderShape, listOfficeOrders, (row) => ({
    title: row.number,
    note: noteOf(row.productName, row.buyerName, orderStatus[row.status]),
  })),
} satisfies Resource;

export const paymentResource = {
  queue: { role: 'finance', waiting: waitingPayments },
  search: searchList(paymentShape, listAllPayments, (row) => ({
    title: row.orderNumber,
    note: noteOf(row.productName, row.payer, paymentStatus[row.status]),
  })),
} satisfies Resource;

export const payoutResource = {
  queue: { role: 'finance', waiting: waitingPayouts },
  revealer: 'finance',
  // Read by the account's id, which the queue shows beside the payout; an account without a payout is not shown.
  findPersonal: async (db, vault, id) => {
    const account = await findBankAccount(db, { id });
    if (!account || !(await isSettledTo(db, account.partyId))) return null;
    return { ...(await ownerOf(db, account.partyId)), values: { bankNumber: vault.decrypt(account.numberSealed) } };
  },
} satisfies Resource;

export const invoiceResource = {
  queue: { role: 'finance', waiting: waitingInvoices },
  search: searchList(invoiceShape, listFeeInvoices, (row) => ({
    title: row.orderNumber,
    note: noteOf(row.partyName, row.title, invoiceStatus[row.status]),
  })),
} satisfies Resource;

export const disputeResource = {
  queue: { waiting: waitingDisputes },
  findPending: async (db, id) => {
    const dispute = await findDispute(db, id);
    const order = dispute?.settledAt === null ? await findOrder(db, dispute.orderId) : null;
    return order && { organisations: [order.buyerCode, order.sellerCode] };
  },
  findPersonal: async (db, vault, id) => {
    const dispute = await findDispute(db, id);
    return dispute && findContact(db, vault, dispute.orderId);
  },
  search: searchList(disputeShape, listAllDisputes, (row) => ({
    title: row.orderNumber,
    note: noteOf(row.productName, row.outcome ? disputeOutcomes[row.outcome] : '处理中'),
  })),
} satisfies Resource;

async function findContact(db: Db, vault: Vault, orderId: string): Promise<PersonalValues | null> {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const values = { contactPhone: vault.decrypt(order.contactPhoneSealed) };
  return { ...(await ownerOf(db, order.buyerPartyId)), values };
}

export const orderRecords: PersonalRecords = {
  copy: {
    订单: ofParty(async (db, partyId, vault) =>
      (await listForCopy(db, partyId)).map(({ contactPhoneSealed, ...row }) => ({
        ...row,
        contactPhone: openText(vault, contactPhoneSealed),
      })),
    ),
    发票: ofParty(async (db, partyId, vault) =>
      (await listInvoicesForCopy(db, partyId)).map(({ detailsSealed, ...row }) => ({
        ...row,
        details: openJson(vault, detailsSealed),
      })),
    ),
    订单留言: ofParty(async (db, partyId, vault) =>
      (await listMessagesForCopy(db, partyId)).map(({ textSealed, ...row }) => ({
        ...row,
        text: vault.decrypt(textSealed),
      })),
    ),
  },
};

export const orderDealings = { orders: dealingsOfParty(countRunning), payouts: dealingsOfParty(countOwed) };

export const orderSums = { orders: sumApplied, amount: sumCompleted };
