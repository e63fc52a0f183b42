// One message a day about new demands: those that fit one's products, the best first, then those of saved searches.
import { chinaDay, dayMs } from '@shuji/contract/time';
import { findAccountOfParty } from '#src/account/queries.ts';
import type { Tx } from '#src/db/open.ts';
import { lockQuota } from '#src/db/quota.ts';
import { demandsByIds } from '#src/demand/queries.ts';
import type { Job } from '#src/http/feature.ts';
import { productNames } from '#src/market/queries-fit.ts';
import { notify } from '#src/notice/actions.ts';
import { findHallNews } from '#src/saved-search/hall.ts';
import { lockUndigested, markDigested } from './queries-supplier.ts';

/** A digest goes out every morning; two days make up for one that failed. */
const newDays = 2;
const matchesARun = 5_000;
const demandsNamed = 3;

interface Line {
  accountId: string;
  demand: { id: string; title: string };
  /** The product it fits, or the saved search. */
  kind: 'fit' | 'search';
  because: string;
}

/** At nine in the morning in China. */
export const notifySuppliers: Job = {
  name: 'notify-suppliers',
  cron: '0 1 * * *',
  run: async ({ db, now }) => {
    // One run at a time: two of them would each send a day's digest without the other's.
    await lockQuota(db, 'supplier digest', 'everyone');
    const startOfDay = new Date(`${chinaDay(now)}T00:00:00+08:00`);
    const news = await findHallNews(db, startOfDay, now);
    const searched = news.map(({ title, ...one }): Line => ({ ...one, kind: 'search', because: `符合“${title}”` }));
    const lines = [...(await findFits(db, startOfDay, now)), ...searched];
    for (const [accountId, own] of Map.groupBy(lines, (line) => line.accountId)) {
      const key = `demand digest ${accountId} ${now.toISOString()}`;
      await notify(db, { accountId }, { topic: 'match', key, ...digestOf(own), now });
    }
  },
};

async function findFits(db: Tx, startOfDay: Date, now: Date): Promise<Line[]> {
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
  const lines: Line[] = [];
  for (const [partyId, matches] of Map.groupBy(found, (match) => match.partyId)) {
    const accountId = await findAccountOfParty(db, partyId);
    const own = matches.flatMap(({ demandId, productId, reasons }): Line[] => {
      const [demand, product] = [demands.get(demandId), products.get(productId)];
      const isOpen = demand?.status === 'published' && (demand.deadline ?? '') >= chinaDay(now);
      if (!accountId || !isOpen || !product?.isListed) return [];
      return [{ accountId, demand, kind: 'fit', because: `适合“${product.name}”：${reasons.join(' · ')}` }];
    });
    if (own.length > 0) await markDigested(db, partyId, now);
    lines.push(...own);
  }
  return lines;
}

const ofKinds = { fit: '适合您的产品', search: '符合您保存的搜索', both: '适合您的产品或符合您保存的搜索' };

/** Each demand with what speaks for it most. */
function digestOf(lines: readonly Line[]): { title: string; text: string; link: string } {
  const best = [...Map.groupBy(lines, ({ demand }) => demand.id).values()].flatMap(([first]) => first ?? []);
  const [first] = best;
  const kinds = new Set(best.map(({ kind }) => kind));
  const what = ofKinds[kinds.size > 1 || !first ? 'both' : first.kind];
  const named = best.slice(0, demandsNamed).map(({ demand, because }) => `“${demand.title}”${because}`);
  return {
    title: best.length === 1 && first ? `新需求“${first.demand.title}”${what}` : `有 ${best.length} 条新需求${what}`,
    text: named.join('；') + (best.length > demandsNamed ? ' 等' : ''),
    link: best.length === 1 && first ? `/deminfo?id=${first.demand.id}` : '/demand?sort=newest',
  };
}
