import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/objection';
import type { Db } from '#src/db/open.ts';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, Operator, ReadScene } from '#src/http/scene.ts';
import { type Party, partiesByIds } from '#src/merchant/queries.ts';
import { type NamedVersion, versionsByIds } from '#src/product/queries-notice.ts';
import { findObjection, listOwn, listWaiting, type ObjectionRow } from './queries.ts';
import { isOfOrganisation } from './rules.ts';

export async function listOwnObjections(
  { pageNum, pageSize }: Parsed<typeof calls.listOwnObjections>,
  { db, actor }: ReadScene<Attested>,
): Promise<Output<typeof calls.listOwnObjections>> {
  const { rows, ...counted } = await listOwn(db, actor.partyId, pageNum, pageSize);
  const versions = await versionsOf(db, rows);
  return { ...counted, rows: rows.map((row) => rowOf(row, versions)) };
}

export async function listObjectionQueue(
  { pageNum, pageSize }: Parsed<typeof calls.listObjectionQueue>,
  { db }: ReadScene<Operator>,
): Promise<Output<typeof calls.listObjectionQueue>> {
  const { rows, ...counted } = await listWaiting(db, pageNum, pageSize);
  const versions = await versionsOf(db, rows);
  const parties = await partiesOf(db, rows, versions);
  return { ...counted, rows: rows.map((row) => officeRowOf(row, versions, parties)) };
}

export async function getObjection(
  { id }: Parsed<typeof calls.getObjection>,
  { db, actor, outside, now }: ReadScene<Operator>,
): Promise<Output<typeof calls.getObjection>> {
  const row = await findObjection(db, id);
  ensure(row, 'objection.notFound');
  const versions = await versionsOf(db, [row]);
  const parties = await partiesOf(db, [row], versions);
  const files = await findFiles(db, row.files);
  return {
    ...officeRowOf(row, versions, parties),
    files: files.map((file) => linkTo(outside.vault, now, file)),
    mayDecide: row.status === 'open' && !isOfOrganisation(actor.organisation, [...parties.values()]),
  };
}

type Versions = Map<string, NamedVersion>;

function versionsOf(db: Db, rows: readonly ObjectionRow[]): Promise<Versions> {
  return versionsByIds(
    db,
    rows.map((row) => row.versionId),
  );
}

function partiesOf(db: Db, rows: readonly ObjectionRow[], versions: Versions): Promise<Map<string, Party>> {
  return partiesByIds(db, [
    ...rows.map((row) => row.partyId),
    ...[...versions.values()].map((version) => version.partyId),
  ]);
}

function rowOf(row: ObjectionRow, versions: Versions) {
  const version = versions.get(row.versionId);
  return { ...row, productName: version?.name ?? '', productNumber: version?.number ?? '' };
}

function officeRowOf(row: ObjectionRow, versions: Versions, parties: Map<string, Party>) {
  const version = versions.get(row.versionId);
  return {
    ...rowOf(row, versions),
    supplierName: parties.get(version?.partyId ?? '')?.publicName ?? '',
    objectorName: parties.get(row.partyId)?.publicName ?? '',
    noticeUntil: version?.noticeUntil ?? row.filedAt,
  };
}
