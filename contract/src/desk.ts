// The office's front page: what waits for whom.
import { z } from 'zod';
import { call } from './call.ts';
import { moment } from './field.ts';

/** The queues of the office, in the order of a deal's life. All of them are the reviewers' work. */
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
} as const;
export type QueueName = keyof typeof queues;

export const listQueues = call('GET', '/office/api/queues', {
  summary: '各审核队列的待办数、最早等待的时间和超期数；没有相应权限的队列不列出',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.enum(Object.keys(queues) as [QueueName, ...QueueName[]]),
      count: z.int(),
      /** Since when the oldest waits. */
      oldestAt: moment.nullable(),
      /** How many wait longer than a review may take. */
      overdue: z.int(),
    }),
  ),
});
