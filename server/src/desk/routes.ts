import * as calls from '@shuji/contract/desk';
import { feature } from '#src/http/feature.ts';
import { listQueues } from './queues.ts';

export const desk = feature('desk', calls, { listQueues });
