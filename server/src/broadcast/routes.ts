import * as calls from '@shuji/contract/broadcast/calls';
import * as shapes from '@shuji/contract/broadcast/schema';
import { feature } from '#src/http/feature.ts';
import {
  decideBroadcast,
  deleteBroadcast,
  saveBroadcast,
  stopBroadcast,
  submitBroadcast,
  withdrawBroadcastRequest,
} from './actions.ts';
import { sendBroadcasts } from './jobs.ts';
import { getBroadcast, listBroadcastRequests, listBroadcasts } from './reading.ts';

export const broadcast = feature(
  'broadcast',
  calls,
  shapes,
  {
    listBroadcasts,
    getBroadcast,
    saveBroadcast,
    deleteBroadcast,
    submitBroadcast,
    listBroadcastRequests,
    decideBroadcast,
    withdrawBroadcastRequest,
    stopBroadcast,
  },
  [sendBroadcasts],
);
