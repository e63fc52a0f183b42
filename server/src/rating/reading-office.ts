import type * as calls from '@shuji/contract/rating/office';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { partiesByIds, partyNames } from '#src/merchant/queries.ts';
import { withClocks } from '#src/review/reading.ts';
import type { RatingRow } from './queries.ts';
import { findForOffice, listAll, listEvents, listReported, type OfficeRow } from './queries-office.ts';

type Context = ReadContext<Operator>;

export const listRatingQueue: Handler<typeof calls.listRatingQueue> = async (window, context) =>
  toOfficePage(await listReported(context.db, window), context);

export const listOfficeRatings: Handler<typeof calls.listOfficeRatings> = async (filter, context) =>
  toOfficePage(await listAll(context.db, filter), context);

export const getRating: Handler<typeof calls.getRating> = async ({ id }, context) => {
  const row = await findForOffice(context.db, id);
  ensure(row, 'rating.notFound');
  const [rating] = (await toOfficePage({ total: 1, capped: false, rows: [row] }, context)).rows;
  return {
    ...(rating as NonNullable<typeof rating>),
    mayDecide: !(await isOwn(context.db, row, context.actor)),
    history: await listEvents(context.db, id),
  };
};

/** Nobody decides about their own employer, on whichever side it stands. */
export async function isOwn(
  db: Db,
  { buyerPartyId, supplierPartyId }: Pick<RatingRow, 'buyerPartyId' | 'supplierPartyId'>,
  { organisation }: Operator,
): Promise<boolean> {
  if (organisation === null) return false;
  const sides = await partiesByIds(db, [buyerPartyId, supplierPartyId]);
  return [...sides.values()].some((side) => side.creditCode === organisation);
}

async function toOfficePage({ rows, ...counted }: Page<OfficeRow>, context: Context) {
  const names = await partyNames(
    context.db,
    rows.flatMap((row) => [row.buyerPartyId, row.supplierPartyId]),
  );
  const waitingSince = (row: { reportedAt: string | null }) => row.reportedAt;
  const named = rows.map((row) => ({
    ...row,
    buyerName: names.get(row.buyerPartyId) ?? '',
    supplierName: names.get(row.supplierPartyId) ?? '',
  }));
  return { ...counted, rows: await withClocks(context.db, named, { name: 'rating', waitingSince, ...context }) };
}
