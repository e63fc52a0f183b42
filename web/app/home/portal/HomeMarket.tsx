import type { Output } from '@shuji/contract/call';
import type { getStatistics } from '@shuji/contract/home/calls';
import type { FacetValue } from '@shuji/contract/market/schema';
import type { ProductTileData } from '#app/home/section/tile.ts';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { Figures } from './Figures.tsx';
import { HotProducts } from './HotProducts.tsx';
import { Industries } from './Industries.tsx';

interface HomeMarketProps {
  statistics: Output<typeof getStatistics>;
  industries: FacetValue[];
  products: ProductTileData[];
  processPlace: string;
}

/** The market's products, below the posters and the search. */
export function HomeMarket({ statistics, industries, products, processPlace }: HomeMarketProps) {
  return (
    <>
      <Figures statistics={statistics} processPlace={processPlace} />
      <Industries industries={industries} />
      <HotProducts products={products} />
      <LateTray />
    </>
  );
}
