// Messages to owner and suppliers about each other's rounds.
import { vendorOfType } from '@shuji/contract/product/labels';
import type { Tx } from '#src/db/open.ts';
import type { DemandRow } from '#src/demand/queries.ts';
import { notify } from '#src/notice/actions.ts';
import type { PlacedOrder } from '#src/order/application/placing.ts';

const noticeTexts = {
  add: { title: '收到一份报价', isImportant: true },
  revise: { title: '供方更新了报价', isImportant: true },
  counter: { title: '需方对您的报价还价', isImportant: true },
  refuse: { title: '需方谢绝了您的报价', isImportant: false },
  withdraw: { title: '供方撤回了报价', isImportant: false },
  accept: { title: '您的报价已被接受，请签署合同', isImportant: true },
  end: { title: '已成交或结束，您的报价随之结束', isImportant: false },
  pause: { title: '已由其他供方接单，您的报价暂停；接单被退回后自动恢复', isImportant: false },
  rewritten: { title: '内容已修改，请核对后确认报价', isImportant: true },
  lapse: { title: '您的报价已过有效期', isImportant: false },
} as const;

interface OfferNotice {
  to: 'owner' | { accountId: string };
  offerId: string;
  demand: Pick<DemandRow, 'id' | 'title' | 'kind' | 'ownerId'>;
  word: keyof typeof noticeTexts;
  text: string;
  /** The order that was made. */
  order?: PlacedOrder;
  /** The key of an event that recurs but sends one message. */
  key?: string;
  now: Date;
}

export async function notifyOfOffer(
  db: Tx,
  { to, offerId, demand, word, text, order, key, now }: OfferNotice,
): Promise<void> {
  const { title, isImportant } = noticeTexts[word];
  const reader = to === 'owner' ? { accountId: demand.ownerId } : to;
  const page = to === 'owner' ? `/mydemand/offer?id=${demand.id}` : `/mycenter/offer?demand=${demand.id}`;
  await notify(db, reader, {
    topic: 'demand',
    key: `offer ${offerId} ${word} ${key ?? now.toISOString()}`,
    title: `需求“${demand.title}”：${title.replace('供方', vendorOfType(demand.kind))}`,
    text: [order && `订单 ${order.number}`, text].filter(Boolean).join('：'),
    link: order ? `/orderinfo?side=2&id=${order.id}` : page,
    isImportant,
    now,
  });
}
