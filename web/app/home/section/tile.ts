// Shapes a product and a demand for the home page, with codes already put into words.

import type { Output } from '@shuji/contract/call';
import type { HallCard } from '@shuji/contract/demand/schema';
import type { getProductDict } from '@shuji/contract/product/calls';
import type { ProductCard, ProductPrice } from '@shuji/contract/product/schema';
import { budgetWords, leftWords } from '#app/demand/labels.ts';
import { labelOf } from '#app/product/labels.ts';

type Dict = Output<typeof getProductDict>;

export interface ProductTileData extends ProductPrice {
  id: string;
  name: string;
  summary: string;
  cover: string | null;
  type: string;
  industry: string;
  merchantName: string;
}

export function productTile(product: ProductCard, dict: Dict): ProductTileData {
  const { id, name, summary, cover, merchantName, priceMode, priceFrom, priceVaries, unitPrice } = product;
  return {
    id,
    name,
    summary,
    cover,
    merchantName,
    priceMode,
    priceFrom,
    priceVaries,
    unitPrice,
    type: labelOf(dict.productType, product.productType),
    industry: labelOf(dict.industry, product.industry),
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
