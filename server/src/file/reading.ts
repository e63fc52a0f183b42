// How files are read: public images by id, everything else by a signed link that its noun hands out.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/file';
import type { FileRef } from '@shuji/contract/file';
import { ensure } from '#src/http/refuse.ts';
import type { FileAnswer, ReadScene, User } from '#src/http/scene.ts';
import type { Outside } from '#src/outside/outside.ts';
import type { Vault } from '#src/outside/vault.ts';
import { type FileRow, findFile } from './queries.ts';
import { isLinkOver, isPublic, linkEnd, linkText, mayShowInline } from './rules.ts';

/** A file with a link good for ten minutes. Whoever calls this has checked that the reader may. */
export function linkTo(vault: Vault, now: Date, { id, name, size, type }: FileRow): FileRef {
  const until = linkEnd(now);
  const signature = vault.sign(linkText(id, until));
  return { id, name, size, type, url: `/api/file/link/${id}?until=${until}&signature=${signature}` };
}

export async function readLinkedFile(
  { id, until, signature }: Parsed<typeof calls.readLinkedFile>,
  { db, now, outside }: ReadScene<User | null>,
): Promise<FileAnswer> {
  ensure(outside.vault.isSigned(linkText(id, until), signature), 'file.linkExpired');
  ensure(!isLinkOver(until, now), 'file.linkExpired');
  const row = await findFile(db, id);
  ensure(row, 'file.notFound');
  return send(outside, row);
}

export async function readPublicFile(
  { id }: Parsed<typeof calls.readPublicFile>,
  { db, outside }: ReadScene<User | null>,
): Promise<FileAnswer> {
  const row = await findFile(db, id);
  ensure(row && isPublic(row.purpose), 'file.notFound');
  return { ...(await send(outside, row)), isForEveryone: true };
}

async function send(outside: Outside, row: FileRow): Promise<FileAnswer> {
  const stream = await outside.files.read(row.key);
  return { stream, name: row.name, type: row.type, size: row.size, inline: mayShowInline(row.type) };
}
