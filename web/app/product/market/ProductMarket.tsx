import { listPosters } from '@shuji/contract/home/calls';
import { Link, useSearchParams } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { describedBy } from '#app/site/head.ts';
import { PosterShow } from '#app/site/PosterShow.tsx';
import { feeds, listPath } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { MarketList } from './MarketList.tsx';
import { getMarket, narrowing } from './market.ts';
import { SearchBox } from './SearchBox.tsx';

const page = loadAll(async (perform, place) => {
  const [market, posters] = await Promise.all([
    getMarket(perform, place),
    perform(listPosters, { place: 'product', pageSize: 5 }),
  ]);
  return { market, posters: posters.rows };
});
export const loader = describedBy(page.loader, ({ query, site }) => ({
  path: listPath('product', query, 'type'),
  alternates: [feeds.product, feeds.catalog],
  things: [
    {
      '@type': 'DataCatalog',
      name: `${site.web_title}数据产品目录`,
      url: site.publicOrigin + href('product'),
      publisher: { '@id': `${site.publicOrigin}/#centre` },
    },
  ],
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '数据市场',
  '经登记审核的数据产品：数据集、数据 API、报告、模型与指数，按行业、场景、地区和计价方式查找，在线申请订购。',
);

export default function ProductMarket() {
  const { market, posters } = page.use();
  const [query] = useSearchParams();
  return (
    <div className="wrap page">
      <header className="stack" data-gap="3">
        <h1>数据市场</h1>
        <p className="muted">
          每个产品都经过登记审核并<Link to={paths.publicNotices}>公示</Link>
          ，附登记证书；看中后提交申请订购，由供方确认报价。
        </p>
        <SearchBox key={query.get('keyword')} keyword={query.get('keyword') ?? ''} preserve={narrowing(query)} />
      </header>
      {posters.length > 0 && (
        <section aria-label="海报">
          <PosterShow posters={posters} isBand />
        </section>
      )}
      <MarketList market={market} />
      <LateTray />
    </div>
  );
}
