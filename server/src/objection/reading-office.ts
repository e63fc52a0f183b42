// Reads objections for the office.
import type * as calls from '@shuji/contract/objection/office';
import type { Page } from '#src/db/page.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { type Party, partiesByIds } from '#src/merchant/queries.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { findObjection, listAll, listWaiting, type ObjectionRow } from './queries.ts';
import { linkFiles } from './reading.ts';
import { isOfOrganisation } from './rules.ts';

type Context = ReadContext<Operator>;

export const listObjectionQueue: Handler<typeof calls.listObjectionQueue> = async (window, context) =>
  rowsOf(await listWaiting(context.db, window), context);

export const listOfficeObjections: Handler<typeof calls.listOfficeObjections> = async (filter, context) =>
  rowsOf(await listAll(context.db, filter), context);

export const getObjection: ReadHandler<typeof calls.getObjection> = async ({ id }, context) => {
  const { db, actor } = context;
  const row = await findObjection(db, id);
  ensure(row, 'objection.notFound');
  const parties = await partiesByIds(db, [row.supplierPartyId, row.partyId]);
  const link = await linkFiles([row], context);
  return {
    ...(await withClock(db, rowOf(row, parties), { name: 'objection', waitingSince, ...context })),
    files: link(row.files),
    answerFiles: link(row.answerFiles),
    mayDecide: row.status === 'open' && !isOfOrganisation(actor.organisation, [...parties.values()]),
  };
};

async function rowsOf({ rows, ...counted }: Page<ObjectionRow>, context: Context) {
  const { db } = context;
  const parties = await partiesByIds(
    db,
    rows.flatMap((row) => [row.supplierPartyId, row.partyId]),
  );
  const officeRows = rows.map((row) => rowOf(row, parties));
  return { ...counted, rows: await withClocks(db, officeRows, { name: 'objection', waitingSince, ...context }) };
}

function waitingSince({ status, filedAt }: Pick<ObjectionRow, 'status' | 'filedAt'>): string | null {
  return status === 'open' ? filedAt : null;
}

function rowOf(row: ObjectionRow, parties: Map<string, Party>) {
  return {
    ...row,
    supplierName: parties.get(row.supplierPartyId)?.publicName ?? '',
    objectorName: parties.get(row.partyId)?.publicName ?? '',
  };
}
