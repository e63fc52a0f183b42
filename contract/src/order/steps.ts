// The steps of a deal, each one call. Who of the two parties may take which, and when, stands in server/src/order/rules.ts.
import { call } from '../call.ts';
import type * as shapes from './schema/steps.ts';

export const confirmOrder = call<typeof shapes.confirmOrder>()('POST', '/api/order/confirm', {
  summary: '供方接受订购申请',
  action: '供方接受订购申请',
  who: 'vendor',
  members: ['supply'],
});

export const quoteOrder = call<typeof shapes.quoteOrder>()('POST', '/api/order/quote', {
  summary: '供方报价',
  action: '供方报价',
  who: 'vendor',
  members: ['supply'],
});

export const refuseOrder = call<typeof shapes.refuseOrder>()('POST', '/api/order/refuse', {
  summary: '供方谢绝订购申请',
  action: '供方谢绝订购申请',
  who: 'attested',
  members: ['supply'],
});

export const declineQuote = call<typeof shapes.declineQuote>()('POST', '/api/order/declineQuote', {
  summary: '需方退回报价，请供方重新报价',
  action: '需方退回报价',
  who: 'attested',
  members: ['purchase'],
});

export const cancelOrder = call<typeof shapes.cancelOrder>()('POST', '/api/order/cancel', {
  summary: '取消订单',
  action: '取消订单',
  who: 'attested',
  members: ['purchase', 'supply'],
});

export const signOrder = call<typeof shapes.signOrder>()('POST', '/api/order/sign', {
  summary: '确认签署合同',
  action: '确认签署合同',
  who: 'attested',
  members: ['purchase', 'supply'],
});

export const payOrder = call<typeof shapes.payOrder>()('POST', '/api/order/pay', {
  summary: '需方提交付款凭证',
  action: '需方提交付款凭证',
  who: 'attested',
  members: ['finance'],
});

export const deliverOrder = call<typeof shapes.deliverOrder>()('POST', '/api/order/deliver', {
  summary: '供方交付',
  action: '供方交付',
  who: 'attested',
  members: ['supply'],
});

/** Steps of a 包月 or 包年 deal after acceptance, while its duration runs. */
export const updateDelivery = call<typeof shapes.updateDelivery>()('POST', '/api/order/deliver/update', {
  summary: '供方交付更新内容',
  action: '供方交付更新内容',
  who: 'attested',
  members: ['supply'],
});

/** A link for one use by this session; each one issued is logged. */
export const openDelivery = call<typeof shapes.openDelivery>()('POST', '/api/order/download', {
  summary: '取得交付文件的短时下载链接',
  action: '下载交付文件',
  who: 'attested',
  members: ['purchase'],
});

export const acceptOrder = call<typeof shapes.acceptOrder>()('POST', '/api/order/accept', {
  summary: '需方确认验收',
  action: '需方确认验收',
  who: 'attested',
  members: ['purchase'],
});

export const objectOrder = call<typeof shapes.objectOrder>()('POST', '/api/order/object', {
  summary: '需方提出验收异议，退回交付',
  action: '需方提出验收异议',
  who: 'attested',
  members: ['purchase'],
});

export const disputeOrder = call<typeof shapes.disputeOrder>()('POST', '/api/order/dispute', {
  summary: '提起争议，由交易中心处理',
  action: '提起争议',
  who: 'attested',
  members: ['purchase', 'supply'],
});
