// The office's front page: what waits for whom.
import { z } from 'zod';
import { call } from '../call.ts';
import { moment, text } from '../field.ts';
import type { OperatorRoleName } from '../operator/calls.ts';

/** The queues of the office, in the order of a deal's life, and what waits for a second administrator. */
export const queues = {
  attestation: '身份认证审核',
  merchant: '数商入驻审核',
  permit: '交易权限审核',
  experience: '交易经验审核',
  product: '产品登记审核',
  objection: '公示异议',
  demand: '需求发布审核',
  payment: '付款确认',
  payout: '结算退款',
  invoice: '服务费发票',
  dispute: '交易争议',
  rating: '成交评价',
  complaint: '投诉与建议',
  operatorRequest: '人员变更申请',
  settingRequest: '设置变更申请',
} as const;
export type QueueName = keyof typeof queues;

export const listQueues = call('GET', '/office/api/queues', {
  summary: '各队列中本人可以办理的件数、最早等待的时间和超期数；没有相应权限的队列不列出',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.enum(Object.keys(queues) as [QueueName, ...QueueName[]]),
      count: z.int(),
      /** Since when the oldest waits. */
      oldestAt: moment.nullable(),
      /** Count of rows that wait longer than a review may take. */
      overdue: z.int(),
    }),
  ),
});

/** A month's new rows, day by day. */
export const monthFigures = {
  accounts: '新注册账号',
  products: '登记产品',
  demands: '发布需求',
  orders: '订购申请',
  amount: '完成交易额（元）',
} as const;
export type MonthFigure = keyof typeof monthFigures;

const figures = z.object({
  accounts: z.int(),
  products: z.int(),
  demands: z.int(),
  orders: z.int(),
  /** Of completed orders, in fen. */
  amount: z.int(),
});

export const readMonth = call('GET', '/office/api/month', {
  summary: '一个月的运营数据，按日；并给出上月合计',
  who: 'operator',
  writes: false,
  input: z.object({
    /** `2026-11`; this month where it is left out. */
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: '月份不正确，例如 2026-11' })
      .optional()
      .meta({ title: '月份' }),
  }),
  output: z.object({
    month: z.string(),
    /** Every day of the month up to today. */
    days: z.array(figures.extend({ day: z.string() })),
    total: figures,
    before: figures,
  }),
});
export type Month = z.output<typeof readMonth.output>;

/** Kinds of the header's search, and the roles that may search them. */
export const officeFinds = {
  product: { label: '产品', role: 'reviewer' },
  account: { label: '数商与用户', role: 'reviewer' },
  demand: { label: '需求', role: 'reviewer' },
  order: { label: '订单', role: 'reviewer' },
  certificate: { label: '证书', role: 'reviewer' },
  objection: { label: '公示异议', role: 'reviewer' },
  payment: { label: '付款', role: 'reviewer' },
  invoice: { label: '服务费发票', role: 'reviewer' },
  dispute: { label: '交易争议', role: 'reviewer' },
  rating: { label: '成交评价', role: 'reviewer' },
  complaint: { label: '投诉与建议', role: 'reviewer' },
  news: { label: '资讯', role: 'editor' },
  document: { label: '规则、协议与帮助', role: 'editor' },
  poster: { label: '海报', role: 'editor' },
  partner: { label: '生态伙伴', role: 'editor' },
  operator: { label: '运营人员', role: 'admin' },
  setting: { label: '系统设置', role: 'admin' },
} as const satisfies Record<string, { label: string; role: OperatorRoleName }>;
export type OfficeFind = keyof typeof officeFinds;

export const searchOffice = call('GET', '/office/api/search', {
  summary: '在自己有权查看的业务中查找，每类最多 5 条',
  who: 'operator',
  writes: false,
  input: z.object({ keyword: text('关键词', 1, 40) }),
  /** Kinds without a find are left out. */
  output: z.array(
    z.object({
      kind: z.enum(Object.keys(officeFinds) as [OfficeFind, ...OfficeFind[]]),
      rows: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          note: z.string(),
          /** In which part of its desk it stands: a poster's place, a setting's group; empty where the desk has none. */
          part: z.string(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  ),
});
export type OfficeFinds = z.output<typeof searchOffice.output>;
