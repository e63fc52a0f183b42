// Messages to the sides of a deal: each step, to the side that did not take it.

import { randomUUIDv7 } from 'node:crypto';
import type { OrderActor, OrderMove, OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import type { OrderRow } from './queries.ts';
import { isOfService } from './rules.ts';

interface NoticeText {
  title: string;
  isImportant?: boolean;
}

const noticeTexts: Record<OrderMove, NoticeText> = {
  apply: { title: '收到新的订购申请，请确认或报价', isImportant: true },
  confirm: { title: '供方已接受订购，请签署合同', isImportant: true },
  quote: { title: '供方已报价，请查看并签署合同', isImportant: true },
  refuse: { title: '供方谢绝了订购申请', isImportant: true },
  declineQuote: { title: '需方退回了报价，请重新报价', isImportant: true },
  cancel: { title: '对方取消了订单', isImportant: true },
  propose: { title: '对方修改了合同条款，请查看后签署', isImportant: true },
  sign: { title: '对方已签署合同' },
  pay: { title: '需方已提交付款凭证，待交易中心核对' },
  confirmPayment: { title: '货款已确认到账', isImportant: true },
  returnPayment: { title: '付款凭证被退回', isImportant: true },
  deliver: { title: '供方已交付，请按期验收', isImportant: true },
  update: { title: '供方交付了更新内容，可以下载' },
  accept: { title: '需方已验收，交易完成', isImportant: true },
  object: { title: '需方提出验收异议，请处理后重新交付', isImportant: true },
  dispute: { title: '对方提起争议，交易中心将介入', isImportant: true },
  plead: { title: '对方在争议中提交了陈述和证据', isImportant: true },
  withdraw: { title: '对方撤回争议，订单继续', isImportant: true },
  settle: { title: '争议已由交易中心处理', isImportant: true },
  expire: { title: '逾期未办理，系统已自动处理', isImportant: true },
};

// Signed by both, the deal waits for the buyer's money or, when it costs nothing, for delivery.
const afterSigning: Partial<Record<OrderStatus, NoticeText>> = {
  awaiting_payment: { title: '双方已签署合同，待需方付款', isImportant: true },
  awaiting_delivery: { title: '双方已签署合同，待供方交付', isImportant: true },
};

interface Step {
  move: OrderMove;
  by: OrderActor;
  to: OrderStatus;
  note?: string | null;
  now: Date;
}

type NoticeSubject = Pick<OrderRow, 'id' | 'number' | 'productName' | 'buyerPartyId' | 'sellerPartyId' | 'snapshot'>;

export async function notifyOfOrder(db: Tx, order: NoticeSubject, { move, by, to, note, now }: Step): Promise<void> {
  const { title, isImportant = false } = (move === 'sign' && afterSigning[to]) || noticeTexts[move];
  const words = isOfService(order) ? title.replace('供方', '服务方') : title;
  const sides: { side: OrderSide; partyId: string }[] = [
    { side: 'buyer', partyId: order.buyerPartyId },
    { side: 'seller', partyId: order.sellerPartyId },
  ];
  // Every step is a happening of its own, also two of the same kind in one millisecond.
  const key = `order ${order.id} ${move} ${randomUUIDv7()}`;
  for (const { side, partyId } of sides) {
    if (side === by) continue;
    await notify(
      db,
      { partyId },
      {
        topic: 'order',
        key,
        title: `订单 ${order.number}：${words}`,
        text: [`“${order.productName}”`, note].filter(Boolean).join('：'),
        link: `/orderinfo?side=${side === 'buyer' ? 1 : 2}&id=${order.id}`,
        isImportant,
        now,
      },
    );
  }
}
