import * as calls from '@shuji/contract/trial/calls';
import * as shapes from '@shuji/contract/trial/schema';
import { feature } from '#src/http/feature.ts';
import { offerTrial, startTrial, stopTrial, withdrawTrialOffer } from './actions.ts';
import { getOwnTrial, getTrialOffer, listOwnTrials } from './reading.ts';

export const trial = feature('trial', calls, shapes, {
  getOwnTrial,
  startTrial,
  listOwnTrials,
  getTrialOffer,
  offerTrial,
  withdrawTrialOffer,
  stopTrial,
});
