import * as calls from '@shuji/contract/market/calls';
import * as shapes from '@shuji/contract/market/schema';
import { feature } from '#src/http/feature.ts';
import { listProducts, suggestProducts } from './reading.ts';
import { productFacets } from './reading-facets.ts';

export const market = feature('product', calls, shapes, { listProducts, productFacets, suggestProducts });
