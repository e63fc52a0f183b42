import type { Output } from '@shuji/contract/call';
import type { readStatistics } from '@shuji/contract/home';
import type { FacetValue } from '@shuji/contract/product';
import { LateTray } from '#app/product/LateTray.tsx';
import { Figures } from './Figures.tsx';
import { HotProducts } from './HotProducts.tsx';
import { Industries } from './Industries.tsx';
import type { ProductTileData } from './tile.ts';

interface HomeMarketProps {
  statistics: Output<typeof readStatistics>;
  industries: FacetValue[];
  products: ProductTileData[];
  processPlace: string;
}

/** What the market holds, below the posters and the search. */
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
