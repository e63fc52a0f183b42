// Browsers open pictures and downloads without the token's header. A cookie names their session instead.
import type { Providers } from '#src/providers/providers.ts';

export type Side = 'site' | 'office';

const names: Record<Side, string> = { site: 'shuji_reader', office: 'shuji_office_reader' };
/** As long as a session lives at most. */
const maxAgeSeconds = 12 * 3600;

type Bound = Pick<Providers, 'vault' | 'publicOrigin'>;

/**
 * A Set-Cookie header that names a session. It authenticates no one: it only admits to a link that was issued to the same
 * session, and to what its holder uploaded. Other sites cannot have it sent (SameSite), scripts cannot read it.
 */
export function readerCookie({ vault, publicOrigin }: Bound, side: Side, sessionId: string): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const value = `${sessionId}.${vault.sign(cookieText(side, sessionId))}`;
  return `${names[side]}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session of a side that a Cookie header names; null when there is none or it is not ours. */
export function sessionInCookie({ vault }: Pick<Bound, 'vault'>, side: Side, header: string): string | null {
  const found = new RegExp(`(?:^|;\\s*)${names[side]}=([0-9a-f-]{36})\\.([\\w-]{1,64})(?:;|$)`).exec(header);
  const [, sessionId = '', signature = ''] = found ?? [];
  return found && vault.isSigned(cookieText(side, sessionId), signature) ? sessionId : null;
}

function cookieText(side: Side, sessionId: string): string {
  return `reader of ${side} session ${sessionId}`;
}
