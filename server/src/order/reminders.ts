// Reminds the party whose step is due, a day before the time is up.
import type { OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import { dayMs } from '@shuji/contract/time';
import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { listDueSoon } from '#src/order/list/queries.ts';

const reminderTexts: Partial<Record<OrderStatus, Record<OrderSide, string>>> = {
  awaiting_seller: { seller: '确认或报价期限不足一天，逾期订单将自动取消', buyer: '' },
  awaiting_sign: {
    seller: '签约期限不足一天，逾期订单将自动取消',
    buyer: '签约期限不足一天，逾期订单将自动取消',
  },
  awaiting_payment: { seller: '', buyer: '付款期限不足一天，逾期订单将自动取消' },
  awaiting_delivery: { seller: '交付期限不足一天，请尽快交付', buyer: '' },
  awaiting_acceptance: { seller: '', buyer: '验收期限不足一天，逾期未提异议视为验收合格' },
};

/** Reminds the side whose turn it is; once for a term, though the job runs often. */
export const remindOfTerms: Job = {
  name: 'remind-of-order-terms',
  cron: '*/15 * * * *',
  run: async ({ db, now }) => {
    for (const side of ['buyer', 'seller'] as const) {
      for (const order of await listDueSoon(db, side, now, new Date(now.getTime() + dayMs))) {
        const word = reminderTexts[order.status]?.[side];
        if (!word) continue;
        await notify(
          db,
          { partyId: order.partyId },
          {
            topic: 'order',
            key: `order ${order.id} ${side} due ${order.dueAt}`,
            title: `订单 ${order.number}：${word}`,
            text: `“${order.productName}”`,
            link: `/orderinfo?side=${side === 'buyer' ? 1 : 2}&id=${order.id}`,
            isImportant: true,
            now,
          },
        );
      }
    }
  },
};
