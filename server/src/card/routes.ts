import * as calls from '@shuji/contract/merchant/card';
import * as shapes from '@shuji/contract/merchant/schema/card';
import { feature } from '#src/http/feature.ts';
import { getMerchantCard } from './reading.ts';
import { listMerchants, merchantFacets } from './reading-directory.ts';

export const card = feature('card', calls, shapes, { listMerchants, merchantFacets, getMerchantCard });
