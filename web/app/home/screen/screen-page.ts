// What the exhibition hall's screen shows: public replies only, read on the server first and again and again in the browser.
import { listDemands } from '@shuji/contract/demand/calls';
import { getStatistics } from '@shuji/contract/home/calls';
import { listProducts, productFacets } from '@shuji/contract/market/calls';
import { listPublicNotices } from '@shuji/contract/product/notice';
import { type Loaded, loadAll, type Perform } from '#app/lib/load.ts';

export async function readScreen(perform: Perform) {
  const [statistics, facets, newest, notices, demands] = await Promise.all([
    perform(getStatistics, {}),
    perform(productFacets, {}),
    perform(listProducts, { sort: 'newest', pageSize: 5 }),
    perform(listPublicNotices, { pageSize: 5 }),
    perform(listDemands, { status: 'published', pageSize: 5 }),
  ]);
  return {
    ...statistics,
    industries: facets.industry.filter(({ count }) => count > 0).slice(0, 8),
    regions: facets.region,
    newest: newest.rows.map(({ id, number, name, merchantName }) => ({ id, number, name, merchantName })),
    notices: notices.rows.map(({ id, number, name, noticeUntil }) => ({ id, number, name, noticeUntil })),
    demands: demands.rows.map(({ id, title, deadline }) => ({ id, title, deadline })),
  };
}

export const page = loadAll((perform) => readScreen(perform));

export type ScreenData = typeof page extends Loaded<infer T> ? T : never;
