import { countSearch } from '@shuji/contract/product/interest';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { MarketList } from './MarketList.tsx';
import { getMarket, narrowing } from './market.ts';
import { SearchBox } from './SearchBox.tsx';

const page = loadAll(getMarket);
export const loader = describedBy(page.loader, () => ({ path: href('prodsearch') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('数据产品搜索');

export default function ProductSearch() {
  const market = page.use();
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  useEffect(() => {
    if (keyword)
      api(countSearch, { keyword }, { quiet: true }).catch((error) => {
        if (!isCallFailure(error)) throw error;
      });
  }, [keyword]);
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: '搜索' }]} />
      <header className="stack" data-gap="3">
        <h1>{keyword ? `“${keyword}”的搜索结果` : '搜索数据产品'}</h1>
        <SearchBox key={keyword} keyword={keyword} preserve={narrowing(query)} />
      </header>
      <MarketList market={market} />
      <LateTray />
    </div>
  );
}
