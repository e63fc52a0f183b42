// Plays the later steps of deals: messages, settled disputes and ratings.
import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { cast, reviewer } from '#src/demo/cast.ts';
import { plantTable } from '#src/demo/files.ts';
import {
  contextOf,
  type DemoContext,
  hourMs,
  listTraders,
  longAgo,
  momentSince,
  type Trader,
  traderOf,
} from '#src/demo/play.ts';
import { readData, tablePath } from '#src/demo/read.ts';
import { aroundTheClock, atWork } from '#src/demo/working-time.ts';
import { pleadDispute, withdrawDispute } from '#src/order/dispute/actions.ts';
import { seeOrderMessages, writeOrderMessage } from '#src/order/message/actions.ts';
import { listMessages } from '#src/order/message/queries.ts';
import { rateOrder } from '#src/order/rating/actions.ts';
import { settleDispute } from '#src/order/settlement/actions-settle.ts';
import { answerRating, reportRating } from '#src/rating/actions.ts';
import { findByOrder } from '#src/rating/queries.ts';

const talksShape = z.record(
  z.enum(['awaiting_seller', 'awaiting_sign', 'awaiting_delivery', 'awaiting_acceptance', 'disputed']),
  z.array(z.strictObject({ by: z.enum(['buyer', 'seller']), text: z.string(), table: tablePath.optional() })),
);

interface TalkedAbout {
  id: string;
  status: keyof z.output<typeof talksShape>;
  buyerName: string;
  sellerName: string;
  since: string;
}

/** One deal of each of some states is talked about; the last line has not been read yet. */
export async function plantMessages(context: DemoContext): Promise<void> {
  const talks = readData('talks', talksShape);
  const traders = await listTraders(context);
  const deals = await context.tx<TalkedAbout[]>`
    select distinct on (o.status) o.id, o.status, o.buyer_name, o.seller_name, o.updated_at as since
    from trade_order o join party b on b.id = o.buyer_party_id
    where o.status = any(${Object.keys(talks)})
    order by o.status, b.account_id = ${cast.wang.id} desc, o.delivered_at nulls last, o.created_at`;
  for (const deal of deals) {
    const sides = { buyer: userOf(traders, deal.buyerName), seller: userOf(traders, deal.sellerName) };
    const lines = talks[deal.status];
    const began = aroundTheClock(new Date(deal.since)).getTime();
    const pace = Math.min(hourMs, (context.now.getTime() - began) / (lines.length + 1));
    for (const [place, { by, text, table }] of lines.entries()) {
      const [writer, reader] = [sides[by], sides[by === 'buyer' ? 'seller' : 'buyer']];
      const now = atWork(new Date(began + (place + 1) * pace));
      const upload = { ownerId: writer.id, purpose: 'message', name: '缺失日期清单.csv' } as const;
      const files = table ? [await plantTable(context, upload, table)] : [];
      await writeOrderMessage({ id: deal.id, key: randomUUIDv7(), text, files }, contextOf(context, writer, now));
      const last = (await listMessages(context.tx, deal.id, { before: undefined, most: 1 })).at(-1);
      if (last && place < lines.length - 1)
        await seeOrderMessages({ id: deal.id, place: last.place }, contextOf(context, reader, now));
    }
  }
}

const grade = z.int().min(1).max(5);
const ratingsShape = z.array(
  z.strictObject({
    quality: grade,
    fit: grade,
    delivery: grade,
    service: grade,
    text: z.string(),
    answer: z.string().optional(),
  }),
);

type Rating = z.output<typeof ratingsShape>[number];

interface Ended {
  id: string;
  disputeId: string;
  buyerName: string;
  sellerName: string;
  amount: number;
  /** The steps here happened between then and now. */
  since: string;
}

export async function plantEndings(context: DemoContext): Promise<void> {
  const traders = await listTraders(context);
  const [open, undone, resumed] = await context.tx<Ended[]>`
    select o.id, d.id as dispute_id, o.buyer_name, o.seller_name, o.amount, d.raised_at as since
    from order_dispute d join trade_order o on o.id = d.order_id where d.settled_at is null order by o.created_at`;
  if (open) await plead(context, open, traders);
  if (undone) await undo(context, undone, traders);
  if (resumed) {
    const words = { id: resumed.id, reason: '供方已补齐三个字段，双方协商一致，继续验收。' };
    await withdrawDispute(
      words,
      contextOf(context, userOf(traders, resumed.buyerName), momentSince(context, resumed.since, 0.6)),
    );
  }
  const done = await context.tx<Ended[]>`
    select id, buyer_name, seller_name, amount, closed_at as since from trade_order
    where status = 'completed' and created_at > ${longAgo(context)} order by closed_at limit 3`;
  for (const [place, rating] of readData('ratings', ratingsShape).entries()) {
    const deal = done[place];
    if (deal) await rate(context, deal, rating, traders);
  }
  const [first] = done;
  const rated = first && (await findByOrder(context.tx, first.id));
  const stranger = traders.find(({ name }) => name !== first?.buyerName && name !== first?.sellerName);
  if (!rated || !stranger) return;
  const report = { id: rated.id, reason: '评价提到交付延误，疑似影响供方商誉，请核实。' };
  await reportRating(report, contextOf(context, stranger.user, momentSince(context, first.since, 0.8)));
}

async function plead(context: DemoContext, deal: Ended, traders: readonly Trader[]): Promise<void> {
  const statements: [name: string, part: number, text: string][] = [
    [deal.sellerName, 0.2, '三个字段在数据字典中标注为“可为空”，本批无观测值，故未列出；其余字段与登记内容一致。'],
    [deal.buyerName, 0.4, '数据字典标注“可为空”不等于可以不交付该列，缺列导致入库脚本报错，请供方按字典补齐列。'],
  ];
  for (const [name, part, text] of statements)
    await pleadDispute(
      { id: deal.id, text, files: [] },
      contextOf(context, userOf(traders, name), momentSince(context, deal.since, part)),
    );
}

async function undo(context: DemoContext, deal: Ended, traders: readonly Trader[]): Promise<void> {
  const text = '补交需要重新采集，预计两个月以上，同意由交易中心处理。';
  const seller = contextOf(context, userOf(traders, deal.sellerName), momentSince(context, deal.since, 0.2));
  await pleadDispute({ id: deal.id, text, files: [] }, seller);
  const note = '经核对，交付内容缺少数据字典载明的字段，供方不能在合理期限内补齐，合同目的不能完全实现。';
  // A tenth stays for what was of use; whole fen.
  const refund = deal.amount - Math.floor(deal.amount / 10);
  const office = contextOf(context, reviewer(), momentSince(context, deal.since, 0.7));
  await settleDispute({ id: deal.disputeId, decision: 'cancel', note, refund }, office);
}

async function rate(
  context: DemoContext,
  deal: Ended,
  { answer, ...words }: Rating,
  traders: readonly Trader[],
): Promise<void> {
  await rateOrder(
    { id: deal.id, ...words },
    contextOf(context, userOf(traders, deal.buyerName), momentSince(context, deal.since, 0.3)),
  );
  const rating = await findByOrder(context.tx, deal.id);
  if (!rating || !answer) return;
  await answerRating(
    { id: rating.id, answer },
    contextOf(context, userOf(traders, deal.sellerName), momentSince(context, deal.since, 0.6)),
  );
}

function userOf(traders: readonly Trader[], company: string): Trader['user'] {
  return traderOf(traders, company).user;
}
