// Identifies the browser that requested a captcha or a code: only it may answer and spend its tries.
import { randomBytes } from 'node:crypto';
import type { ReadContext } from '#src/http/context.ts';
import { addressKeys } from '#src/providers/address-quota.ts';

type Context = Pick<ReadContext<unknown>, 'address' | 'browser' | 'providers'>;

const cookie = { name: 'asker', path: '/', seconds: 86_400 };

/** Names the asker by the browser's cookie; a client without cookies, by its network and program. */
export function askerOf(context: Context): string {
  const value = context.browser.cookie(cookie.name);
  return value && /^[\w-]{22}$/.test(value) ? withCookie(context, value) : withoutCookie(context);
}

/** The names under which an asker may come back: a first-time one may keep the cookie that is set here, or may not. */
export function nextAsker(context: Context): string[] {
  const current = askerOf(context);
  if (current.startsWith('browser ')) return [current];
  const value = randomBytes(16).toString('base64url');
  context.browser.setCookie({ ...cookie, value });
  return [current, withCookie(context, value)];
}

function withCookie({ providers }: Context, value: string): string {
  return `browser ${providers.vault.blind(value)}`;
}

function withoutCookie({ address, browser, providers }: Context): string {
  return `client ${providers.vault.blind(`${addressKeys(address)[0]?.key}\n${browser.userAgent}`)}`;
}
