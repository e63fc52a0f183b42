// The demo's deals: who buys what kind of thing, what for, and how far it has come.

import type { Input } from '@shuji/contract/call';
import type { applyOrder } from '@shuji/contract/order/calls';

/** The state of a deal when the demo opens. */
export type Goal =
  | 'applied'
  | 'quoted'
  | 'signing'
  | 'paying'
  | 'checking'
  | 'delivering'
  | 'accepting'
  | 'objected'
  | 'disputed'
  | 'refused'
  | 'completed';

export interface DemoDeal {
  buyer: string;
  /** Any supplier when left out. */
  seller?: string;
  price: 'negotiable' | 'free' | 'tiered';
  goal: Goal;
  /** Days since the application. */
  daysAgo: number;
  /** When it was accepted: the part of the time since the last registration, for the log of certificates runs forward. */
  accepted?: number;
  /** The interface that is bought, by its name; anything else when left out. */
  api?: string;
  /** The supplier's price where it is negotiable, in fen. */
  quote?: number;
  form: Pick<Input<typeof applyOrder>, 'scene' | 'purpose' | 'usage' | 'termMonths'> & {
    quantity?: number;
    note?: string;
  };
}

const li = '滨海数科数据技术有限公司';
const wang = '海联供应链管理有限公司';
const harbour = '渤湾港航大数据有限公司';
const credit = '信衡征信数据有限公司';

const dispatch = {
  scene: 'supplyChain',
  purpose: 'internalAnalysis',
  usage: '用于本公司运力调度与仓配计划的内部经营分析，由调度中心使用，不对外提供。',
  termMonths: 12,
};
const forecast = {
  scene: 'mobility',
  purpose: 'productDevelopment',
  usage: '作为到港时间预测功能的输入特征，服务于自有客户的在途可视化产品。',
  termMonths: 24,
};
const risk = {
  scene: 'financialRisk',
  purpose: 'riskControl',
  usage: '用于企业信用评价模型的特征补充与回溯检验，仅限风控团队在内网环境使用。',
  termMonths: 12,
};
const study = {
  scene: 'research',
  purpose: 'research',
  usage: '用于区域物流景气研究报告的数据支撑，报告只发布汇总结论，不披露原始数据。',
  termMonths: 6,
};

export const demoDeals: readonly DemoDeal[] = [
  { buyer: wang, seller: li, price: 'tiered', goal: 'completed', daysAgo: 14, accepted: 0.2, form: dispatch },
  { buyer: wang, price: 'free', goal: 'completed', daysAgo: 12, accepted: 0.4, form: study },
  { buyer: credit, seller: li, price: 'tiered', goal: 'completed', daysAgo: 11, accepted: 0.6, form: risk },
  {
    buyer: wang,
    seller: harbour,
    price: 'negotiable',
    goal: 'completed',
    quote: 12_600_000,
    daysAgo: 10,
    accepted: 0.8,
    form: forecast,
  },
  { buyer: harbour, seller: li, price: 'tiered', goal: 'refused', daysAgo: 12, form: forecast },
  { buyer: wang, seller: harbour, price: 'tiered', goal: 'disputed', daysAgo: 9, form: dispatch },
  { buyer: credit, seller: harbour, price: 'tiered', goal: 'disputed', daysAgo: 8, form: risk },
  { buyer: harbour, seller: li, price: 'tiered', goal: 'disputed', daysAgo: 6, form: forecast },
  { buyer: wang, seller: li, price: 'tiered', goal: 'objected', daysAgo: 7, form: study },
  {
    buyer: wang,
    seller: li,
    price: 'tiered',
    goal: 'accepting',
    daysAgo: 5,
    api: '滨海港区潮位实况接口',
    // Fifty times twenty calls.
    form: { ...forecast, quantity: 50 },
  },
  { buyer: harbour, seller: li, price: 'tiered', goal: 'accepting', daysAgo: 5, form: dispatch },
  { buyer: wang, seller: li, price: 'tiered', goal: 'delivering', daysAgo: 4, form: dispatch },
  { buyer: wang, seller: li, price: 'tiered', goal: 'checking', daysAgo: 3, form: forecast },
  { buyer: credit, seller: harbour, price: 'tiered', goal: 'checking', daysAgo: 2, form: risk },
  { buyer: wang, seller: harbour, price: 'tiered', goal: 'paying', daysAgo: 2, form: { ...dispatch, quantity: 2 } },
  { buyer: wang, seller: li, price: 'tiered', goal: 'signing', daysAgo: 1, form: study },
  { buyer: wang, price: 'negotiable', goal: 'quoted', quote: 4_800_000, daysAgo: 1, form: forecast },
  {
    buyer: wang,
    seller: li,
    price: 'negotiable',
    goal: 'applied',
    daysAgo: 0.4,
    form: { ...forecast, note: '希望按季度更新，并提供字段变更的提前通知。' },
  },
  { buyer: harbour, seller: li, price: 'tiered', goal: 'applied', daysAgo: 0.2, form: dispatch },
];
