import * as calls from '@shuji/contract/merchant/card';
import { feature } from '#src/http/feature.ts';
import { readMerchantCard } from './reading.ts';

export const card = feature('card', calls, { readMerchantCard });
