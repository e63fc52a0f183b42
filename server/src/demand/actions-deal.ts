// Ends a demand with a deal that becomes an order.

import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { type DemandRow, moveDemand } from './queries.ts';
import { moves } from './rules.ts';
import { logOwn } from './transition.ts';

type Context = WriteContext<Attested>;

/** Its owner accepted an offer: whoever made it is the taker from now on. The caller holds the row. */
export async function concludeByOffer(
  id: string,
  { taker, note }: { taker: { id: string; partyId: string }; note: string },
  context: Context,
): Promise<DemandRow> {
  const { db, actor, now } = context;
  const set = { takerId: taker.id, takerPartyId: taker.partyId, takenAt: now, closedAt: now, note: null };
  const row = await moveDemand(db, id, moves.accept, { ownerId: actor.id }, set, now);
  if (!row) refuse('demand.moved');
  await logOwn('accept', row, context, { note });
  return row;
}

/** Its owner names the order that came of it. */
export async function concludeByOrder(id: string, note: string, context: Context): Promise<void> {
  const { db, actor, now } = context;
  const row = await moveDemand(db, id, moves.conclude, { ownerId: actor.id }, { note, closedAt: now }, now);
  ensure(row, 'demand.moved');
  await logOwn('conclude', row, context, { note });
}
