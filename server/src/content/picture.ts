// Texts and pictures as editors hand them in.
import type { FilePurpose } from '@shuji/contract/file/labels';
import { claimFile, claimPictures } from '#src/file/actions.ts';
import { withPictureSizes } from '#src/file/picture/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import { cleanHtml } from '#src/http/rich-text.ts';

type Context = WriteContext<Operator>;

/** Claims a picture that was chosen anew; one that a colleague has set stays valid. */
export async function claimNewPicture(
  id: string | null | undefined,
  before: string | null | undefined,
  purpose: FilePurpose,
  { db, actor, now }: Context,
): Promise<string | null> {
  if (id && id !== before) await claimFile(db, id, actor.id, purpose, now);
  return id ?? null;
}

/** Cleans a text, and claims the pictures that it shows. */
export async function cleanText(html: string, { db, actor, now }: Context): Promise<string> {
  const clean = await withPictureSizes(db, cleanHtml(html));
  await claimPictures(db, clean, actor.id, now);
  return clean;
}
