// Shapes a product and a demand for the home page, with codes already put into words.

import type { Output } from '@shuji/contract/call';
import type { HallCard } from '@shuji/contract/demand/schema';
import type { getProductDict } from '@shuji/contract/product/calls';
import type { ProductCard } from '@shuji/contract/product/schema';
import { budgetWords, leftWords } from '#app/demand/labels.ts';
import { labelOf, perOf } from '#app/product/labels.ts';

type Dict = Output<typeof getProductDict>;

export interface ProductTileData {
  id: string;
  name: string;
  summary: string;
  cover: string | null;
  type: string;
  industry: string;
  merchantName: string;
  priceFrom: number | null;
  per: string | undefined;
}

export function productTile(product: ProductCard, dict: Dict): ProductTileData {
  const { id, name, summary, cover, merchantName, priceFrom } = product;
  return {
    id,
    name,
    summary,
    cover,
    merchantName,
    priceFrom,
    type: labelOf(dict.productType, product.productType),
    industry: labelOf(dict.industry, product.industry),
    per: perOf(product),
  };
}

export interface DemandLineData {
  id: string;
  title: string;
  excerpt: string;
  kind: string;
  owner: string;
  budget: string;
  left: string | null;
}

export function demandLine(demand: HallCard, dict: Dict): DemandLineData {
  return {
    id: demand.id,
    title: demand.title,
    excerpt: demand.excerpt,
    kind: labelOf(dict.productType, demand.kind),
    owner: demand.ownerName,
    budget: budgetWords(demand),
    left: leftWords(demand.daysLeft),
  };
}
