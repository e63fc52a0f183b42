// Runs beside the page: compares what it shows with the proof, and the proof with the log's keys.
import { toHex, utf8 } from '@shuji/contract/proof/bytes';
import type { ProofDocument } from '@shuji/contract/proof/document';
import type { Disclosure } from '@shuji/contract/proof/entry';
import type { Failure, Proved } from '@shuji/contract/proof/verify';
import { sm3 } from 'sm-crypto-v2';
import { judge } from '#app/certificate/judge.ts';
import { primitives } from '#app/proof-log/primitives.ts';
import type { CheckRequest, Shown } from './check-shown.ts';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => postMessage(check(data)));

function check({ shown, proof, keys }: CheckRequest) {
  const fields = Object.fromEntries(
    Object.entries(shown.facts).map(([field, value]): [string, Disclosure] => [
      field,
      [proof.fields[field]?.[0] ?? '', value],
    ]),
  );
  const document = { ...proof, fields };
  return { document, judgement: judge(document, keys, (proved) => misfit(shown, proved, proof)) };
}

function misfit(shown: Shown, proved: Proved, { issue: logged, end }: ProofDocument): Failure | null {
  const { issue, state } = proved;
  const content = (why: string): Failure => ({ step: 'content', why });
  if (shown.number !== issue.number || shown.kind !== issue.kind) return content('页面上的编号与存证不符。');
  if (shown.issuer !== issue.issuer) return content('页面上的颁发机构与存证不符。');
  if (!isSame(shown.issuedAt, issue.at)) return content('页面上的颁发日期与存证不符。');
  if (!isSame(shown.validUntil, issue.validUntil)) return content('页面上的有效期与存证不符。');
  const entry = utf8(logged.entry);
  if (shown.sha256 !== toHex(primitives.sha256(entry)) || shown.sm3 !== sm3(entry)) {
    return content('页面上印的哈希值与登记项不符。');
  }
  const isReason = end === null || shown.stateReason === end.reason[1];
  if (shown.state !== state || !isReason) return { step: 'state', why: '页面上的状态与日志记载不符。' };
  return null;
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
