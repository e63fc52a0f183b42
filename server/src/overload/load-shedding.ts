// Load shedding: a refusal must cost next to nothing, or an overloaded node only refuses. It happens before the framework.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCallPath } from '#src/http/call-path.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { outageOf, overloaded, retryAfter } from './outage.ts';

/** Refuses a call that exceeds the concurrency limit with the usual 503; false when it may go on or is no call. */
export function loadShedding(concurrency: ConcurrencyLimit, headers: Record<string, string>) {
  const body = Buffer.from(JSON.stringify(outageOf(overloaded)));
  const replyHeaders = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter,
    'content-length': body.length,
  };
  return ({ url = '' }: IncomingMessage, response: ServerResponse): boolean => {
    if (!concurrency.isFull || !isCallPath(url)) return false;
    concurrency.countShed();
    response.writeHead(503, replyHeaders).end(body);
    return true;
  };
}
