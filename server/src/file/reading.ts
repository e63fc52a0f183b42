// How files are read: public images by id, everything else by a signed link that its noun hands out.
import { Readable } from 'node:stream';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/file';
import type { FileRef } from '@shuji/contract/file';
import type { UploadUnderway } from '@shuji/contract/upload';
import { ensure } from '#src/http/refuse.ts';
import type { FileAnswer, ReadScene, User } from '#src/http/scene.ts';
import type { Outside } from '#src/outside/outside.ts';
import type { Vault } from '#src/outside/vault.ts';
import { readBytes } from './bytes.ts';
import { type FileRow, findFile } from './queries.ts';
import { listOwnUploads } from './queries-upload.ts';
import { isLinkOver, isPublic, linkEnd, linkText, mayGoOn, mayShowInline } from './rules.ts';
import { readVariant } from './variants.ts';

/** A file with a link good for ten minutes. Whoever calls this has checked that the reader may. */
export function linkTo(vault: Vault, now: Date, { id, name, size, type }: FileRow): FileRef & { url: string } {
  const until = linkEnd(now);
  const signature = vault.sign(linkText(id, until));
  return { id, name, size, type, url: `/api/file/link/${id}?until=${until}&signature=${signature}` };
}

/** Starts a download for ten minutes; whoever was broken off then may go on with the same link for a day. */
export async function readLinkedFile(
  { id, until, signature }: Parsed<typeof calls.readLinkedFile>,
  { db, now, outside }: ReadScene<User | null>,
): Promise<FileAnswer> {
  ensure(outside.vault.isSigned(linkText(id, until), signature), 'file.linkExpired');
  const isOver = isLinkOver(until, now);
  const row = await findFile(db, id);
  ensure(!isOver || (row && mayGoOn(row.purpose, until, now)), 'file.linkExpired');
  ensure(row, 'file.notFound');
  return { ...answerOf(outside, row), onlyToGoOn: isOver };
}

export async function readPublicFile(
  { id, width, format }: Parsed<typeof calls.readPublicFile>,
  { db, outside }: ReadScene<User | null>,
): Promise<FileAnswer> {
  const row = await findFile(db, id);
  ensure(row && isPublic(row.purpose), 'file.notFound');
  const whole = { ...answerOf(outside, row), isForEveryone: true };
  if (!width) return whole;
  const bytes = await readVariant(outside.files, row, { width, format });
  return {
    ...whole,
    type: `image/${format}`,
    open: async (part) => Readable.from([part ? bytes.subarray(part.from, part.to + 1) : bytes]),
    size: bytes.length,
    tag: `${row.sha256}-${width}-${format}`,
  };
}

function answerOf({ files }: Outside, row: FileRow): FileAnswer {
  return {
    open: async (part) => readBytes(files, row, part),
    name: row.name,
    type: row.type,
    size: row.size,
    tag: row.sha256,
    inline: mayShowInline(row.type),
  };
}

export async function listUploads(_: object, { db, actor, now }: ReadScene<User>): Promise<UploadUnderway[]> {
  return listOwnUploads(db, actor.id, now);
}
