// Reads files: published pictures by id, everything else by a link for one use that its noun issues.

import { Readable } from 'node:stream';
import type * as calls from '@shuji/contract/file/calls';
import type { UploadUnderway } from '@shuji/contract/file/schema/upload';
import { chinaDay } from '@shuji/contract/time';
import { recordAccess } from '#src/audit/access.ts';
import type { Tx } from '#src/db/open.ts';
import { isOperator, isPublished, isSubmitted } from '#src/file/picture/queries.ts';
import { readVariant } from '#src/file/picture/variants.ts';
import { listOwnUploads } from '#src/file/upload/queries.ts';
import type { ByteRange, FileContext, ReadContext, User } from '#src/http/context.ts';
import type { FileHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import { downloadOnce, readerOfLink } from './link.ts';
import { openStored } from './open-stored.ts';
import { type FileRow, findFile } from './queries.ts';
import { isPublic, mayShowInline } from './rules.ts';
import { ensureFetchable } from './scan.ts';

export const getLinkedFile: FileHandler<typeof calls.getLinkedFile> = async (link, context) => {
  const reader = await readerOfLink('file', link, context);
  const row = await findFile(context.db, link.id);
  ensure(row, 'file.notFound');
  ensureFetchable(row, reader, context.providers);
  const answer = answerOf(context.providers, row);
  if (reader.kind !== 'operator' || isPublic(row.purpose))
    return downloadOnce('file', link, { reader, context, answer });
  const record = (db: Tx) =>
    recordAccess(db, {
      operator: reader,
      at: context.now,
      place: 'file',
      subjectId: row.id,
      part: 'paper',
      accountIds: [row.ownerId],
    });
  return downloadOnce('file', link, { reader, context, answer, record });
};

export const getPublicFile: FileHandler<typeof calls.getPublicFile> = async ({ id, width, format }, context) => {
  const { db, providers, now } = context;
  const row = await findFile(db, id);
  ensure(row && isPublic(row.purpose), 'file.notFound');
  const isForEveryone = await isPublished(db, id, chinaDay(now));
  ensure(isForEveryone || (await mayPreview(row, context)), 'file.notFound');
  const whole = { ...answerOf(providers, row), isForEveryone };
  if (!width) return whole;
  const bytes = await readVariant(providers, row, { width, format });
  return {
    ...whole,
    type: `image/${format}`,
    open: async (part) => Readable.from([part ? bytes.subarray(part.from, part.to + 1) : bytes]),
    size: bytes.length,
    tag: `${row.sha256}-${width}-${format}`,
  };
};

/** Until something published shows a picture it is its uploader's, and the office's where it reviews or edits. */
async function mayPreview({ id, ownerId }: FileRow, { db, readers }: FileContext<User | null>): Promise<boolean> {
  const found = await readers();
  if (found.some((reader) => reader.id === ownerId)) return true;
  const isOffice = found.some((reader) => reader.kind === 'operator' && reader.owes === null);
  return isOffice && ((await isSubmitted(db, id)) || (await isOperator(db, ownerId)));
}

function answerOf(providers: Providers, row: FileRow) {
  return {
    open: async (part?: ByteRange) => openStored(providers, row, part),
    name: row.name,
    type: row.type,
    size: row.size,
    tag: row.sha256,
    inline: mayShowInline(row.type),
  };
}

export async function listUploads(_: object, { db, actor, now }: ReadContext<User>): Promise<UploadUnderway[]> {
  return listOwnUploads(db, actor.id, now);
}
