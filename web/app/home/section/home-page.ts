// Loads the home page's data. In the browser it comes only with a link that leads home: the first page everyone opens
// was read on the server.
import { listDemands } from '@shuji/contract/demand/calls';
import { listAboutSections } from '@shuji/contract/document/calls';
import { getLatest, getStatistics, listPosters } from '@shuji/contract/home/calls';
import { productFacets } from '@shuji/contract/market/calls';
import { listNews } from '@shuji/contract/news/calls';
import { listPartners } from '@shuji/contract/partner/calls';
import { getProductDict, hotProducts, listHotWords } from '@shuji/contract/product/calls';
import { listPublicNotices } from '@shuji/contract/product/notice';
import { type Loaded, loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { demandLine, productTile } from './tile.ts';

export const page = loadAll(async (perform) => {
  const [posters, statistics, hot, demands, news, partners, dict, facets, hotWords, about, latest, notices] =
    await Promise.all([
      perform(listPosters, { pageSize: 5 }),
      perform(getStatistics, {}),
      perform(hotProducts, { pageSize: 8 }),
      perform(listDemands, { status: 'published', pageSize: 6 }),
      perform(listNews, { pageSize: 7 }),
      perform(listPartners, { pageSize: 12 }),
      perform(getProductDict, {}),
      perform(productFacets, {}),
      perform(listHotWords, {}),
      perform(listAboutSections, {}),
      perform(getLatest, {}),
      perform(listPublicNotices, { pageSize: 1 }),
    ]);
  return {
    posters: posters.rows,
    statistics,
    // The dictionaries stay behind: the page needs a dozen of their words.
    types: dict.productType,
    industries: facets.industry.filter(({ count }) => count > 0),
    hotWords,
    latest,
    notices: { total: notices.total, newest: notices.rows[0] ?? null },
    products: hot.rows.map((product) => productTile(product, dict)),
    demands: demands.rows.map((demand) => demandLine(demand, dict)),
    news: news.rows,
    partners: partners.rows,
    // Without a document on trading the guides explain it.
    processPlace: about.rows.some(({ anchor }) => anchor === 'process') ? `${href('about')}#process` : href('help'),
  };
});

export type HomeData = typeof page extends Loaded<infer T> ? T : never;
