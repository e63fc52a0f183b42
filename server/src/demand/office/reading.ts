// Reads demands for the office.
import type * as calls from '@shuji/contract/demand/office';
import type { OfficeDemandRow } from '@shuji/contract/demand/schema/office';
import { maskPhone } from '@shuji/contract/mask';
import type { Page } from '#src/db/page.ts';
import { openContact } from '#src/demand/content.ts';
import { lastSubmissions, listSteps } from '#src/demand/queries-event.ts';
import { linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { identityFinding } from '#src/merchant/owner.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { fileFindings, nameFinding } from '#src/review/findings.ts';
import { withClock, withClocks } from '#src/review/reading.ts';
import { regionName } from '#src/site/regions.ts';
import { findSubmitted, listNamesakes, listQueue, listSubmitted, type OfficeRow, ownerOf } from './queries.ts';

const stepsShown = 100;

export const listDemandQueue: Handler<typeof calls.listDemandQueue> = async (input, context) =>
  withPartyNames(await listQueue(context.db, input), context);

export const listOfficeDemands: Handler<typeof calls.listOfficeDemands> = async (input, context) =>
  withPartyNames(await listSubmitted(context.db, input), context);

export const readOfficeDemand: ReadHandler<typeof calls.readOfficeDemand> = async ({ id }, context) => {
  const { db, providers } = context;
  const row = await findSubmitted(db, id);
  ensure(row, 'demand.notFound');
  const names = await partyNames(db, [row.partyId, ...(row.takerPartyId ? [row.takerPartyId] : [])]);
  const [content, previous] = await lastSubmissions(db, id);
  ensure(content, 'demand.notFound');
  const contact = openContact(row.contact, providers.vault);
  const files = await findFiles(db, row.fileIds);
  const log = await listSteps(db, id, { steps: null, pageNum: 1, pageSize: stepsShown });
  return {
    ...(await withClock(db, officeRow(row, names), { name: 'demand', waitingSince, ...context })),
    content,
    coverageNames: content.coverage.map(regionName),
    previous: previous ?? null,
    contact: contact && { name: contact.name, phone: maskPhone(contact.phone) },
    takerName: row.takerPartyId ? (names.get(row.takerPartyId) ?? null) : null,
    files: files.map((file) => linkTo(context, file)),
    findings: [
      ...(await Promise.all((await ownerOf(db, id)).map((accountId) => identityFinding(db, accountId)))),
      nameFinding(row.title, await listNamesakes(db, row)),
      ...(await fileFindings(db, row.fileIds)),
    ],
    log: log.rows,
  };
};

async function withPartyNames(
  { rows, ...count }: Page<OfficeRow>,
  context: ReadContext<Operator>,
): Promise<Page<OfficeDemandRow>> {
  const { db } = context;
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  const officeRows = rows.map((row) => officeRow(row, names));
  return { ...count, rows: await withClocks(db, officeRows, { name: 'demand', waitingSince, ...context }) };
}

function waitingSince({ status, submittedAt }: ReturnType<typeof officeRow>): string | null {
  return status === 'pending' ? submittedAt : null;
}

function officeRow(
  { id, number, status, title, kind, industry, partyId, submittedAt, submissions }: OfficeRow,
  names: Map<string, string>,
) {
  return { id, number, status, title, kind, industry, submittedAt, submissions, ownerName: names.get(partyId) ?? '' };
}
