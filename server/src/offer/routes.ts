import * as calls from '@shuji/contract/offer/calls';
import * as matchCalls from '@shuji/contract/offer/match';
import * as shapes from '@shuji/contract/offer/schema';
import * as matchShapes from '@shuji/contract/offer/schema/match';
import { feature } from '#src/http/feature.ts';
import { addOffer, counterOffer, refuseOffer, reviseOffer, withdrawOffer } from './actions.ts';
import { acceptOffer, concludeWithOrder } from './actions-accept.ts';
import { endOffers } from './jobs.ts';
import { notifySuppliers } from './jobs-digest.ts';
import { notifyMatches } from './jobs-match.ts';
import { countReceived } from './queries-count.ts';
import { listDeals } from './queries-deal.ts';
import { listDemandOffers, listOwnOffers } from './reading.ts';
import { getDemandDeal, listFittingProducts, listOwnFitting } from './reading-match.ts';

export const offer = feature(
  'offer',
  calls,
  shapes,
  {
    addOffer,
    reviseOffer,
    counterOffer,
    refuseOffer,
    withdrawOffer,
    acceptOffer,
    listDemandOffers,
    listOwnOffers,
    countReceivedOffers: (_, { db, actor }) => countReceived(db, actor.id),
  },
  [endOffers],
);

export const offerMatch = feature(
  'offer',
  matchCalls,
  matchShapes,
  {
    listFittingProducts,
    listOwnFitting,
    getDemandDeal,
    listDemandDeals: ({ demands }, { db, actor }) => listDeals(db, actor.partyId, demands),
    concludeWithOrder,
  },
  [notifyMatches, notifySuppliers],
);
