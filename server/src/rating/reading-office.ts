import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/rating/office';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { partiesByIds, partyNames } from '#src/merchant/queries.ts';
import { withClocks } from '#src/review/reading.ts';
import type { RatingRow } from './queries.ts';
import { findForOffice, listAll, listEvents, listReported, type OfficeRow } from './queries-office.ts';

type Scene = ReadScene<Operator>;

export async function listRatingQueue(window: Parsed<typeof calls.listRatingQueue>, scene: Scene) {
  return told(await listReported(scene.db, window), scene);
}

export async function listOfficeRatings(wanted: Parsed<typeof calls.listOfficeRatings>, scene: Scene) {
  return told(await listAll(scene.db, wanted), scene);
}

export async function getRating(
  { id }: Parsed<typeof calls.getRating>,
  scene: Scene,
): Promise<Output<typeof calls.getRating>> {
  const row = await findForOffice(scene.db, id);
  ensure(row, 'rating.notFound');
  const [rating] = (await told({ total: 1, capped: false, rows: [row] }, scene)).rows;
  return {
    ...(rating as NonNullable<typeof rating>),
    mayDecide: !(await isOwn(scene.db, row, scene.actor)),
    history: await listEvents(scene.db, id),
  };
}

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

async function told({ rows, ...counted }: Page<OfficeRow>, scene: Scene) {
  const names = await partyNames(
    scene.db,
    rows.flatMap((row) => [row.buyerPartyId, row.supplierPartyId]),
  );
  const waitingSince = (row: { reportedAt: string | null }) => row.reportedAt;
  const named = rows.map((row) => ({
    ...row,
    buyerName: names.get(row.buyerPartyId) ?? '',
    supplierName: names.get(row.supplierPartyId) ?? '',
  }));
  return { ...counted, rows: await withClocks(scene.db, named, { name: 'rating', waitingSince, ...scene }) };
}
