import * as reading from '@shuji/contract/order';
import * as apply from '@shuji/contract/order-apply';
import * as list from '@shuji/contract/order-list';
import * as message from '@shuji/contract/order-message';
import * as office from '@shuji/contract/order-office';
import * as steps from '@shuji/contract/order-steps';
import * as terms from '@shuji/contract/order-terms';
import { feature } from '#src/http/feature.ts';
import { cancelOrder, confirmOrder, declineQuote, quoteOrder, refuseOrder, signOrder } from './actions.ts';
import { applyOrder } from './actions-apply.ts';
import {
  acceptOrder,
  deliverOrder,
  disputeOrder,
  objectOrder,
  openDelivery,
  payOrder,
  revealCredential,
} from './actions-fulfil.ts';
import { seeOrderMessages, writeOrderMessage } from './actions-message.ts';
import { confirmPayment, returnPayment, settleDispute } from './actions-office.ts';
import { proposeTerms } from './actions-terms.ts';
import { endOverdueOrders } from './closing.ts';
import { priceOrder } from './pricing.ts';
import { readOffer, readOrder } from './reading.ts';
import { exportOrders, listOrders } from './reading-list.ts';
import { listDisputeMessages, listOrderMessages } from './reading-message.ts';
import { listDisputes, listPayments, readDispute } from './reading-office.ts';
import { readOrderedProduct } from './reading-product.ts';
import { remindOfTerms } from './reminding.ts';

export const order = feature(
  'order',
  { ...reading, ...apply, ...list, ...steps, ...terms, ...message, ...office },
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
    openDelivery,
    revealCredential,
    acceptOrder,
    objectOrder,
    disputeOrder,
    listOrderMessages,
    writeOrderMessage,
    seeOrderMessages,
    listDisputeMessages,
    listPayments,
    confirmPayment,
    returnPayment,
    listDisputes,
    readDispute,
    settleDispute,
  },
  [endOverdueOrders, remindOfTerms],
);
