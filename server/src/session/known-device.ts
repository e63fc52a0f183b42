// A browser that signed in before is a known device: OWASP, "Slow Down Online Guessing Attacks with Device
// Cookies". Guesses from it are counted apart from strangers' guesses.
import { randomUUIDv7 } from 'node:crypto';
import type { Db, Tx } from '#src/db/open.ts';
import { lockQuota } from '#src/db/quota.ts';
import type { Browser } from '#src/http/cookies.ts';
import type { Side } from './queries.ts';
import { deleteOldestDevices, findDevice, isDeviceToken, keepDevice } from './queries-device.ts';
import { newToken } from './token.ts';

/** A device unused for this long counts as a stranger. */
export const deviceDays = 180;
export const mostDevices = 20;

// Set only on the way in: to sign in, to request a code, to draw a captcha.
const cookies: Record<Side, { name: string; paths: readonly string[] }> = {
  site: { name: 'device', paths: ['/mobile', '/wl/captchaImage'] },
  office: { name: 'officeDevice', paths: ['/office/api', '/wl/captchaImage'] },
};

/** The origin of a guess: a known device, which has its own count, or any other. */
export type Origin = KnownPlace | { address: string };

interface KnownPlace {
  known: string;
}

interface Requester {
  address: string;
  browser: Browser;
}

/** `holderId` is null when no account has the given name. */
export async function originOf(
  db: Db,
  side: Side,
  holderId: string | null,
  { address, browser }: Requester,
): Promise<Origin> {
  const id = await findDevice(db, side, holderId, browser.cookie(cookies[side].name) ?? '');
  return id === null ? { address } : { known: `device ${id}` };
}

/** A session counts as a known device: guesses within it lock no other device. */
export function originOfSession({ sessionId }: { sessionId: string }): KnownPlace {
  return { known: `session ${sessionId}` };
}

/** The token of a browser where anyone signed in before, to either side; null elsewhere. */
export async function deviceTokenOf(db: Db, browser: Browser): Promise<string | null> {
  for (const side of ['site', 'office'] as const) {
    const token = browser.cookie(cookies[side].name);
    if (token && (await isDeviceToken(db, side, token))) return token;
  }
  return null;
}

/** Marks the browser as one where the holder has proved who they are; gives the device's id. */
export async function rememberDevice(
  db: Tx,
  side: Side,
  holderId: string,
  { browser, device }: { browser: Browser; device: string },
): Promise<string> {
  const { name, paths } = cookies[side];
  const brought = browser.cookie(name);
  // A token from this server stays, for other accounts may use it; a foreign one is never accepted.
  const token = brought && (await isDeviceToken(db, side, brought)) ? brought : newToken();
  // Taken before the device's row, so that two sign-ins do not delete each other's.
  await lockQuota(db, 'known device', `${side} ${holderId}`);
  const id = await keepDevice(db, { id: randomUUIDv7(), side, holderId, token, device });
  await deleteOldestDevices(db, side, holderId, mostDevices);
  for (const path of paths) browser.setCookie({ name, value: token, path, seconds: deviceDays * 86_400 });
  return id;
}
