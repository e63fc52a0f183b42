// Combines the counts of the other nouns: for everyone, and for one account.
import type * as calls from '@shuji/contract/home/calls';
import { chinaDay } from '@shuji/contract/time';
import { countOwnApplications } from '#src/application/queries-statistics.ts';
import { countHall, countOwnDemands } from '#src/demand/queries-statistics.ts';
import type { Handler } from '#src/http/feature.ts';
import { countMerchants } from '#src/merchant/queries-statistics.ts';
import { countCountered, countReceived } from '#src/offer/queries-count.ts';
import { countOwnSteps } from '#src/order/office/queries-statistics.ts';
import { lacksAccount } from '#src/order/settlement/queries.ts';
import { countVisible } from '#src/product/queries.ts';
import { countFavourites } from '#src/product/queries-favourite.ts';
import { countOwnByStatus } from '#src/product/registration/queries-own.ts';
import { getYear } from './open-statistics.ts';
import { counterRows, todoRows } from './rules.ts';

/** Products, merchants and demands are counted as their public lists are; deals as far as they may be published. */
export const getStatistics: Handler<typeof calls.getStatistics> = async (_, { db, now }) => {
  const [products, merchants, demands, { months, soFar }] = await Promise.all([
    countVisible(db),
    countMerchants(db),
    countHall(db, chinaDay(now)),
    getYear(db, now),
  ]);
  return { totals: { products, merchants, demands, deals: soFar.deals, dealAmount: soFar.dealAmount }, months };
};

// No party has this id: an account without attestation has no orders and no products.
const nobody = '00000000-0000-0000-0000-000000000000';

export const getMyStatistics: Handler<typeof calls.getMyStatistics> = async (_, { db, actor, now }) => {
  const partyId = actor.partyId ?? nobody;
  const [applications, products, orders, demands, favourites, offers, countered, isOwed] = await Promise.all([
    countOwnApplications(db, actor.id),
    countOwnByStatus(db, partyId),
    countOwnSteps(db, partyId, now),
    countOwnDemands(db, actor.id),
    countFavourites(db, actor.id),
    countReceived(db, actor.id),
    countCountered(db, partyId),
    lacksAccount(db, partyId),
  ]);
  const about = (subject: (typeof applications)[number]['subject']) =>
    applications.find((row) => row.subject === subject) ?? { count: 0, toMend: 0, underWay: 0 };
  const inState = (status: (typeof products)[number]['status']) =>
    products.find((row) => row.status === status)?.count ?? 0;
  const attestation = about('attestation');
  return {
    counters: counterRows({
      bought: orders.bought,
      sold: orders.sold,
      products: products.reduce((sum, { count }) => sum + count, 0),
      listed: inState('listed'),
      demands: demands.published,
      taken: demands.taken,
      favourites,
      experiences: about('experience').count,
    }),
    todos: todoRows({
      attest: actor.attested || attestation.underWay > 0 || attestation.toMend > 0 ? 0 : 1,
      mendAttestation: attestation.toMend,
      mendMerchant: about('merchant').toMend,
      mendPermit: about('permit').toMend,
      mendExperience: about('experience').toMend,
      mendProduct: inState('correction'),
      listProduct: inState('registered'),
      finishProduct: inState('draft'),
      mendDemand: demands.toMend,
      answerOffer: offers.reduce((sum, { waiting }) => sum + waiting, 0),
      answerCounter: countered,
      answerOrder: orders.toAnswer,
      signSold: orders.toSignSold,
      deliver: orders.toDeliver,
      signBought: orders.toSignBought,
      pay: orders.toPay,
      accept: orders.toAccept,
      pleadBought: orders.pleadBought,
      pleadSold: orders.pleadSold,
      fetchKey: orders.toFetchKey,
      issueInvoice: orders.toInvoice,
      tellAccount: isOwed ? 1 : 0,
      finishTaken: demands.inHand,
      readBought: orders.unreadBought,
      readSold: orders.unreadSold,
    }),
  };
};
