// The later course of the demo's deals: a dispute with statements, a dissolution, a withdrawal, and ratings.
import type { RatingWords } from '@shuji/contract/rating/schema';
import { reviewer } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { contextOf } from '#src/demo/product.ts';
import { pleadDispute, withdrawDispute } from '#src/order/dispute/actions.ts';
import { rateOrder } from '#src/order/rating/actions.ts';
import { settleDispute } from '#src/order/settlement/actions-settle.ts';
import { answerRating, reportRating } from '#src/rating/actions.ts';
import { findByOrder } from '#src/rating/queries.ts';
import { listTraders, type Trader } from './parties.ts';

interface Ended {
  id: string;
  disputeId: string;
  buyerName: string;
  sellerName: string;
  amount: number;
  /** The steps here happened between then and now. */
  since: string;
}

type Said = Pick<RatingWords, 'quality' | 'fit' | 'delivery' | 'service' | 'text'> & { answer?: string };

const ratings: Said[] = [
  {
    quality: 5,
    fit: 5,
    delivery: 4,
    service: 5,
    text: '字段与数据字典一致，缺测标识清楚，接入调度模型只用了两天。首批交付比约定晚了半天，供方提前说明了原因。',
    answer: '感谢反馈。交付流程已调整，后续批次将提前一日准备。',
  },
  {
    quality: 4,
    fit: 5,
    delivery: 5,
    service: 4,
    text: '免费数据能做到按月更新已属不易，口径说明写得很细，适合做趋势研究。',
  },
  {
    quality: 4,
    fit: 4,
    delivery: 5,
    service: 3,
    text: '覆盖面够用，回溯检验结果符合预期。个别企业的更新日期滞后一周左右，希望能标明每条记录的采集时间。',
    answer: '采集时间字段已列入下一版数据字典，预计下月随更新提供。',
  },
];

export async function plantEndings(context: DemoContext): Promise<void> {
  const traders = await listTraders(context.tx);
  const [open, undone, resumed] = await context.tx<Ended[]>`
    select o.id, d.id as dispute_id, o.buyer_name, o.seller_name, o.amount, d.raised_at as since
    from order_dispute d join trade_order o on o.id = d.order_id where d.settled_at is null order by o.created_at`;
  if (open) await plead(context, open, traders);
  if (undone) await undo(context, undone, traders);
  if (resumed) {
    const words = { id: resumed.id, reason: '供方已补齐三个字段，双方协商一致，继续验收。' };
    await withdrawDispute(words, contextOf(context, user(traders, resumed.buyerName), moment(context, resumed, 0.6)));
  }
  const done = await context.tx<Ended[]>`
    select id, buyer_name, seller_name, amount, closed_at as since from trade_order
    where status = 'completed' order by closed_at limit 3`;
  for (const [place, deal] of done.entries()) await rate(context, deal, ratings[place] as Said, traders);
  const [first] = done;
  const rated = first && (await findByOrder(context.tx, first.id));
  const stranger = [...traders.values()].find(({ name }) => name !== first?.buyerName && name !== first?.sellerName);
  if (!rated || !stranger) return;
  const report = { id: rated.id, reason: '评价提到交付延误，疑似影响供方商誉，请核实。' };
  await reportRating(report, contextOf(context, stranger.user, moment(context, first, 0.8)));
}

async function plead(context: DemoContext, deal: Ended, traders: Map<string, Trader>): Promise<void> {
  const said: [name: string, part: number, text: string][] = [
    [deal.sellerName, 0.2, '三个字段在数据字典中标注为“可为空”，本批无观测值，故未列出；其余字段与登记内容一致。'],
    [deal.buyerName, 0.4, '数据字典标注“可为空”不等于可以不交付该列，缺列导致入库脚本报错，请供方按字典补齐列。'],
  ];
  for (const [name, part, text] of said)
    await pleadDispute(
      { id: deal.id, text, files: [] },
      contextOf(context, user(traders, name), moment(context, deal, part)),
    );
}

async function undo(context: DemoContext, deal: Ended, traders: Map<string, Trader>): Promise<void> {
  const text = '补交需要重新采集，预计两个月以上，同意由交易中心处理。';
  const seller = contextOf(context, user(traders, deal.sellerName), moment(context, deal, 0.2));
  await pleadDispute({ id: deal.id, text, files: [] }, seller);
  const note = '经核对，交付内容缺少数据字典载明的字段，供方不能在合理期限内补齐，合同目的不能完全实现。';
  // A tenth stays for what was of use; whole fen.
  const refund = deal.amount - Math.floor(deal.amount / 10);
  const office = contextOf(context, reviewer(), moment(context, deal, 0.7));
  await settleDispute({ id: deal.disputeId, decision: 'cancel', note, refund }, office);
}

async function rate(
  context: DemoContext,
  deal: Ended,
  { answer, ...said }: Said,
  traders: Map<string, Trader>,
): Promise<void> {
  await rateOrder(
    { id: deal.id, ...said },
    contextOf(context, user(traders, deal.buyerName), moment(context, deal, 0.3)),
  );
  const rating = await findByOrder(context.tx, deal.id);
  if (!rating || !answer) return;
  await answerRating(
    { id: rating.id, answer },
    contextOf(context, user(traders, deal.sellerName), moment(context, deal, 0.6)),
  );
}

function moment({ now }: DemoContext, { since }: Ended, part: number): Date {
  const from = Date.parse(since);
  return new Date(from + part * (now.getTime() - from));
}

function user(traders: Map<string, Trader>, name: string): Trader['user'] {
  const trader = traders.get(name);
  if (!trader) throw new Error(`The demo has no trader named ${name}`);
  return trader.user;
}
