// Notifies owners of open demands of fitting new products: once for each pair, a daily maximum, the best first.
import { chinaDay, dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { lockQuota } from '#src/db/quota.ts';
import { listOpenWishes } from '#src/demand/hall/queries-fit.ts';
import { demandsByIds } from '#src/demand/queries.ts';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { listCandidatesById, listListedSince, productNames } from '#src/market/queries-fit.ts';
import { notify } from '#src/notice/actions.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { fitOf } from './fit.ts';
import { findSuppliers } from './jobs-supplier.ts';
import { claimProducts, countNoticesTo, insertMatch, lockUnsent, markSent, type UnsentMatch } from './queries-match.ts';
import { findWishes, supplyOf } from './wishes.ts';

type Context = Pick<JobContext, 'db' | 'now'>;

/** New products came in the last days; older ones are found by searching. */
const newDays = 2;
const listedAtMost = 5_000;
const productsARun = 200;
const wishesLookedAt = 3_000;
const noticesARun = 1_000;
const dailyOtherwise = 5;

export const notifyMatches: Job = {
  name: 'notify-matches',
  cron: '*/10 * * * *',
  run: async (context) => {
    await findMatches(context);
    await findSuppliers(context);
    await notifyFound(context);
  },
};

async function findMatches({ db, now }: Context): Promise<void> {
  const listed = await listListedSince(db, new Date(now.getTime() - newDays * dayMs), listedAtMost);
  const fresh = await claimProducts(db, listed, now, productsARun);
  if (fresh.length === 0) return;
  const products = await listCandidatesById(db, fresh);
  const demands = await listOpenWishes(db, chinaDay(now), wishesLookedAt);
  for (const { demand, wish } of await findWishes(db, demands, products)) {
    for (const product of products) {
      if (product.partyId === demand.partyId) continue;
      const fit = fitOf(wish, supplyOf(product));
      if (fit)
        await insertMatch(db, { demandId: demand.id, productId: product.id, ownerId: demand.ownerId, ...fit }, now);
    }
  }
}

async function notifyFound({ db, now }: Context): Promise<void> {
  // One run at a time: two of them would each count a day's notices without the other's.
  await lockQuota(db, 'match notice', 'everyone');
  const daily = await getSettingNumber(db, 'match_notices_daily', dailyOtherwise);
  const unsent = await lockUnsent(db, new Date(now.getTime() - newDays * dayMs), noticesARun);
  const demands = await demandsByIds(
    db,
    unsent.map((found) => found.demandId),
  );
  const products = await productNames(
    db,
    unsent.map((found) => found.productId),
  );
  const today = chinaDay(now);
  const startOfDay = new Date(`${today}T00:00:00+08:00`);
  for (const found of unsent) {
    const demand = demands.get(found.demandId);
    const product = products.get(found.productId);
    const isOpen = demand?.status === 'published' && (demand.deadline ?? '') >= today;
    if (!isOpen || !product?.isListed) continue;
    if ((await countNoticesTo(db, demand.ownerId, startOfDay)) >= daily) continue;
    await notifyOfMatch(db, found, demand, product.name, now);
  }
}

async function notifyOfMatch(
  db: Tx,
  found: UnsentMatch,
  demand: { id: string; title: string; ownerId: string },
  productName: string,
  now: Date,
): Promise<void> {
  await markSent(db, found, now);
  await notify(
    db,
    { accountId: demand.ownerId },
    {
      topic: 'match',
      key: `match ${demand.id} ${found.productId}`,
      title: `有新产品适合您的需求“${demand.title}”`,
      text: `${productName}：${found.reasons.join(' · ')}`,
      link: `/prodinfo?id=${found.productId}`,
      now,
    },
  );
}
