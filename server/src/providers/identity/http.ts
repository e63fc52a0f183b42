// The real form of RealName: signed requests to a service that compares with an authority's records.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { RealName, RealNameResult } from './realname.ts';
import { signatureOf } from './signature.ts';

const timeoutMs = 5_000;

const reply = z.object({
  agrees: z.boolean(),
  /** The records that were compared with. */
  source: z.string().max(100),
});

const unreached: RealNameResult = { agrees: null, how: '实名服务没有答复，没有比对，请稍后重新打开，或人工核验证件' };

interface Service {
  url: string;
  key: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: () => Date;
}

/** Posts to `url/person` and `url/organisation`; docs/operating.md describes the contract. What was sent is never logged. */
export function openHttpRealName({ url, key, log, clock }: Service): RealName {
  const check = async (kind: string, facts: Record<string, string>): Promise<RealNameResult> => {
    const address = `${url}/${kind}`;
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
      if (answer.success) return { agrees: answer.data.agrees, how: `已与${answer.data.source}比对` };
      log.error({ status: response.status }, '实名服务没有给出结论');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, '实名服务无法访问');
    }
    return unreached;
  };
  return {
    person: (name, idNumber) => check('person', { name, idNumber }),
    organisation: (name, creditCode, legalPerson) => check('organisation', { name, creditCode, legalPerson }),
  };
}
