import { listDemands } from '@shuji/contract/demand';
import { listPosters, readStatistics } from '@shuji/contract/home';
import { listNews } from '@shuji/contract/news';
import { listPartners } from '@shuji/contract/partner';
import { getProductDict, hotProducts } from '@shuji/contract/product';
import { loadAll } from '#app/lib/load.ts';
import partnerMark from '#app/partner/PartnerMark.module.css';
import { LateTray } from '#app/product/LateTray.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Late, latePart } from '#app/ui/Late.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { HotProducts } from './HotProducts.tsx';
import joining from './Joining.module.css';
import latestDemands from './LatestDemands.module.css';
import latestNews from './LatestNews.module.css';
import partnerWall from './PartnerWall.module.css';
import process from './Process.module.css';
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

const rest = latePart(
  [joining, latestDemands, latestNews, partnerMark, partnerWall, process],
  async () => (await import('./HomeRest.tsx')).HomeRest,
);

export default function Home() {
  const { posters, statistics, types, products, demands, news, partners } = page.use();
  return (
    <>
      <Hero posters={posters} types={types} />
      <Figures statistics={statistics} />
      <HotProducts products={products} />
      <Late come={rest.come} bare>
        <rest.Part demands={demands} news={news} partners={partners} />
      </Late>
      <LateTray />
    </>
  );
}
