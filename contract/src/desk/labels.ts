import type { officeFinds, queues } from '../nouns.ts';

export type QueueName = keyof typeof queues;

/** A month's new rows, day by day. */
export const monthFigures = {
  accounts: '新注册账号',
  products: '登记产品',
  demands: '发布需求',
  orders: '订购申请',
  amount: '完成交易额（元）',
} as const;

export type MonthFigure = keyof typeof monthFigures;

export type OfficeFind = keyof typeof officeFinds;
