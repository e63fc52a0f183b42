// The steps of a deal, each one call. Who of the two parties may take which, and when, stands in server/src/order/rules.ts.
import { z } from 'zod';
import { ownerProof } from '../account/calls.ts';
import { call, nothing } from '../call.ts';
import { day, fen, id, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { endpoint, secret, secretName, secretPlace } from '../gateway/calls.ts';
import { bankReference } from './bank-reference.ts';
import { deliveryKind } from './calls.ts';

const order = { id: id('订单') };
const reason = text('理由', 4, 500);

export const confirmOrder = call('POST', '/api/order/confirm', {
  summary: '供方接受订购申请',
  who: 'seller',
  writes: true,
  input: z.object(order),
  output: nothing,
});

export const quoteOrder = call('POST', '/api/order/quote', {
  summary: '供方报价',
  who: 'seller',
  writes: true,
  input: z.object({ ...order, amount: fen('报价金额'), note: text('报价说明', 0, 500).optional() }),
  output: nothing,
});

export const refuseOrder = call('POST', '/api/order/refuse', {
  summary: '供方谢绝订购申请',
  who: 'attested',
  writes: true,
  input: z.object({ ...order, reason }),
  output: nothing,
});

export const declineQuote = call('POST', '/api/order/declineQuote', {
  summary: '需方退回报价，请供方重新报价',
  who: 'attested',
  writes: true,
  input: z.object({ ...order, reason }),
  output: nothing,
});

export const cancelOrder = call('POST', '/api/order/cancel', {
  summary: '取消订单',
  who: 'attested',
  writes: true,
  input: z.object({ ...order, reason }),
  output: nothing,
});

export const signOrder = call('POST', '/api/order/sign', {
  summary: '确认签署合同',
  who: 'attested',
  writes: true,
  input: z.object({
    ...order,
    /** The digest of the text that was read: nobody signs another one. */
    sha256: z
      .string({ error: '缺少合同文本哈希，请刷新页面后重试' })
      .regex(/^[0-9a-f]{64}$/, { error: '合同文本哈希不正确' }),
    ...ownerProof,
  }),
  output: nothing,
});

export const payOrder = call('POST', '/api/order/pay', {
  summary: '需方提交付款凭证',
  who: 'attested',
  writes: true,
  input: z.object({
    ...order,
    voucher: id('付款凭证', '请上传付款凭证'),
    /** One transfer pays one order: a slip or a number that another order holds is refused. */
    reference: bankReference,
    payer: text('付款户名', 2, 60),
    paidOn: day('付款日期'),
  }),
  output: nothing,
});

export const deliverOrder = call('POST', '/api/order/deliver', {
  summary: '供方交付',
  who: 'attested',
  writes: true,
  input: z.object({
    ...order,
    kind: deliveryKind,
    files: z.array(id('文件')).max(20, { error: '最多 20 个文件' }).default([]),
    /** Of an API: where its gateway calls, and with what. */
    gateway: z.object({ endpoint, secretPlace, secretName, secret }).optional(),
    note: text('交付说明', 0, 1000).optional(),
  }),
  output: nothing,
});

/** Steps of a 包月 or 包年 deal after acceptance, while its duration runs. */
export const updateDelivery = call('POST', '/api/order/deliver/update', {
  summary: '供方交付更新内容',
  who: 'attested',
  writes: true,
  input: z.object({
    ...order,
    files: z
      .array(id('文件'))
      .min(1, { error: '请上传要交付的文件' })
      .max(20, { error: '最多 20 个文件' })
      .meta({ title: '更新文件' }),
    note: text('更新说明', 0, 1000).optional(),
  }),
  output: nothing,
});

/** A link for one use by this session; each one issued is logged. */
export const openDelivery = call('POST', '/api/order/download', {
  summary: '取得交付文件的短时下载链接',
  who: 'attested',
  writes: true,
  input: z.object({ ...order, file: id('文件') }),
  output: fileRef,
});

export const acceptOrder = call('POST', '/api/order/accept', {
  summary: '需方确认验收',
  who: 'attested',
  writes: true,
  input: z.object(order),
  output: nothing,
});

export const objectOrder = call('POST', '/api/order/object', {
  summary: '需方提出验收异议，退回交付',
  who: 'attested',
  writes: true,
  input: z.object({ ...order, reason }),
  output: nothing,
});

export const disputeOrder = call('POST', '/api/order/dispute', {
  summary: '提起争议，由交易中心处理',
  who: 'attested',
  writes: true,
  input: z.object({
    ...order,
    reason: text('争议事由', 10, 1000),
    evidence: z.array(id('证据材料')).max(10, { error: '最多 10 份证据材料' }).default([]),
  }),
  output: nothing,
});
