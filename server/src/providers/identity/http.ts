// The real form of RealName: signed requests to a service that compares with an authority's records.
import { z } from 'zod';
import { postSigned, type SignedService } from '#src/providers/signed-post.ts';
import type { RealName, RealNameResult } from './realname.ts';

const reply = z.object({
  agrees: z.boolean(),
  /** The records that were compared with. */
  source: z.string().max(100),
});

const unreached: RealNameResult = { agrees: null, how: '实名服务没有答复，没有比对，请稍后重新打开，或人工核验证件' };

/** Posts to `url/person` and `url/organisation`; docs/operating.md describes the contract. */
export function openHttpRealName(service: SignedService): RealName {
  const check = async (path: string, facts: Record<string, string>): Promise<RealNameResult> => {
    const answer = await postSigned(service, { name: '实名服务', path, facts, reply });
    return answer ? { agrees: answer.agrees, how: `已与${answer.source}比对` } : unreached;
  };
  return {
    person: (name, idNumber) => check('person', { name, idNumber }),
    organisation: (name, creditCode, legalPerson) => check('organisation', { name, creditCode, legalPerson }),
  };
}
