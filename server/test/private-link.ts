// Private links as they are issued to someone's session, and as their browser opens them.
import { findUser } from '#src/account/queries.ts';
import type { CastName } from '#src/demo/cast.ts';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import { readerCookie } from '#src/http/reader-cookie.ts';
import { tokenOf } from './template.ts';
import type { World } from './world.ts';

/** The headers of a browser's navigation. */
export interface Browsed {
  url: string;
  headers: { cookie: string };
}

/** A fresh link to a file, with the cookie of the session that it was issued to. */
export async function issueLink(
  { sql, providers }: Pick<World, 'sql' | 'providers'>,
  who: CastName | { token: string },
  fileId: string,
): Promise<Browsed> {
  const found = await findUser(sql, { token: typeof who === 'string' ? tokenOf(who) : who.token });
  const file = await findFile(sql, fileId);
  if (!found || !file) throw new Error(`No file ${fileId}, or nobody is signed in`);
  const { actor } = found;
  const { url } = linkTo({ actor, providers, now: providers.clock() }, file);
  return { url, headers: { cookie: cookieOf(providers, actor.sessionId) } };
}

/** The reader's cookie of a session, as the browser sends it back. */
function cookieOf(providers: World['providers'], sessionId: string): string {
  return readerCookie(providers, 'site', sessionId).split(';')[0] ?? '';
}
