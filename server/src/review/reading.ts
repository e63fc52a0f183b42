// The clock and the claims as the desks show them.

import type { ReviewQueue } from '@shuji/contract/review/labels';
import type { Claim } from '@shuji/contract/review/schema';
import { dueDay } from '@shuji/contract/working-day';
import type { Db } from '#src/db/open.ts';
import type { Operator } from '#src/http/context.ts';
import { type ClaimRow, type Clock, claimsOf, getClock } from './queries.ts';
import { isPast } from './rules.ts';

interface ReviewClock {
  dueOn: string | null;
  isOverdue: boolean;
  claim: Claim | null;
}

interface Desk<R> {
  name: ReviewQueue;
  /** Since when a row waits for a decision; null when it does not. */
  waitingSince: (row: R) => string | null;
  actor: Operator;
  now: Date;
}

/** Adds to each row when it is due and in whose hand it is. */
export async function withClocks<R extends { id: string }>(
  db: Db,
  rows: readonly R[],
  desk: Desk<R>,
): Promise<(R & ReviewClock)[]> {
  const waiting = rows.flatMap((row) => (desk.waitingSince(row) ? [row.id] : []));
  const claims = await claimsOf(db, desk.name, waiting, desk.now);
  const clock = await getClock(db);
  return rows.map((row) => ({ ...row, ...clockOf(row, desk, clock, claims) }));
}

/** The same for one row. */
export async function withClock<R extends { id: string }>(db: Db, row: R, desk: Desk<R>): Promise<R & ReviewClock> {
  const claims = await claimsOf(db, desk.name, [row.id], desk.now);
  return { ...row, ...clockOf(row, desk, await getClock(db), claims) };
}

function clockOf<R extends { id: string }>(
  row: R,
  { waitingSince, actor, now }: Desk<R>,
  { days, calendar }: Clock,
  claims: Map<string, ClaimRow>,
): ReviewClock {
  const since = waitingSince(row);
  if (!since) return { dueOn: null, isOverdue: false, claim: null };
  const dueOn = dueDay(new Date(since), days, calendar);
  return { dueOn, isOverdue: isPast(dueOn, now), claim: claimOf(claims.get(row.id), actor) };
}

function claimOf(claim: ClaimRow | undefined, actor: Operator): Claim | null {
  if (!claim) return null;
  const { operatorId, operatorName, until } = claim;
  return { holderId: operatorId, by: operatorName, isMine: operatorId === actor.id, until };
}

/** By which day the centre means to decide on what was submitted at a moment. */
export async function dueOf(db: Db, submittedAt: string): Promise<string> {
  const { days, calendar } = await getClock(db);
  return dueDay(new Date(submittedAt), days, calendar);
}
