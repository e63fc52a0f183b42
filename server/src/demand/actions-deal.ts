// Ends a demand with a deal that becomes an order. The caller holds the row.

import type { Attested, WriteContext } from '#src/http/context.ts';
import { ownMove } from './transition.ts';

type Context = WriteContext<Attested>;

/** Its owner accepted an offer: the offering party becomes the taker. */
export async function concludeByOffer(
  id: string,
  { taker, note }: { taker: { id: string; partyId: string }; note: string },
  context: Context,
): Promise<void> {
  const { now } = context;
  const set = { takerId: taker.id, takerPartyId: taker.partyId, takenAt: now, closedAt: now, note: null };
  await ownMove('accept', id, context, { note, set });
}

/** Its owner names the order that came of it. */
export async function concludeByOrder(id: string, note: string, context: Context): Promise<void> {
  await ownMove('conclude', id, context, { note, set: { closedAt: context.now } });
}
