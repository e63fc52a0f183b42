import { listDemands } from '@shuji/contract/demand';
import { listPosters, readStatistics } from '@shuji/contract/home';
import { listNews } from '@shuji/contract/news';
import { listPartners } from '@shuji/contract/partner';
import { getProductDict, hotProducts } from '@shuji/contract/product';
import { loadAll } from '#app/lib/load.ts';
import { pageTitle } from '#app/site/title.ts';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { HotProducts } from './HotProducts.tsx';
import { Joining } from './Joining.tsx';
import { LatestDemands } from './LatestDemands.tsx';
import { LatestNews } from './LatestNews.tsx';
import { PartnerWall } from './PartnerWall.tsx';
import { Process } from './Process.tsx';
import { demandLine, productTile } from './tile.ts';

const page = loadAll(async (perform) => {
  const [posters, statistics, hot, demands, news, partners, dict] = await Promise.all([
    perform(listPosters, { pageSize: 5 }),
    perform(readStatistics, {}),
    perform(hotProducts, { pageSize: 8 }),
    perform(listDemands, { status: 'published', pageSize: 6 }),
    perform(listNews, { pageSize: 7 }),
    perform(listPartners, { pageSize: 12 }),
    perform(getProductDict, {}),
  ]);
  return {
    posters: posters.rows,
    statistics,
    // The dictionaries stay behind: the page needs a dozen of their words.
    types: dict.productType,
    products: hot.rows.map((product) => productTile(product, dict)),
    demands: demands.rows.map((demand) => demandLine(demand, dict)),
    news: news.rows,
    partners: partners.rows,
  };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
// Spec §1: home bears the site's own title.
export const meta = pageTitle();

export default function Home() {
  const { posters, statistics, types, products, demands, news, partners } = page.use();
  return (
    <>
      <Hero posters={posters} types={types} />
      <Figures statistics={statistics} />
      <HotProducts products={products} />
      <LatestDemands demands={demands} />
      <Process />
      <LatestNews news={news} />
      <PartnerWall partners={partners} />
      <Joining />
    </>
  );
}
