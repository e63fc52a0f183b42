import * as reading from '@shuji/contract/order';
import * as office from '@shuji/contract/order-office';
import * as steps from '@shuji/contract/order-steps';
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
import { confirmPayment, returnPayment, settleDispute } from './actions-office.ts';
import { endOverdueOrders } from './closing.ts';
import { listOrders, readOffer, readOrder } from './reading.ts';
import { listDisputes, listPayments, readDispute } from './reading-office.ts';

export const order = feature(
  'order',
  { ...reading, ...steps, ...office },
  {
    readOffer,
    applyOrder,
    listOrders,
    readOrder,
    confirmOrder,
    quoteOrder,
    refuseOrder,
    declineQuote,
    cancelOrder,
    signOrder,
    payOrder,
    deliverOrder,
    openDelivery,
    revealCredential,
    acceptOrder,
    objectOrder,
    disputeOrder,
    listPayments,
    confirmPayment,
    returnPayment,
    listDisputes,
    readDispute,
    settleDispute,
  },
  [endOverdueOrders],
);
