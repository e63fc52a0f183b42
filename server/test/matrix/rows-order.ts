// Deals: each step belongs to one of the two sides only.

import { anInterface, aTransfer, password, usualTerms } from '#test/deal.ts';
import type { Role } from './roles.ts';
import type { Expected, Row, Rows } from './row.ts';

const missing = 'order.notFound';
const reason = '双方另有安排';

const notBuyers: Partial<Record<Role, Expected>> = { seller: 'order.notNow', otherSeller: 'order.notNow' };
const notSellers: Partial<Record<Role, Expected>> = { buyer: 'order.notNow' };

function buyers(subject: string, give?: Row['give']): Row {
  return { subject, missing, own: notBuyers, ...(give ? { give } : {}) };
}

function sellers(subject: string, give?: Row['give']): Row {
  return { subject, missing, own: notSellers, ...(give ? { give } : {}) };
}

export const orderRows: Rows = {
  getOffer: { subject: 'listedProduct', missing: 'order.notOnSale' },
  priceOrder: { subject: 'listedProduct', missing: 'order.notOnSale', give: { tier: 0, quantity: 2 } },
  getOrderedProduct: { subject: 'deliveredOrder', missing },
  applyOrder: {
    subject: 'listedProduct',
    field: 'productId',
    missing: 'order.notOnSale',
    own: { seller: 'order.own' },
    give: (id, subjects) => ({
      key: '0190aaaa-0000-7000-8000-000000000001',
      versionId: subjects.fact(id, 'versionId') ?? '01900000-0000-7000-8000-0000000000ff',
      tier: 0,
      quantity: 1,
      scene: 'supplyChain',
      purpose: 'internalAnalysis',
      usage: '用于本公司运力调度的内部经营分析。',
      termMonths: 12,
      contactName: '王芳',
      contactPhone: '13900000002',
    }),
  },
  listOrders: [{ give: { x: 1 } }, { give: { x: 2 } }],
  exportOrders: [{ give: { x: 1, format: 'csv' } }, { give: { x: 2, format: 'xlsx' } }],
  getOrder: [
    { subject: 'deliveredOrder', field: 'y', give: { x: 1 }, missing, own: { seller: missing, otherSeller: missing } },
    { subject: 'deliveredOrder', field: 'y', give: { x: 2 }, missing, own: { buyer: missing } },
  ],
  downloadContract: [
    {
      subject: 'deliveredOrder',
      field: 'y',
      give: { x: 1, format: 'txt' },
      missing,
      own: { seller: missing, otherSeller: missing },
    },
    { subject: 'deliveredOrder', field: 'y', give: { x: 2, format: 'json' }, missing, own: { buyer: missing } },
  ],
  confirmOrder: { subject: 'appliedOrder', missing },
  quoteOrder: { subject: 'appliedOrder', missing, give: { amount: 500_000 } },
  refuseOrder: sellers('appliedOrder', { reason }),
  declineQuote: buyers('quotedOrder', { reason }),
  cancelOrder: { subject: 'answeredOrder', missing, give: { reason } },
  signOrder: {
    subject: 'answeredOrder',
    missing,
    give: (id, subjects) => ({ sha256: subjects.fact(id, 'sha256') ?? '0'.repeat(64), password }),
  },
  proposeTerms: {
    subject: 'answeredOrder',
    missing,
    give: (id, subjects) => ({
      sha256: subjects.fact(id, 'sha256') ?? '0'.repeat(64),
      terms: { ...usualTerms, extra: '数据每月五日前更新一次。' },
    }),
  },
  payOrder: buyers('signedOrder', (id, subjects) => ({
    voucher: subjects.fact(id, 'voucher') ?? id,
    ...aTransfer(),
  })),
  deliverOrder: sellers('paidOrder', (id, subjects) => ({ kind: 'file', files: subjects.fact(id, 'files') ?? [id] })),
  updateDelivery: sellers('ratedOrder', (id, subjects) => ({ files: subjects.fact(id, 'files') ?? [id] })),
  openDelivery: {
    subject: 'deliveredOrder',
    missing,
    give: (id, subjects) => ({ file: subjects.fact(id, 'file') ?? '01900000-0000-7000-8000-0000000000ff' }),
  },
  acceptOrder: buyers('deliveredOrder'),
  objectOrder: buyers('deliveredOrder', { reason }),
  getOrderRating: { subject: 'deliveredOrder', missing },
  rateOrder: {
    subject: 'ratedOrder',
    missing,
    give: { quality: 4, fit: 4, delivery: 5, service: 5, text: '字段与说明一致，更新及时。' },
    own: notBuyers,
  },
  listRatings: { subject: 'listedProduct', missing: 'ok' },
  getSupplierRating: { give: { id: '01900000-0000-7000-8000-0000000000ff' } },
  answerRating: {
    subject: 'ratingReceived',
    missing: 'rating.notFound',
    give: { answer: '感谢认可，我们会继续做好更新。' },
  },
  reportRating: { subject: 'rating', missing: 'rating.notFound', give: { reason: '内容与交易无关' } },
  listRatingQueue: {},
  listOfficeRatings: {},
  exportOfficeRatings: { give: { format: 'csv' } },
  getRating: { subject: 'rating', missing: 'rating.notFound' },
  decideRating: {
    subject: 'rating',
    missing: 'rating.notFound',
    give: { decision: 'hide', reason: '含有与交易无关的内容' },
  },
  pleadDispute: { subject: 'disputedOrder', missing, give: { text: '已按合同约定的范围全部交付。' } },
  withdrawDispute: {
    subject: 'disputedOrder',
    missing,
    give: { reason: '双方已协商一致' },
    own: { seller: 'order.notNow', otherSeller: 'order.notNow' },
  },
  disputeOrder: { subject: 'deliveredOrder', missing, give: { reason: '交付的数据与合同约定的范围不符' } },

  listOrderMessages: { subject: 'deliveredOrder', missing },
  writeOrderMessage: {
    subject: 'deliveredOrder',
    missing,
    give: { key: '0190aaaa-0000-7000-8000-000000000002', text: '请问下一批何时交付？' },
  },
  seeOrderMessages: { subject: 'deliveredOrder', missing, give: { place: 1 } },
  listDisputeMessages: { subject: 'dispute' },

  getOwnTrial: { subject: 'listedProduct', missing: 'ok' },
  listOwnTrials: {},
  startTrial: { subject: 'triableProduct', missing: 'product.notFound', own: { seller: 'trial.own' } },
  getTrialOffer: { subject: 'ownTriable', missing: 'trial.productNotFound' },
  offerTrial: {
    subject: 'ownTriable',
    missing: 'trial.productNotFound',
    give: { calls: 10, days: 7, ...anInterface('secret') },
  },
  withdrawTrialOffer: { subject: 'ownTriable', missing: 'trial.productNotFound' },
  stopTrial: {
    subject: 'trial',
    missing: 'trial.notFound',
    give: { reason: '调用频率异常' },
    own: { buyer: 'trial.notFound' },
  },
  getGateway: { subject: 'access', missing: 'gateway.notFound' },
  listGatewayCalls: { subject: 'access', missing: 'gateway.notFound' },
  issueGatewayKey: {
    subject: 'access',
    missing: 'gateway.notFound',
    own: { seller: 'gateway.notFound', otherSeller: 'gateway.notFound' },
  },
  changeGatewayUpstream: {
    subject: 'access',
    missing: 'gateway.notFound',
    own: { buyer: 'gateway.notFound' },
    give: anInterface('another-secret'),
  },

  listPayments: {},
  listAllPayments: {},
  exportPayments: { give: { format: 'csv' } },
  confirmPayment: { subject: 'payment' },
  returnPayment: { subject: 'payment', give: { reason } },
  listDisputes: {},
  listAllDisputes: {},
  exportDisputes: { give: { format: 'csv' } },
  getDisputeStatistics: {},
  readDispute: { subject: 'dispute' },
  settleDispute: { subject: 'dispute', give: { decision: 'continue', note: '双方同意继续履行合同' } },
};
