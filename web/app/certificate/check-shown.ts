// The check of what a page shows: its own words under the salts of the proof, not the proof's words.
import type { OwnSaleCertificate, ProductCertificate, SaleCertificate } from '@shuji/contract/certificate';
import { readCertificateProof, readOwnCertificateProof } from '@shuji/contract/certificate';
import { toHex, utf8 } from '@shuji/contract/proof/bytes';
import type { ProofDocument } from '@shuji/contract/proof/document';
import type { Disclosure } from '@shuji/contract/proof/entry';
import type { Failure, Proved } from '@shuji/contract/proof/verify';
import { readLogKeys } from '@shuji/contract/proof-log';
import { sm3 } from 'sm-crypto-v2';
import { api } from '#app/lib/api.ts';
import { primitives } from '#app/proof-log/primitives.ts';
import { type Judgement, judge } from './judge.ts';

export type Shown = ProductCertificate | SaleCertificate | OwnSaleCertificate;

export interface Checked {
  judgement: Judgement;
  document: ProofDocument;
  /** Verifier keys that the check went by. */
  keys: string[];
  origin: string;
}

/** `isWhole`: the reader is a party to the deal and sees all of it. Rejects as `api` does. */
export async function checkShown(shown: Shown, isWhole: boolean, signal: AbortSignal): Promise<Checked> {
  const options = { signal, quiet: true };
  const [proof, { origin, current, old }] = await Promise.all([
    api(isWhole ? readOwnCertificateProof : readCertificateProof, { id: shown.id }, options),
    api(readLogKeys, {}, options),
  ]);
  const fields = Object.fromEntries(
    Object.entries(shown.facts).map(([field, value]): [string, Disclosure] => [
      field,
      [proof.fields[field]?.[0] ?? '', value],
    ]),
  );
  const document = { ...proof, fields };
  const keys = [...current, ...old];
  const judgement = judge(document, keys, (proved) => misfit(shown, proved, proof));
  return { judgement, document, keys, origin };
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
