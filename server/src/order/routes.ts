import * as apply from '@shuji/contract/order/apply';
import * as reading from '@shuji/contract/order/calls';
import * as dispute from '@shuji/contract/order/dispute';
import * as invoice from '@shuji/contract/order/invoice';
import * as list from '@shuji/contract/order/list';
import * as message from '@shuji/contract/order/message';
import * as office from '@shuji/contract/order/office';
import * as oversight from '@shuji/contract/order/oversight';
import * as payout from '@shuji/contract/order/payout';
import * as rating from '@shuji/contract/order/rating';
import * as steps from '@shuji/contract/order/steps';
import * as terms from '@shuji/contract/order/terms';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { applyOrder } from '#src/order/application/actions.ts';
import { priceOrder } from '#src/order/application/pricing.ts';
import { proposeTerms } from '#src/order/contract/actions.ts';
import { acceptOrder, deliverOrder, objectOrder, openDelivery, payOrder } from '#src/order/delivery/actions.ts';
import { disputeOrder, pleadDispute, withdrawDispute } from '#src/order/dispute/actions.ts';
import { listAllDisputes, listDisputes, readDispute, readDisputeStatistics } from '#src/order/dispute/reading-queue.ts';
import { askInvoice, issueInvoice, receiveInvoice, refuseInvoice, returnInvoice } from '#src/order/invoice/actions.ts';
import { listFeeInvoices, listInvoiceQueue, listInvoices } from '#src/order/invoice/reading.ts';
import { exportOrders, listOrders } from '#src/order/list/reading.ts';
import { seeOrderMessages, writeOrderMessage } from '#src/order/message/actions.ts';
import { listDisputeMessages, listOrderMessages } from '#src/order/message/reading.ts';
import { confirmPayment, returnPayment } from '#src/order/office/actions.ts';
import { disputeCells, feeInvoiceCells, paymentCells, payoutCells } from '#src/order/office/export.ts';
import { overseenCells } from '#src/order/office/export-oversight.ts';
import { listAllPayments, listPayments } from '#src/order/office/reading.ts';
import { listOfficeOrders, readOfficeOrder } from '#src/order/office/reading-oversight.ts';
import { rateOrder } from '#src/order/rating/actions.ts';
import { readOrderRating } from '#src/order/rating/reading.ts';
import { issueFeeInvoice, notePayout, recallPayout, refuseFeeInvoice } from '#src/order/settlement/actions.ts';
import { settleDispute } from '#src/order/settlement/actions-settle.ts';
import { endOverdueOrders } from '#src/order/settlement/closing.ts';
import { listPayoutQueue, listPayouts } from '#src/order/settlement/reading.ts';
import { cancelOrder, confirmOrder, declineQuote, quoteOrder, refuseOrder, signOrder } from './actions.ts';
import { updateDelivery } from './actions-update.ts';
import { buyerOf, buyerOfDispute, partiesOfDispute } from './queries-contact.ts';
import { readOffer, readOrder } from './reading.ts';
import { readOrderedProduct } from './reading-product.ts';
import { remindOfTerms } from './reminders.ts';

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
