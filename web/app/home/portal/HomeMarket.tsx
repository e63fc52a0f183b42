import type { Output } from '@shuji/contract/call';
import type { getStatistics } from '@shuji/contract/home/calls';
import type { Poster } from '@shuji/contract/home/schema';
import type { FacetValue } from '@shuji/contract/market/schema';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import type { ProductTileData } from '#app/home/section/tile.ts';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { PosterShow } from '#app/site/PosterShow.tsx';
import { Figures } from './Figures.tsx';
import { HotProducts } from './HotProducts.tsx';
import { Industries } from './Industries.tsx';

interface HomeMarketProps {
  statistics: Output<typeof getStatistics>;
  industries: FacetValue[];
  types: DictItem[];
  products: ProductTileData[];
  posters: Poster[];
}

/** The second screen: the market's products, its industries, and the centre's posters. */
export function HomeMarket({ statistics, industries, types, products, posters }: HomeMarketProps) {
  return (
    <>
      <Figures totals={statistics.totals} />
      <HotProducts products={products} />
      <Industries industries={industries} types={types} />
      {posters.length > 0 && (
        <section className="wrap" aria-label="首页海报">
          <PosterShow posters={posters} isBand isLate />
        </section>
      )}
      <LateTray />
    </>
  );
}
