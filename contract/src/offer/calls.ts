// Offers: what suppliers answer a demand with, round by round, until one becomes an order.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const addOffer = call<typeof shapes.addOffer>()('POST', '/api/offer/add', {
  summary: '对需求报价',
  action: '对需求报价',
  who: 'vendor',
  members: ['supply'],
  begins: true,
});

export const reviseOffer = call<typeof shapes.reviseOffer>()('POST', '/api/offer/revise/:id', {
  summary: '更新报价：回应还价，或在答复前改报',
  action: '更新报价',
  who: 'vendor',
  members: ['supply'],
});

export const counterOffer = call<typeof shapes.counterOffer>()('POST', '/api/offer/counter/:id', {
  summary: '需方还价',
  action: '需方还价',
  who: 'attested',
  members: ['purchase'],
});

export const refuseOffer = call<typeof shapes.refuseOffer>()('POST', '/api/offer/refuse/:id', {
  summary: '谢绝报价',
  action: '谢绝报价',
  who: 'attested',
  members: ['purchase'],
});

export const withdrawOffer = call<typeof shapes.withdrawOffer>()('POST', '/api/offer/withdraw/:id', {
  summary: '撤回报价',
  action: '撤回报价',
  who: 'attested',
  members: ['supply'],
});

/** Makes the order; idempotent for the same round. */
export const acceptOffer = call<typeof shapes.acceptOffer>()('POST', '/api/offer/accept/:id', {
  summary: '接受报价并生成订单',
  action: '接受报价并生成订单',
  who: 'buyer',
  members: ['purchase'],
  begins: true,
});

export const listDemandOffers = call<typeof shapes.listDemandOffers>()('GET', '/api/offer/demand/:id', {
  summary: '我的需求收到的报价，供对比',
  who: 'attested',
});

export const listOwnOffers = call<typeof shapes.listOwnOffers>()('GET', '/api/offer/own', {
  summary: '我对需求的报价',
  who: 'attested',
});

/** Count of offers on each of the reader's demands; demands without any are left out. */
export const countReceivedOffers = call<typeof shapes.countReceivedOffers>()('GET', '/api/offer/received', {
  summary: '我的各条需求收到的报价数',
  who: 'attested',
});
