// Who asked for a captcha or a code: only they may answer it, so that nobody spends another's tries.
import { randomBytes } from 'node:crypto';
import type { ReadScene } from '#src/http/context.ts';
import { addressKeys } from '#src/providers/address-quota.ts';

type Scene = Pick<ReadScene<unknown>, 'address' | 'browser' | 'outside'>;

const cookie = { name: 'asker', path: '/', seconds: 86_400 };

/** Names the asker by the browser's cookie; a client without cookies, by its network and program. */
export function askerOf(scene: Scene): string {
  const value = scene.browser.cookie(cookie.name);
  return value && /^[\w-]{22}$/.test(value) ? withCookie(scene, value) : withoutCookie(scene);
}

/** The names under which an asker may come back: a first-time one may keep the cookie that is set here, or may not. */
export function nextAsker(scene: Scene): string[] {
  const known = askerOf(scene);
  if (known.startsWith('browser ')) return [known];
  const value = randomBytes(16).toString('base64url');
  scene.browser.setCookie({ ...cookie, value });
  return [known, withCookie(scene, value)];
}

function withCookie({ outside }: Scene, value: string): string {
  return `browser ${outside.vault.blind(value)}`;
}

function withoutCookie({ address, browser, outside }: Scene): string {
  return `client ${outside.vault.blind(`${addressKeys(address)[0]?.key}\n${browser.userAgent}`)}`;
}
