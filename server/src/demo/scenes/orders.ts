// Deals in every state, each led there by the noun's own actions, at moments of the past.
import { dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import type { Tx } from '#src/db/open.ts';
import { actionsOf, type ForSale, listForSale, type Players, termsShape } from '#src/demo/deal.ts';
import { type DemoContext, listTraders, playInOrder, type Step, type Trader, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { aroundTheClock } from '#src/demo/working-time.ts';
import { plantSearches, plantUsage } from './usage.ts';

const paying = ['answer', 'signSeller', 'signBuyer'] as const;
const accepting = [...paying, 'pay', 'receive', 'deliver'] as const;

/** The steps after the application that lead to each state. */
const ways = {
  applied: [],
  refused: ['refuse'],
  quoted: ['answer', 'signSeller'],
  signing: ['answer', 'signSeller'],
  paying,
  checking: [...paying, 'pay'],
  delivering: [...paying, 'pay', 'receive'],
  accepting,
  objected: [...accepting, 'object'],
  disputed: [...accepting, 'dispute'],
  completed: [...accepting, 'fetch', 'accept'],
} as const;

type Goal = keyof typeof ways;

const dealShape = z.strictObject({
  buyer: z.string(),
  /** Any supplier when left out. */
  seller: z.string().optional(),
  price: z.enum(['negotiable', 'free', 'tiered']),
  /** The state of the deal when the demo opens. */
  goal: z.enum(Object.keys(ways) as [Goal, ...Goal[]]),
  /** Days since the application. */
  daysAgo: z.number(),
  /** When it was accepted: the part of the time since the last registration, for the log of certificates runs forward. */
  accepted: z.number().optional(),
  /** The interface that is bought, by its name; anything else when left out. */
  api: z.string().optional(),
  /** The service that is bought, by its name. */
  service: z.string().optional(),
  ...termsShape,
});

type Deal = z.output<typeof dealShape>;

export async function plantOrders(context: DemoContext): Promise<void> {
  const market = (await listForSale(context.tx)).map((product) => ({ ...product, isChosen: false }));
  const traders = await listTraders(context);
  const registered = await lastRegistration(context.tx);
  const steps = readData('orders', z.array(dealShape)).flatMap((deal) => {
    const buyer = traderOf(traders, deal.buyer);
    const product = choose(market, deal, buyer, deal.seller ? traderOf(traders, deal.seller).name : null);
    return stepsOf(context, { deal, buyer, seller: traderOf(traders, product.seller), product }, registered);
  });
  await playInOrder(steps);
  await plantUsage(context);
  await plantSearches(context);
}

type Choice = ForSale & { isChosen: boolean };

async function lastRegistration(tx: Tx): Promise<number> {
  const [row] = await tx<{ at: string }[]>`select at from proof_entry order by id desc limit 1`;
  return row ? aroundTheClock(new Date(row.at)).getTime() : 0;
}

/** The longest listed product that fits and nobody has chosen yet; who sells matters more than what. */
function choose(market: Choice[], { price, api, service }: Deal, buyer: Trader, seller: string | null): ForSale {
  const wanted = api ?? service;
  const fits = (product: ForSale) => (wanted ? product.name === wanted : !product.isApi && !product.isService);
  const others = market.filter((product) => product.seller !== buyer.name && fits(product));
  const ofSeller = others.filter((product) => !seller || product.seller === seller);
  const ranked = [...ofSeller.filter((product) => product.price === price), ...ofSeller, ...(seller ? [] : others)];
  const chosen = ranked.find((product) => !product.isChosen) ?? ranked[0] ?? others[0];
  if (!chosen) throw new Error('The demo has nothing for sale');
  chosen.isChosen = true;
  return chosen;
}

function stepsOf(context: DemoContext, { deal, ...players }: Players & { deal: Deal }, registered: number): Step[] {
  const { product } = players;
  const now = context.now.getTime();
  const began = Math.max(now - deal.daysAgo * dayMs, aroundTheClock(new Date(product.listedAt)).getTime() + dayMs / 24);
  const actions = actionsOf(context, { deal, ...players });
  const names = ['apply', ...ways[deal.goal]] as const;
  const pace = deal.accepted
    ? (registered + deal.accepted * (now - registered) - began) / (names.length - 1)
    : Math.min(0.45 * dayMs, (now - began) / (names.length + 1));
  return names.map((name, place) => ({ at: new Date(began + place * pace), run: actions[name] }));
}
