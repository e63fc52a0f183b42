import { useLoaderData } from 'react-router';
import { type HomeData, page } from '#app/home/section/home-page.ts';
import partnerMark from '#app/partner/PartnerMark.module.css';
import cover from '#app/product/item/Cover.module.css';
import { describedBy } from '#app/site/head.ts';
import posterShow from '#app/site/PosterShow.module.css';
import { centre, feeds, website } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { Late, latePart } from '#app/ui/Late.tsx';
import latestNews from '../section/LatestNews.module.css';
import partnerWall from '../section/PartnerWall.module.css';
import process from '../section/Process.module.css';
import tile from '../section/ProductTile.module.css';
import section from '../section/Section.module.css';
import figures from './Figures.module.css';
import { Hero } from './Hero.tsx';
import industriesLook from './Industries.module.css';
import latestDemands from './LatestDemands.module.css';
import { Proofs } from './Proofs.tsx';

export const loader = describedBy(page.loader, ({ site, data: { posters } }) => ({
  path: '/',
  image: posters[0]?.imageUrl,
  things: [centre(site), website(site)],
  alternates: [feeds.news, feeds.product, feeds.demand, feeds.catalog],
}));
export const clientLoader: typeof page.clientLoader = async (args) =>
  (await import('#app/home/section/home-page.ts')).page.clientLoader(args);
// Spec §1: home bears the site's own title.
export const meta = pageTitle();

const market = latePart(
  [cover, figures, industriesLook, posterShow, section, tile],
  async () => (await import('./HomeMarket.tsx')).HomeMarket,
);
const rest = latePart(
  [latestDemands, latestNews, partnerMark, partnerWall, process],
  async () => (await import('./HomeRest.tsx')).HomeRest,
);

export default function Home() {
  const {
    posters,
    statistics,
    types,
    industries,
    hotWords,
    products,
    demands,
    news,
    partners,
    processPlace,
    latest,
    notices,
  } = useLoaderData() as HomeData;
  return (
    <>
      <Hero hotWords={hotWords} certificate={latest.certificate} />
      <Proofs latest={latest} notices={notices} deals={statistics.totals.deals} />
      <Late come={market.come} bare>
        <market.Part
          statistics={statistics}
          industries={industries}
          types={types}
          products={products}
          posters={posters}
        />
      </Late>
      <Late come={rest.come} bare>
        <rest.Part demands={demands} news={news} partners={partners} processPlace={processPlace} />
      </Late>
    </>
  );
}
