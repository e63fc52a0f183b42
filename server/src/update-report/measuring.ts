// What a product's reports amount to now: its punctuality and its rank.
import type { Db } from '#src/db/open.ts';
import type { JobContext } from '#src/http/context.ts';
import { findLastReport, getRecord, keepMeasurement } from './queries.ts';
import { freshnessPoints, type Measured, measure } from './rules.ts';

export async function measuredOf(db: Db, productId: string, now: Date): Promise<Measured> {
  const { promises, reports } = await getRecord(db, productId);
  return measure(promises, reports, now);
}

/** Measures a product again, and moves it in the market's order. */
export async function remeasure(
  { db, now, invalidate }: Pick<JobContext, 'db' | 'now' | 'invalidate'>,
  productId: string,
): Promise<Measured> {
  const measured = await measuredOf(db, productId, now);
  const last = await findLastReport(db, productId);
  // By the day the data reach, not the day of the report: an old period reported late is old data.
  const lastAt = last && new Date(`${last.periodTo}T00:00:00+08:00`);
  const points = freshnessPoints(measured, lastAt, now);
  const { due, onTime } = measured.quarter;
  const isMoved = await keepMeasurement(db, { productId, due, onTime, points, now });
  invalidate(`product:${productId}`, ...(isMoved ? ['product'] : []));
  return measured;
}
