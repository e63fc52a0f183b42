// Notifies suppliers of new demands that fit their products: each pair once, one digest a day, the best first.
import { chinaDay, dayMs } from '@shuji/contract/time';
import { lockQuota } from '#src/db/quota.ts';
import { type DemandRow, demandsByIds } from '#src/demand/queries.ts';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { listCandidates, productNames } from '#src/market/queries-fit.ts';
import { notify } from '#src/notice/actions.ts';
import { fitOf } from './fit.ts';
import {
  claimDemands,
  insertSupplierMatch,
  lockUndigested,
  markDigested,
  type SupplierMatch,
} from './queries-supplier.ts';
import { findWish, supplyOf } from './wishes.ts';

type Context = Pick<JobContext, 'db' | 'now'>;

/** A digest goes out every morning; two days make up for one that failed. */
const newDays = 2;
const demandsARun = 100;
const productsLookedAt = 200;
const matchesARun = 5_000;
const demandsNamed = 3;

/** Compares each newly published demand with the products on the market. */
export async function findSuppliers({ db, now }: Context): Promise<void> {
  const since = new Date(now.getTime() - newDays * dayMs);
  const claimed = await claimDemands(db, { since, today: chinaDay(now), now, limit: demandsARun });
  for (const demand of (await demandsByIds(db, claimed)).values()) {
    const wish = await findWish(db, demand);
    for (const product of await listCandidates(db, wish.words, productsLookedAt)) {
      const fit = product.partyId === demand.partyId ? null : fitOf(wish, supplyOf(product));
      if (fit)
        await insertSupplierMatch(
          db,
          { demandId: demand.id, productId: product.id, partyId: product.partyId, ...fit },
          now,
        );
    }
  }
}

/** At nine in the morning in China. */
export const notifySuppliers: Job = {
  name: 'notify-suppliers',
  cron: '0 1 * * *',
  run: async ({ db, now }) => {
    // One run at a time: two of them would each send a day's digest without the other's.
    await lockQuota(db, 'supplier digest', 'everyone');
    const today = chinaDay(now);
    const startOfDay = new Date(`${today}T00:00:00+08:00`);
    const since = new Date(now.getTime() - newDays * dayMs);
    const found = await lockUndigested(db, { since, startOfDay, limit: matchesARun });
    const demands = await demandsByIds(
      db,
      found.map(({ demandId }) => demandId),
    );
    const products = await productNames(
      db,
      found.map(({ productId }) => productId),
    );
    const lines = found.flatMap((match): Line[] => {
      const [demand, product] = [demands.get(match.demandId), products.get(match.productId)];
      const isOpen = demand?.status === 'published' && (demand.deadline ?? '') >= today;
      return isOpen && product?.isListed ? [{ match, demand, productName: product.name }] : [];
    });
    for (const [partyId, own] of Map.groupBy(lines, ({ match }) => match.partyId)) {
      await markDigested(db, partyId, now);
      await notify(
        db,
        { partyId },
        { topic: 'match', key: `supplier digest ${partyId} ${today}`, ...digestOf(own), now },
      );
    }
  },
};

interface Line {
  match: SupplierMatch;
  demand: DemandRow;
  productName: string;
}

/** Each demand with the product that fits it best. */
function digestOf(lines: readonly Line[]): { title: string; text: string; link: string } {
  const best = [...Map.groupBy(lines, ({ demand }) => demand.id).values()].flatMap(([first]) => first ?? []);
  const [first] = best;
  const named = best
    .slice(0, demandsNamed)
    .map(({ demand, productName, match }) => `“${demand.title}”适合“${productName}”：${match.reasons.join(' · ')}`);
  return {
    title:
      best.length === 1 && first
        ? `新需求“${first.demand.title}”适合您的产品`
        : `有 ${best.length} 条新需求适合您的产品`,
    text: named.join('；') + (best.length > demandsNamed ? ' 等' : ''),
    link: best.length === 1 && first ? `/deminfo?id=${first.demand.id}` : '/demand?sort=newest',
  };
}
