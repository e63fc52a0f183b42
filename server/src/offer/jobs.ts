// Expires offers, and notifies those concerned.
import { chinaDay } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { demandsByIds } from '#src/demand/queries.ts';
import type { Job } from '#src/http/feature.ts';
import { notifyOfOffer } from './notices.ts';
import { changeOffer, endOthers, listSpokenOf, listUnsettled, lockLapsed } from './queries.ts';

const atOnceAtMost = 500;
const over = ['concluded', 'closed'];

/** Ends offers that can no longer be accepted: their day has passed, or the demand is over. */
export const endOffers: Job = {
  name: 'end-offers',
  cron: '*/5 * * * *',
  run: async ({ db, now }) => {
    await endOfOverDemands(db, now);
    await notifyOfUnsettled(db, now);
    for (const id of await lockLapsed(db, chinaDay(now), atOnceAtMost)) {
      const offer = await changeOffer(db, id, { from: ['open', 'countered'], change: { status: 'lapsed' }, now });
      const demand = offer && (await demandsByIds(db, [offer.demandId])).get(offer.demandId);
      if (!demand) continue;
      await notifyOfOffer(db, {
        to: { accountId: offer.sellerAccountId },
        offerId: id,
        demand,
        word: 'lapse',
        text: '',
        now,
      });
    }
  },
};

// The supplier gets one message when an offer is paused or needs a new look.
async function notifyOfUnsettled(db: Tx, now: Date): Promise<void> {
  for (const { id, sellerAccountId, demandId, title, kind, ownerId, word, since } of await listUnsettled(db)) {
    const demand = { id: demandId, title, kind, ownerId };
    await notifyOfOffer(db, {
      to: { accountId: sellerAccountId },
      offerId: id,
      demand,
      word,
      text: '',
      key: since,
      now,
    });
  }
}

async function endOfOverDemands(db: Tx, now: Date): Promise<void> {
  const demands = await demandsByIds(db, await listSpokenOf(db));
  for (const demand of demands.values()) {
    if (!over.includes(demand.status)) continue;
    for (const offer of await endOthers(db, demand.id, null, now)) {
      const to = { accountId: offer.sellerAccountId };
      await notifyOfOffer(db, { to, offerId: offer.id, demand, word: 'end', text: '', now });
    }
  }
}
