import * as calls from '@shuji/contract/search/calls';
import * as shapes from '@shuji/contract/search/schema';
import { feature } from '#src/http/feature.ts';
import { searchEverything } from './reading.ts';

export const search = feature('search', calls, shapes, { searchEverything });
