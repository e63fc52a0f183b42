// Offers in every state, each led there by the noun's own actions, at moments of the past.
import { offerMoves } from '@shuji/contract/offer/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { type DemandRow, demandsByIds } from '#src/demand/queries.ts';
import { daysAfter } from '#src/demand/rules.ts';
import { cast } from '#src/demo/cast.ts';
import { contextOf, type DemoContext, listTraders } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { aroundTheClock, atWork } from '#src/demo/working-time.ts';
import type { Attested } from '#src/http/context.ts';
import { addOffer, counterOffer, refuseOffer, reviseOffer, withdrawOffer } from '#src/offer/actions.ts';
import { acceptOffer } from '#src/offer/actions-accept.ts';
import { listFittingProducts } from '#src/offer/reading-match.ts';

const offersShape = z.strictObject({
  /** By how many fit: the offers to the demand that is answered most, then to the next. */
  demands: z.array(
    z.array(
      z.strictObject({
        /** Its course after the first round. */
        story: z.array(z.enum(offerMoves)),
        /** Where in the budget the price lies. */
        share: z.number(),
        hasProduct: z.boolean().default(true),
      }),
    ),
  ),
  words: z.array(z.strictObject({ terms: z.string(), note: z.string() })),
});

type Story = z.output<typeof offersShape>['demands'][number][number];

const validDays = 30;
const wanBudget = 10_000_000;

export async function plantOffers(context: DemoContext): Promise<void> {
  const { tx, now } = context;
  const { demands: stories, words } = readData('offers', offersShape);
  const rows = await tx<{ id: string }[]>`
    select id from demand where status = 'published' and published_at < ${new Date(now.getTime() - 2 * dayMs)}
    order by published_at desc, id`;
  const demands = await demandsByIds(
    tx,
    rows.map((row) => row.id),
  );
  const actors = (await listTraders(context)).map(({ user }) => user);
  const answered = await Promise.all(
    rows.map(async ({ id }) => ({ id, sellers: await sellersFor(id, context, actors) })),
  );
  const best = answered
    .map(({ id, sellers }) => ({ demand: demands.get(id) as DemandRow, sellers }))
    .filter(({ demand, sellers }) => sellers.some(({ actor }) => actor.id !== demand.ownerId))
    .sort((a, b) => isWangs(b.demand) - isWangs(a.demand));
  for (const [at, { demand, sellers }] of best.slice(0, stories.length).entries()) {
    const owner = actors.find((actor) => actor.id === demand.ownerId);
    const others = sellers.filter(({ actor }) => actor.id !== demand.ownerId);
    const steps = (stories[at] ?? []).flatMap((story, place) => {
      const seller = others[place];
      return owner && seller
        ? [storyOf(context, { demand, owner, ...seller, place, words: words[place % words.length], ...story })]
        : [];
    });
    const ids: string[] = [];
    for (const { begin } of steps) ids.push(await begin());
    for (const [place, { goOn }] of steps.entries()) await goOn(ids[place] as string);
  }
}

// 王芳 has several offers to compare.
function isWangs({ ownerId }: DemandRow): number {
  return ownerId === cast.wang.id ? 1 : 0;
}

interface Seller {
  actor: Attested;
  productId: string;
}

/** Suppliers with a product that fits, one each. */
async function sellersFor(id: string, context: DemoContext, actors: readonly Attested[]): Promise<Seller[]> {
  const { tx, now } = context;
  const fitting = await listFittingProducts({ id }, { ...contextOf(context, null, now), db: tx });
  const found = new Map<string, Seller>();
  for (const product of fitting) {
    const [row] = await tx<{ partyId: string }[]>`select party_id from product where id = ${product.id}`;
    const actor = actors.find((one) => one.partyId === row?.partyId && one.isSeller);
    if (actor && !found.has(actor.id)) found.set(actor.id, { actor, productId: product.id });
  }
  return [...found.values()];
}

interface OfferStory extends Seller, Story {
  demand: DemandRow;
  owner: Attested;
  place: number;
  words: z.output<typeof offersShape>['words'][number] | undefined;
}

function storyOf(context: DemoContext, { demand, owner, actor, productId, place, words, ...rest }: OfferStory) {
  const { story, share, hasProduct } = rest;
  const published = aroundTheClock(new Date(demand.publishedAt ?? context.now)).getTime();
  const step = (context.now.getTime() - published) / 8;
  const at = <A>(who: A, steps: number, earliest = 0) =>
    contextOf(context, who, atWork(new Date(Math.max(published + (steps + place / 4) * step, earliest))));
  // The order it makes waits for signatures, and its time shall not be up when the demo opens.
  const lately = context.now.getTime() - 2 * dayMs;
  const price = (part: number) => Math.round(((demand.budgetMax ?? wanBudget) * part) / 10_000) * 10_000;
  const offered = (part: number) => ({
    terms: '',
    note: '',
    ...words,
    productId: hasProduct ? productId : null,
    lines:
      place === 0
        ? [
            { name: '一年期', price: price(part) },
            { name: '两年期', price: price(part * 1.7) },
          ]
        : [{ name: '一年期', price: price(part) }],
    termMonths: 12,
    validUntil: daysAfter(chinaDay(context.now), validDays),
    files: [],
  });
  const begin = async () => (await addOffer({ demandId: demand.id, ...offered(share) }, at(actor, 1))).id;
  const goOn = async (id: string) => {
    for (const [turn, move] of story.entries()) {
      const round = turn + 1;
      if (move === 'counter') {
        const note = '希望按一年期采购，总价控制在预算中段以内。';
        await counterOffer({ id, round, price: price(share * 0.8), termMonths: 12, note }, at(owner, turn + 2));
      }
      if (move === 'revise') await reviseOffer({ id, round, ...offered(share * 0.9) }, at(actor, turn + 2));
      if (move === 'refuse') await refuseOffer({ id, reason: '价格超出预算，且覆盖地区不足' }, at(owner, turn + 2));
      if (move === 'withdraw')
        await withdrawOffer({ id, reason: '该批数据的授权正在续签，暂缓报价' }, at(actor, turn + 2));
      if (move === 'accept') await accept(id, round, demand, at(owner, turn + 2, lately));
    }
  };
  return { begin, goOn };
}

function accept(id: string, round: number, demand: DemandRow, context: Parameters<typeof acceptOffer>[1]) {
  const form = { scene: demand.scene ?? 'supplyChain', purpose: 'internalAnalysis', line: 0 };
  const usage = '用于本公司业务的内部分析，不向第三方提供。';
  return acceptOffer({ id, round, ...form, usage, contactName: '王芳', contactPhone: '13800000002' }, context);
}
