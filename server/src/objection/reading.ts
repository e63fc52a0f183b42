// What both sides and anyone read of objections.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/objection';
import type { Db } from '#src/db/open.ts';
import type { Page } from '#src/db/page.ts';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, ReadScene, User } from '#src/http/scene.ts';
import { findNoticed } from '#src/product/queries-notice.ts';
import { listDecided, listOfVersion, listRaised, listReceived, type ObjectionRow } from './queries.ts';

type Linking = Pick<ReadScene<unknown>, 'db' | 'outside' | 'now'>;

export async function listOwnObjections(
  window: Parsed<typeof calls.listOwnObjections>,
  scene: ReadScene<Attested>,
): Promise<Output<typeof calls.listOwnObjections>> {
  return withFiles(await listRaised(scene.db, scene.actor.partyId, window), scene);
}

export async function listReceivedObjections(
  window: Parsed<typeof calls.listReceivedObjections>,
  scene: ReadScene<Attested>,
): Promise<Output<typeof calls.listReceivedObjections>> {
  const { rows, ...counted } = await withFiles(await listReceived(scene.db, scene.actor.partyId, window), scene);
  return { ...counted, rows: rows.map((row) => ({ ...row, mayAnswer: mayAnswer(row) })) };
}

function mayAnswer({ status, answeredAt }: Pick<ObjectionRow, 'status' | 'answeredAt'>): boolean {
  return status === 'open' && answeredAt === null;
}

export async function listPublicObjections(
  { id, ...window }: Parsed<typeof calls.listPublicObjections>,
  { db }: ReadScene<User | null>,
): Promise<Output<typeof calls.listPublicObjections>> {
  if (!id) return listDecided(db, window);
  const noticed = await findNoticed(db, id);
  ensure(noticed, 'product.notInNotice');
  return listOfVersion(db, noticed.versionId, window);
}

async function withFiles({ rows, ...counted }: Page<ObjectionRow>, { db, outside, now }: Linking) {
  const link = await linkFiles(db, rows, { outside, now });
  return {
    ...counted,
    rows: rows.map((row) => ({ ...row, files: link(row.files), answerFiles: link(row.answerFiles) })),
  };
}

/** Gives the papers of objections as links. */
export async function linkFiles(
  db: Db,
  rows: readonly Pick<ObjectionRow, 'files' | 'answerFiles'>[],
  { outside, now }: Pick<Linking, 'outside' | 'now'>,
) {
  const ids = rows.flatMap((row) => [...row.files, ...row.answerFiles]);
  const byId = new Map((await findFiles(db, ids)).map((file) => [file.id, linkTo(outside.vault, now, file)]));
  return (wanted: readonly string[]) => wanted.flatMap((id) => byId.get(id) ?? []);
}
