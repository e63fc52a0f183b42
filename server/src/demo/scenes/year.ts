// A year of trading: deals that ended before those in every state began, played among the registrations.
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { reviewer } from '#src/demo/cast.ts';
import { actionsOf, listForSale, payOut, termsShape } from '#src/demo/deal.ts';
import { contextOf, type DemoContext, hourMs, listTraders, playInOrder, type Step, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { cancelOrder } from '#src/order/actions.ts';
import { findOpenDispute } from '#src/order/dispute/queries.ts';
import { rateOrder } from '#src/order/rating/actions.ts';
import { settleDispute } from '#src/order/settlement/actions-settle.ts';
import { answerRating } from '#src/rating/actions.ts';
import { findByOrder } from '#src/rating/queries.ts';
import { productSteps } from './products.ts';

const signed = ['apply', 'answer', 'signSeller', 'signBuyer'] as const;
const delivered = [...signed, 'pay', 'receive', 'deliver', 'fetch'] as const;

/** The steps of each ending. */
const ways = {
  completed: [...delivered, 'accept', 'settle', 'rate', 'answerRating'],
  refused: ['apply', 'refuse'],
  unpaid: [...signed, 'cancel'],
  refunded: [...delivered, 'dispute', 'undo', 'refund', 'settle'],
} as const;

/** The hours that people take before each step. */
const hoursBefore: Partial<Record<Name, number>> = { signSeller: 3, receive: 4, fetch: 5, accept: 46, undo: 70 };
const usualHours = 22;

type Ending = keyof typeof ways;
type Name = (typeof ways)[Ending][number];

const grade = z.int().min(1).max(5);
const dealShape = z.strictObject({
  ...termsShape,
  buyer: z.string(),
  product: z.string(),
  daysAgo: z.number(),
  tier: z.int().optional(),
  ends: z.enum(Object.keys(ways) as [Ending, ...Ending[]]).default('completed'),
  rating: z
    .strictObject({
      quality: grade,
      fit: grade,
      delivery: grade,
      service: grade,
      text: z.string(),
      answer: z.string().optional(),
    })
    .optional(),
});

type Deal = z.output<typeof dealShape>;

/** The market and the year of deals on it, in the order of time, in which the certificates' log is written. */
export async function plantYear(context: DemoContext): Promise<void> {
  const deals = readData('year', z.array(dealShape));
  const registrations = await productSteps(context);
  await playInOrder([...registrations, ...deals.flatMap((deal, place) => stepsOf(context, deal, place))]);
}

function stepsOf(context: DemoContext, deal: Deal, place: number): Step[] {
  let at = new Date(context.now.getTime() - deal.daysAgo * dayMs);
  let actions: Awaited<ReturnType<typeof playOf>> | undefined;
  return ways[deal.ends].map((name, step) => {
    const pace = 0.7 + ((place * 13 + step * 7) % 10) / 15;
    at = new Date(at.getTime() + (hoursBefore[name] ?? usualHours) * pace * hourMs);
    return {
      at,
      run: async (now) => {
        actions ??= await playOf(context, deal, place);
        await actions[name](now);
      },
    };
  });
}

/** The steps by name, when the product is on the market. */
async function playOf(context: DemoContext, deal: Deal, place: number) {
  const { tx } = context;
  const traders = await listTraders(context);
  const product = (await listForSale(tx)).find(({ name }) => name === deal.product);
  if (!product) throw new Error(`The demo does not sell ${deal.product} ${deal.daysAgo} days ago`);
  const [buyer, seller] = [traderOf(traders, deal.buyer), traderOf(traders, product.seller)];
  const { orderId, ...actions } = actionsOf(context, { deal, buyer, seller, product });
  const asOffice = (now: Date) => contextOf(context, reviewer(), now);
  const transfer = (side: 'seller' | 'buyer') => async (now: Date) => {
    if (!deal.payment) return;
    const voucherNumber = `JS-${chinaDay(now).slice(0, 4)}-${side === 'seller' ? '1' : '2'}${String(place).padStart(3, '0')}`;
    await payOut(context, { id: orderId(), side, paidOn: chinaDay(now), voucherNumber, note: '' }, now);
  };
  return {
    ...actions,
    cancel: (now: Date) =>
      cancelOrder({ id: orderId(), reason: '内部预算调整，本期不再采购。' }, contextOf(context, buyer.user, now)),
    undo: async (now: Date) => {
      const dispute = await findOpenDispute(tx, orderId());
      const [order] = await tx<{ amount: number }[]>`select amount from trade_order where id = ${orderId()}`;
      if (!dispute || !order) return;
      const note = '经核对，交付内容的统计口径与登记的说明不一致，双方同意解除合同，需方已使用的部分不退。';
      // A fifth stays for what was of use; whole fen.
      const refund = order.amount - Math.floor(order.amount / 5);
      await settleDispute({ id: dispute.id, decision: 'cancel', note, refund }, asOffice(now));
    },
    refund: transfer('buyer'),
    settle: transfer('seller'),
    rate: async (now: Date) => {
      if (!deal.rating) return;
      const { answer: _, ...words } = deal.rating;
      await rateOrder({ id: orderId(), ...words }, contextOf(context, buyer.user, now));
    },
    answerRating: async (now: Date) => {
      const rating = deal.rating?.answer ? await findByOrder(tx, orderId()) : null;
      if (!rating) return;
      await answerRating({ id: rating.id, answer: deal.rating?.answer ?? '' }, contextOf(context, seller.user, now));
    },
  };
}
