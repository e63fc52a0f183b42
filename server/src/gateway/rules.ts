// The headers and address of a forwarded call, and the state of an access: pure.

import type { Parsed } from '@shuji/contract/call';
import type { changeGatewayUpstream } from '@shuji/contract/gateway/calls';
import type { CallOutcome } from '@shuji/contract/gateway/counting';
import type { AccessState } from '@shuji/contract/gateway/labels';

export type Upstream = Omit<Parsed<typeof changeGatewayUpstream>, 'id'>;

/**
 * The supplier's address for the path requested behind the access: never outside the endpoint's own path, whatever form
 * was tried; null when it would be. `requested` begins with a slash or is empty, and is still as it came.
 */
export function addressFor({ endpoint, secretPlace, secretName, secret }: Upstream, requested: string): string | null {
  const [path = '', ...rest] = requested.split('?');
  if (!isPlainPath(path)) return null;
  const base = endpoint.replace(/\/+$/, '');
  const home = URL.parse(base);
  const url = URL.parse(path === '/' ? base : base + path);
  if (!home || !url || url.origin !== home.origin) return null;
  const prefix = home.pathname.replace(/\/$/, '');
  if (url.pathname !== home.pathname && !url.pathname.startsWith(`${prefix}/`)) return null;
  url.search = rest.join('?');
  if (secretPlace === 'query') {
    for (const name of [...url.searchParams.keys()])
      if (name.toLowerCase() === secretName.toLowerCase()) url.searchParams.delete(name);
    url.searchParams.append(secretName, secret);
  }
  return url.href;
}

// Servers decode once more, or fold `//` and `\`: what could mean another place in any of their readings is not sent.
function isPlainPath(path: string): boolean {
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    if (/[\\\s\p{Cc}]|\/\/|(^|\/)\.{1,2}(\/|;|$)/u.test(text)) return false;
    if (round === 0 && /%(2f|5c|00)/i.test(text)) return false;
    const decoded = decoded1(text);
    if (decoded === null) return false;
    if (decoded === text) break;
    text = decoded;
  }
  return true;
}

function decoded1(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// Headers of the connection, the caller's browser and our own proxy are not forwarded to the supplier.
const forwardedHeaders =
  /^(host|connection|proxy-.*|keep-alive|te|trailer|transfer-encoding|upgrade|content-length|expect|authorization|x-api-key|cookie2?|origin|referer|sec-.*|forwarded|x-forwarded-.*|x-real-ip|via|mobile|range|dnt|access-control-.*|x-http-method.*|x-method-override|x-original-.*|x-rewrite-.*)$/i;

/** The caller's headers with the supplier's secret in place of the caller's key. */
export function headersOut(
  incoming: Record<string, string | string[] | undefined>,
  { secretPlace, secretName, secret }: Upstream,
): Record<string, string> {
  const named = String(incoming.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || forwardedHeaders.test(name) || named.includes(name)) continue;
    if (name === secretName.toLowerCase() || foldedName(name) === foldedName(secretName)) continue;
    headers[name] = [value].flat().join(', ');
  }
  headers['user-agent'] ??= 'Shuji-Gateway';
  if (secretPlace === 'header') headers[secretName.toLowerCase()] = secret;
  return headers;
}

// Many servers read `X_Key` and `X-Key` as one.
function foldedName(name: string): string {
  return name.toLowerCase().replaceAll(/[_.]/g, '-');
}

const returnedHeaders =
  /^(content-type|content-encoding|content-language|content-length|etag|last-modified|retry-after|x-request-id|x-total-count|x-ratelimit-.*)$/;

/** Keeps the supplier's headers that describe the body; drops cookies, browser permissions and proxy directives. */
export function headersBack(incoming: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming)) {
    if (value !== undefined && returnedHeaders.test(name)) headers[name] = [value].flat().join(', ');
  }
  return headers;
}

/** A page opened from the gateway's address must not act in the centre's name. */
export const safeHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'attachment',
  'cache-control': 'private, no-store',
} as const;

/** The caller's key, from `X-Api-Key` or `Authorization: Bearer`; empty when there is none. */
export function keyOf(headers: Record<string, string | string[] | undefined>): string {
  const own = headers['x-api-key'];
  if (typeof own === 'string') return own.trim();
  const [, bearer = ''] = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? '')) ?? [];
  return bearer;
}

// With these statuses the supplier refuses the centre, not the request.
const turnedAway = [401, 403, 407, 429];

/** Decides whether a call counts, by the supplier's status; the whole rule stands in `countingRule`. */
export function outcomeOf(status: number): CallOutcome {
  if (status >= 500) return 'failed';
  if (turnedAway.includes(status)) return 'turnedAway';
  return status >= 300 && status < 400 && status !== 304 ? 'redirected' : 'answered';
}

export interface AccessStanding {
  state: 'open' | 'suspended' | 'closed';
  isProductStopped: boolean;
  keyIssuedAt: string | null;
  expiresAt: string | null;
  bought: number | null;
  taken: number;
}

export function stateOf(access: AccessStanding, now: Date): AccessState {
  if (access.state === 'closed') return 'closed';
  if (access.expiresAt !== null && Date.parse(access.expiresAt) <= now.getTime()) return 'expired';
  if (access.state === 'suspended' || access.isProductStopped) return 'suspended';
  if (access.bought !== null && access.taken >= access.bought) return 'usedUp';
  return access.keyIssuedAt === null ? 'waiting' : 'open';
}
