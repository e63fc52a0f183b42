// The home page's content from the other nouns, and its own posters.
import { z } from 'zod';
import { call } from '../call.ts';
import { listOf, oneOf, page } from '../field.ts';

export const posterPlaces = ['home', 'product'] as const;

export const poster = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string().nullable(),
  /** A path of this site or a full address; empty when the poster leads nowhere. */
  link: z.string(),
});

export type Poster = z.output<typeof poster>;

export const listPosters = call('GET', '/wl/pc/website/poster/list', {
  summary: '正在展示的海报',
  who: 'anyone',
  writes: false,
  input: z.object({ place: oneOf('展示位置', posterPlaces).default('home'), ...page }),
  output: listOf(poster),
  cache: ['home'],
});

/** The figures of one month, `2026-11`. */
const month = z.object({
  month: z.string(),
  products: z.int(),
  demands: z.int(),
  deals: z.int(),
  /** Registered and published up to the end of the month, from the beginning on. */
  productsSoFar: z.int(),
  demandsSoFar: z.int(),
});

export type MonthFigures = z.output<typeof month>;

/** Totals of what stands now, and what came in each of the last twelve months, the present one last. */
export const readStatistics = call('GET', '/wl/statistics', {
  summary: '平台公开统计',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({
    totals: z.object({
      /** Products on the market. */
      products: z.int(),
      merchants: z.int(),
      /** Demands in the hall. */
      demands: z.int(),
      /** Orders completed. */
      deals: z.int(),
      /** Total of the completed orders, in fen; null while so few orders would reveal a price. */
      dealAmount: z.int().nullable(),
    }),
    months: z.array(month),
  }),
  cache: ['product', 'merchant', 'demand', 'demand-day', 'order', 'home'],
});

/** The owner's to-dos, each with its step. */
export const todoKinds = {
  attest: '完成身份认证，开通交易',
  mendAttestation: '身份认证需要补正',
  mendMerchant: '数商入驻申请需要补正',
  mendPermit: '交易权限申请需要补正',
  mendExperience: '交易经验需要补正',
  mendProduct: '数据产品登记需要补正',
  listProduct: '已登记的产品可以上架',
  finishProduct: '未提交的产品草稿',
  mendDemand: '数据需求需要补正',
  answerOffer: '收到的报价待答复',
  answerCounter: '需方已还价，待回应',
  answerOrder: '收到订购申请，待确认或报价',
  signSold: '售出的产品待签约',
  deliver: '已付款的订单待交付',
  signBought: '订购的产品待签约',
  pay: '订购的产品待支付',
  accept: '已交付的订单待验收',
  pleadBought: '订购的产品有争议，待您陈述',
  pleadSold: '售出的产品有争议，待您陈述',
  fetchKey: '接口已开通，待领取调用密钥',
  issueInvoice: '需方申请了发票，待开具',
  tellAccount: '货款待结算，请填写收款账户',
  finishTaken: '已接的需求待报价成交',
  readBought: '订购的产品有未读留言',
  readSold: '售出的产品有未读留言',
} as const;

export type TodoKind = keyof typeof todoKinds;

/** My figures by name, each where its page lists it. */
export const myFigures = {
  bought: '订购的产品',
  sold: '售出的产品',
  products: '我的产品',
  listed: '已上架的产品',
  demands: '发布的需求',
  taken: '我接的需求',
  favourites: '收藏的产品',
  experiences: '交易经验',
} as const;

export type MyFigure = keyof typeof myFigures;

export const readMyStatistics = call('GET', '/api/product/statisticsmy', {
  summary: '我的统计与待办',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({
    counters: z.array(
      z.object({
        name: z.enum(Object.keys(myFigures) as [MyFigure, ...MyFigure[]]),
        label: z.string(),
        count: z.int(),
      }),
    ),
    /** Only what waits; the most pressing first. */
    todos: z.array(
      z.object({
        kind: z.enum(Object.keys(todoKinds) as [TodoKind, ...TodoKind[]]),
        label: z.string(),
        count: z.int(),
      }),
    ),
  }),
});
