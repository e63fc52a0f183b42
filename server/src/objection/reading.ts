// Reads objections for both sides and for anyone.
import type * as calls from '@shuji/contract/objection/calls';
import type { Page } from '#src/db/page.ts';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findNoticed } from '#src/product/public-notice/queries.ts';
import { listDecided, listOfVersion, listRaised, listReceived, type ObjectionRow } from './queries.ts';

export const listOwnObjections: Handler<typeof calls.listOwnObjections> = async (window, context) =>
  withFiles(await listRaised(context.db, context.actor.partyId, window), context);

export const listReceivedObjections: Handler<typeof calls.listReceivedObjections> = async (window, context) => {
  const { rows, ...counted } = await withFiles(await listReceived(context.db, context.actor.partyId, window), context);
  return { ...counted, rows: rows.map((row) => ({ ...row, mayAnswer: mayAnswer(row) })) };
};

function mayAnswer({ status, answeredAt }: Pick<ObjectionRow, 'status' | 'answeredAt'>): boolean {
  return status === 'open' && answeredAt === null;
}

export const listPublicObjections: Handler<typeof calls.listPublicObjections> = async ({ id, ...window }, { db }) => {
  if (!id) return listDecided(db, window);
  const noticed = await findNoticed(db, id);
  ensure(noticed, 'product.notInNotice');
  return listOfVersion(db, noticed.versionId, window);
};

async function withFiles({ rows, ...counted }: Page<ObjectionRow>, context: Linking) {
  const link = await linkFiles(rows, context);
  return {
    ...counted,
    rows: rows.map((row) => ({ ...row, files: link(row.files), answerFiles: link(row.answerFiles) })),
  };
}

/** Gives the papers of objections as links. */
export async function linkFiles(rows: readonly Pick<ObjectionRow, 'files' | 'answerFiles'>[], context: Linking) {
  const ids = rows.flatMap((row) => [...row.files, ...row.answerFiles]);
  const byId = new Map((await findFiles(context.db, ids)).map((file) => [file.id, linkTo(context, file)]));
  return (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
}
