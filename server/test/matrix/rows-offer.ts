// Offers: a supplier's word and an owner's, each about the one offer between them.
import { acceptance, offerForm } from '#test/offer.ts';
import type { Rows } from './row.ts';

const missing = 'offer.notFound';
const lost = 'demand.notFound';
const reason = '双方另有安排';
const { id: _, ...accepted } = acceptance('');

export const offerRows: Rows = {
  addOffer: {
    subject: 'shownDemand',
    field: 'demandId',
    missing: lost,
    give: { ...offerForm() },
    own: { otherSeller: 'offer.alreadyLive', service: 'door.needSeller' },
  },
  reviseOffer: { subject: 'ownOffer', missing, give: { round: 1, ...offerForm() } },
  withdrawOffer: { subject: 'ownOffer', missing, give: { reason } },
  counterOffer: {
    subject: 'receivedOffer',
    missing,
    give: { round: 1, price: 5_000_000, termMonths: 12, note: '预算有限' },
  },
  refuseOffer: { subject: 'receivedOffer', missing, give: { reason } },
  acceptOffer: { subject: 'receivedOffer', missing, give: { ...accepted } },
  listDemandOffers: { subject: 'publishedDemand', missing: lost },
  listOwnOffers: {},
  countReceivedOffers: {},

  listFittingProducts: { subject: 'shownDemand', missing: lost },
  listOwnFitting: { subject: 'shownDemand', missing: lost },
  listDemandDeals: {},
  getDemandDeal: { subject: 'takenDemand', missing: lost },
  concludeWithOrder: {
    subject: 'takenDemand',
    missing: lost,
    give: { orderId: '01900000-0000-7000-8000-0000000000ff' },
    own: 'offer.noSuchOrder',
  },
};
