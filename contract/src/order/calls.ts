// Deals: applied for, signed, paid, delivered, accepted. Source: market.md, "Order".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** `/checkprod`, before an application: the product as it is, its tiers, and the next steps. */
export const getOffer = call<typeof shapes.getOffer>()('GET', '/api/order/offer/:id', {
  summary: '订购申请所需的产品、规格与流程信息',
  who: 'user',
});

/** The spelling is the specification's. */
export const getOrder = call<typeof shapes.getOrder>()('GET', '/api/product/orderDoamin/:x/:y', {
  summary: '订单详情（x：1 需方、2 供方；y：订单）',
  who: 'attested',
});

/** The text is exactly the bytes that were hashed; the proof, once both have signed, checks it without network. */
export const downloadContract = call<typeof shapes.downloadContract>()('GET', '/api/order/contract/:x/:y', {
  summary: '下载合同：文本、PDF 或签署证明（x：1 需方、2 供方；y：订单）',
  who: 'attested',
  answer: 'file',
});
