// Requests that a service of the centre believes: signed with the key that both have. What was sent is never logged.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { signatureOf } from './signature.ts';

const timeoutMs = 5_000;

export interface SignedService {
  url: string;
  key: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: () => Date;
}

/** Posts JSON to `url/path`; null when no answer of this shape comes in time. `name` stands in the log. */
export async function postSigned<T extends z.ZodType>(
  { url, key, log, clock }: SignedService,
  { name, path, facts, reply }: { name: string; path: string; facts: object; reply: T },
): Promise<z.output<T> | null> {
  const address = `${url}/${path}`;
  const body = JSON.stringify(facts);
  const [timestamp, nonce] = [String(Math.floor(clock().getTime() / 1000)), randomUUID()];
  const signature = signatureOf(key, { path: new URL(address).pathname, timestamp, nonce, body });
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    const answer = reply.safeParse(response.ok ? await response.json() : null);
    if (answer.success) return answer.data;
    log.error({ status: response.status }, `${name}没有给出结论`);
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, `${name}无法访问`);
  }
  return null;
}
