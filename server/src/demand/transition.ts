// Moves a demand on for its owner or taker: the conditional update, its row of history, and the message.
import type { DemandStep } from '@shuji/contract/demand/labels';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { findPartyName } from '#src/merchant/queries.ts';
import { notifyOfDemand } from './notices.ts';
import { type DemandRow, lockOwn, moveDemand } from './queries.ts';
import { insertLog } from './queries-log.ts';
import { moves } from './rules.ts';

type Context = WriteContext<Attested>;

/** A step of the owner's that asks for nothing but the state it starts from. */
export async function ownMove(
  step: DemandStep,
  id: string,
  context: Context,
  set: { note?: string | null; closedAt?: Date } = {},
): Promise<DemandRow> {
  const { db, actor, now } = context;
  const row = await moveDemand(db, id, moves[step], { ownerId: actor.id }, { note: null, ...set }, now);
  if (!row) {
    ensure(await lockOwn(db, id, actor.id), 'demand.notFound');
    refuse('demand.moved');
  }
  await logOwn(step, row, context, { note: set.note ?? null });
  return row;
}

type Said = { note?: string | null; content?: DemandContent };

export function logOwn(step: DemandStep, row: DemandRow, context: Context, said: Said = {}): Promise<void> {
  return log(step, 'owner', row, context, said);
}

export function logTaker(step: DemandStep, row: DemandRow, context: Context, said: Said = {}): Promise<void> {
  return log(step, 'taker', row, context, said);
}

async function log(
  step: DemandStep,
  side: 'owner' | 'taker',
  row: DemandRow,
  context: Context,
  said: Said,
): Promise<void> {
  const { db, actor, now, invalidate } = context;
  const name = await findPartyName(db, actor.partyId);
  const entry = { demandId: row.id, at: now, step, status: row.status, side, actorId: actor.id, name, opinions: null };
  await insertLog(db, { ...entry, note: said.note ?? null, content: said.content ?? null });
  await notifyOfDemand(db, row, step, said.note ?? null, now);
  invalidate('demand', `demand:${row.id}`);
}
