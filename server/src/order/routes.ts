import * as apply from '@shuji/contract/order/apply';
import * as reading from '@shuji/contract/order/calls';
import * as dispute from '@shuji/contract/order/dispute';
import * as invoice from '@shuji/contract/order/invoice';
import { feeInvoiceColumns } from '@shuji/contract/order/labels/invoice';
import { disputeColumns, paymentColumns } from '@shuji/contract/order/labels/office';
import { overseenOrderColumns } from '@shuji/contract/order/labels/oversight';
import { payoutColumns } from '@shuji/contract/order/labels/payout';
import * as list from '@shuji/contract/order/list';
import * as message from '@shuji/contract/order/message';
import * as office from '@shuji/contract/order/office';
import * as oversight from '@shuji/contract/order/oversight';
import * as payout from '@shuji/contract/order/payout';
import * as placing from '@shuji/contract/order/placing';
import * as priceRecord from '@shuji/contract/order/price-record';
import * as rating from '@shuji/contract/order/rating';
import * as readingShapes from '@shuji/contract/order/schema';
import * as applyShapes from '@shuji/contract/order/schema/apply';
import * as disputeShapes from '@shuji/contract/order/schema/dispute';
import * as invoiceShapes from '@shuji/contract/order/schema/invoice';
import * as listShapes from '@shuji/contract/order/schema/list';
import * as messageShapes from '@shuji/contract/order/schema/message';
import * as officeShapes from '@shuji/contract/order/schema/office';
import * as oversightShapes from '@shuji/contract/order/schema/oversight';
import * as payoutShapes from '@shuji/contract/order/schema/payout';
import * as priceRecordShapes from '@shuji/contract/order/schema/price-record';
import * as ratingShapes from '@shuji/contract/order/schema/rating';
import * as stepsShapes from '@shuji/contract/order/schema/steps';
import * as termsShapes from '@shuji/contract/order/schema/terms';
import * as steps from '@shuji/contract/order/steps';
import * as terms from '@shuji/contract/order/terms';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { applyOrder } from '#src/order/application/actions.ts';
import { getPriceRecord } from '#src/order/application/price-record.ts';
import { priceOrder } from '#src/order/application/pricing.ts';
import { proposeTerms } from '#src/order/contract/actions.ts';
import { downloadContract, downloadOfficeContract } from '#src/order/contract/download.ts';
import { acceptOrder, deliverOrder, objectOrder, openDelivery, payOrder } from '#src/order/delivery/actions.ts';
import { disputeOrder, pleadDispute, withdrawDispute } from '#src/order/dispute/actions.ts';
import { getDisputeStatistics, listAllDisputes, listDisputes, readDispute } from '#src/order/dispute/reading-queue.ts';
import { askInvoice, issueInvoice, receiveInvoice, refuseInvoice, returnInvoice } from '#src/order/invoice/actions.ts';
import { listFeeInvoices, listInvoiceQueue, listInvoices } from '#src/order/invoice/reading.ts';
import { exportOrders, listOrders } from '#src/order/list/reading.ts';
import { seeOrderMessages, writeOrderMessage } from '#src/order/message/actions.ts';
import { listDisputeMessages, listOrderMessages } from '#src/order/message/reading.ts';
import { confirmPayment, returnPayment } from '#src/order/office/actions.ts';
import { disputeCells, feeInvoiceCells, overseenCells, paymentCells, payoutCells } from '#src/order/office/export.ts';
import { listAllPayments, listPayments } from '#src/order/office/reading.ts';
import { listOfficeOrders, readOfficeOrder } from '#src/order/office/reading-oversight.ts';
import { rateOrder } from '#src/order/rating/actions.ts';
import { getOrderRating } from '#src/order/rating/reading.ts';
import { issueFeeInvoice, notePayout, recallPayout, refuseFeeInvoice } from '#src/order/settlement/actions.ts';
import { settleDispute } from '#src/order/settlement/actions-settle.ts';
import { endOverdueOrders } from '#src/order/settlement/closing.ts';
import { listPayoutQueue, listPayouts } from '#src/order/settlement/reading.ts';
import { cancelOrder, confirmOrder, declineQuote, quoteOrder, refuseOrder, signOrder } from './actions.ts';
import { updateDelivery } from './actions-update.ts';
import { buyerOf, buyerOfDispute, partiesOfDispute } from './queries-contact.ts';
import { getOffer, getOrder } from './reading.ts';
import { getOrderedProduct } from './reading-product.ts';
import { remindOfTerms } from './reminders.ts';

export const order = feature(
  'order',
  {
    ...reading,
    ...placing,
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
    ...readingShapes,
    ...applyShapes,
    ...listShapes,
    ...stepsShapes,
    ...disputeShapes,
    ...ratingShapes,
    ...termsShapes,
    ...messageShapes,
    ...invoiceShapes,
    ...payoutShapes,
    ...officeShapes,
  },
  {
    getOffer,
    priceOrder,
    applyOrder,
    getOrderedProduct,
    listOrders,
    exportOrders,
    getOrder,
    downloadContract,
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
    getOrderRating,
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
    exportPayouts: exporting({ list: 'payout', columns: payoutColumns, cells: payoutCells, read: listPayouts }),
    notePayout,
    recallPayout,
    listInvoiceQueue,
    listFeeInvoices,
    exportFeeInvoices: exporting({
      list: 'invoice',
      columns: feeInvoiceColumns,
      cells: feeInvoiceCells,
      read: listFeeInvoices,
    }),
    issueFeeInvoice,
    refuseFeeInvoice,
    listPayments,
    listAllPayments,
    exportPayments: exporting({
      list: 'payment',
      columns: paymentColumns,
      cells: paymentCells,
      read: listAllPayments,
    }),
    confirmPayment,
    returnPayment,
    listDisputes,
    listAllDisputes,
    exportDisputes: exporting({
      list: 'dispute',
      columns: disputeColumns,
      cells: disputeCells,
      read: listAllDisputes,
    }),
    getDisputeStatistics,
    readDispute: openingPersonal({ place: 'dispute', read: readDispute, concerned: buyerOfDispute }),
    settleDispute,
  },
  [endOverdueOrders, remindOfTerms],
);

export const orderOversight = feature('order', oversight, oversightShapes, {
  listOfficeOrders,
  readOfficeOrder: openingPersonal({ place: 'order', read: readOfficeOrder, concerned: buyerOf }),
  downloadOfficeContract,
  exportOfficeOrders: exporting({
    list: 'order',
    columns: overseenOrderColumns,
    cells: overseenCells,
    read: listOfficeOrders,
  }),
});

export const orderPrice = feature('order', priceRecord, priceRecordShapes, { getPriceRecord });
