import * as reading from '@shuji/contract/order';
import * as apply from '@shuji/contract/order-apply';
import * as dispute from '@shuji/contract/order-dispute';
import * as invoice from '@shuji/contract/order-invoice';
import * as list from '@shuji/contract/order-list';
import * as message from '@shuji/contract/order-message';
import * as office from '@shuji/contract/order-office';
import * as oversight from '@shuji/contract/order-oversight';
import * as payout from '@shuji/contract/order-payout';
import * as rating from '@shuji/contract/order-rating';
import * as steps from '@shuji/contract/order-steps';
import * as terms from '@shuji/contract/order-terms';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { cancelOrder, confirmOrder, declineQuote, quoteOrder, refuseOrder, signOrder } from './actions.ts';
import { applyOrder } from './actions-apply.ts';
import { disputeOrder, pleadDispute, withdrawDispute } from './actions-dispute.ts';
import { acceptOrder, deliverOrder, objectOrder, openDelivery, payOrder } from './actions-fulfil.ts';
import { askInvoice, issueInvoice, receiveInvoice, refuseInvoice, returnInvoice } from './actions-invoice.ts';
import { seeOrderMessages, writeOrderMessage } from './actions-message.ts';
import { issueFeeInvoice, notePayout, recallPayout, refuseFeeInvoice } from './actions-money.ts';
import { confirmPayment, returnPayment } from './actions-office.ts';
import { rateOrder } from './actions-rating.ts';
import { settleDispute } from './actions-settle.ts';
import { proposeTerms } from './actions-terms.ts';
import { updateDelivery } from './actions-update.ts';
import { endOverdueOrders } from './closing.ts';
import { priceOrder } from './pricing.ts';
import { buyerOf, buyerOfDispute, partiesOfDispute } from './queries-contact.ts';
import { readOffer, readOrder } from './reading.ts';
import { listAllDisputes, listDisputes, readDispute, readDisputeStatistics } from './reading-disputes.ts';
import { listFeeInvoices, listInvoiceQueue, listInvoices } from './reading-invoice.ts';
import { exportOrders, listOrders } from './reading-list.ts';
import { listDisputeMessages, listOrderMessages } from './reading-message.ts';
import { listAllPayments, listPayments } from './reading-office.ts';
import { listOfficeOrders, readOfficeOrder } from './reading-oversight.ts';
import { listPayoutQueue, listPayouts } from './reading-payout.ts';
import { readOrderedProduct } from './reading-product.ts';
import { readOrderRating } from './reading-rating.ts';
import { remindOfTerms } from './reminding.ts';
import { disputeCells, feeInvoiceCells, paymentCells, payoutCells } from './sheet-office.ts';
import { overseenCells } from './sheet-oversight.ts';

export const order = feature(
  'order',
  {
    ...reading,
    ...apply,
    ...list,
    ...steps,
    ...dispute,
    ...rating,
    ...terms,
    ...message,
    ...invoice,
    ...payout,
    ...office,
  },
  {
    readOffer,
    priceOrder,
    applyOrder,
    readOrderedProduct,
    listOrders,
    exportOrders,
    readOrder,
    confirmOrder,
    quoteOrder,
    refuseOrder,
    declineQuote,
    cancelOrder,
    proposeTerms,
    signOrder,
    payOrder,
    deliverOrder,
    updateDelivery,
    openDelivery,
    acceptOrder,
    objectOrder,
    disputeOrder,
    readOrderRating,
    rateOrder,
    pleadDispute,
    withdrawDispute,
    listOrderMessages,
    writeOrderMessage,
    seeOrderMessages,
    listDisputeMessages: openingPersonal({
      place: 'dispute',
      part: 'messages',
      read: listDisputeMessages,
      concerned: partiesOfDispute,
    }),
    listInvoices,
    askInvoice,
    issueInvoice,
    refuseInvoice,
    receiveInvoice,
    returnInvoice,
    listPayoutQueue,
    listPayouts,
    exportPayouts: exporting({ list: 'payout', columns: payout.payoutColumns, cells: payoutCells, read: listPayouts }),
    notePayout,
    recallPayout,
    listInvoiceQueue,
    listFeeInvoices,
    exportFeeInvoices: exporting({
      list: 'invoice',
      columns: invoice.feeInvoiceColumns,
      cells: feeInvoiceCells,
      read: listFeeInvoices,
    }),
    issueFeeInvoice,
    refuseFeeInvoice,
    listPayments,
    listAllPayments,
    exportPayments: exporting({
      list: 'payment',
      columns: office.paymentColumns,
      cells: paymentCells,
      read: listAllPayments,
    }),
    confirmPayment,
    returnPayment,
    listDisputes,
    listAllDisputes,
    exportDisputes: exporting({
      list: 'dispute',
      columns: office.disputeColumns,
      cells: disputeCells,
      read: listAllDisputes,
    }),
    readDisputeStatistics,
    readDispute: openingPersonal({ place: 'dispute', read: readDispute, concerned: buyerOfDispute }),
    settleDispute,
  },
  [endOverdueOrders, remindOfTerms],
);

export const orderOversight = feature('order', oversight, {
  listOfficeOrders,
  readOfficeOrder: openingPersonal({ place: 'order', read: readOfficeOrder, concerned: buyerOf }),
  exportOfficeOrders: exporting({
    list: 'order',
    columns: oversight.overseenOrderColumns,
    cells: overseenCells,
    read: listOfficeOrders,
  }),
});
