// Reads the centre's documents for editors.
import type * as calls from '@shuji/contract/document/office';
import { chinaDay } from '@shuji/contract/time';
import { compare } from '#src/content/compare.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { findBody, listVersions, type PublishedVersion } from './queries.ts';
import { findDocument, listAll, type OfficeRow } from './queries-office.ts';
import { comingAfter, earliestDay, toVersion, versionInForce } from './rules.ts';

export const listOfficeDocuments: Handler<typeof calls.listOfficeDocuments> = async (question, { db, now }) => {
  const { rows, ...counted } = await listAll(db, question);
  const versions = Map.groupBy(
    await listVersions(
      db,
      rows.map(({ id }) => id),
    ),
    ({ documentId }) => documentId,
  );
  return { ...counted, rows: rows.map((row) => toOfficeRow(row, versions.get(row.id) ?? [], now)) };
};

export const getOfficeDocument: Handler<typeof calls.getOfficeDocument> = async ({ id }, { db, now }) => {
  const document = await findDocument(db, id);
  ensure(document, 'document.notFound');
  const versions = await listVersions(db, [id]);
  const today = chinaDay(now);
  return {
    ...document,
    ...toOfficeRow(document, versions, now),
    body: cleanHtml(document.body),
    earliestOn: earliestDay(document.kind, versions, now),
    versions: versions.map((one) => ({ ...toVersion(one, versions, today), operatorName: one.operatorName })),
  };
};

export const getDocumentVersion: Handler<typeof calls.getDocumentVersion> = async ({ id, number }, { db, now }) => {
  const versions = await listVersions(db, [id]);
  const version = versions.find((one) => one.number === number);
  const body = await findBody(db, id, number);
  ensure(version && body !== null, 'document.notFound');
  const { operatorName } = version;
  return { ...toVersion(version, versions, chinaDay(now)), operatorName, body: cleanHtml(body) };
};

export const compareWorkingCopy: Handler<typeof calls.compareWorkingCopy> = async ({ id }, { db }) => {
  const document = await findDocument(db, id);
  ensure(document, 'document.notFound');
  const [last] = await listVersions(db, [id]);
  const before = last ? await findBody(db, id, last.number) : null;
  return { against: last?.number ?? null, ...compare(cleanHtml(before ?? ''), cleanHtml(document.body)) };
};

function toOfficeRow(row: OfficeRow, versions: readonly PublishedVersion[], now: Date) {
  const today = chinaDay(now);
  return { ...row, current: versionInForce(versions, today), coming: comingAfter(versions, today) };
}
