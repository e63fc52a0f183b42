// Finds the suppliers whose products fit new demands; the daily digest notifies them (jobs-digest.ts).
import { chinaDay, dayMs } from '@shuji/contract/time';
import { demandsByIds } from '#src/demand/queries.ts';
import type { JobContext } from '#src/http/context.ts';
import { listCandidates } from '#src/market/queries-fit.ts';
import { fitOf } from './fit.ts';
import { claimDemands, insertSupplierMatch } from './queries-supplier.ts';
import { findWish, supplyOf } from './wishes.ts';

type Context = Pick<JobContext, 'db' | 'now'>;

const newDays = 2;
const demandsARun = 100;
const productsLookedAt = 200;

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
