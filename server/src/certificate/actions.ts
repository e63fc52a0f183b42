// Issuing and ending certificates. Product and order call these inside their own transactions.
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { canonicalJson } from '@shuji/contract/canonical';
import type {
  CertificateContent,
  CertificateKind,
  CertificateState,
  ProductFacts,
  SaleFacts,
} from '@shuji/contract/certificate';
import { readableNumber } from '#src/db/number.ts';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { readSettingValue } from '#src/site/queries.ts';
import { tellHolders } from './notices.ts';
import { digests, leafHash } from './proof.ts';
import { appendLog, endCertificate, insertCertificate, type LogRow, takeSequence } from './queries.ts';

interface Issue {
  subjectId: string;
  holderPartyId: string;
  title: string;
  issuedAt: Date;
  validUntil: Date | null;
}

export type NewCertificate = Issue &
  ({ kind: 'product'; facts: ProductFacts } | { kind: 'sale'; facts: SaleFacts; counterpartyId: string });

const prefixes: Record<CertificateKind, string> = { product: 'DJ', sale: 'PZ' };

/** Issues a certificate and logs it. A subject that already has a valid one is refused by the database. */
export async function issueCertificate(db: Tx, issue: NewCertificate): Promise<{ id: string; number: string }> {
  const { kind, subjectId, holderPartyId, title, issuedAt, validUntil, facts } = issue;
  const id = randomUUIDv7();
  const number = readableNumber(prefixes[kind], issuedAt);
  const content: CertificateContent = {
    kind,
    number,
    title,
    issuer: await readSettingValue(db, 'web_title'),
    issuedAt: issuedAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    nonce: randomBytes(16).toString('hex'),
    facts,
  };
  const text = canonicalJson({ ...content, facts: { ...facts } });
  const { sha256, sm3 } = digests(text);
  const counterpartyId = issue.kind === 'sale' ? issue.counterpartyId : null;
  await insertCertificate(db, {
    id,
    number,
    kind,
    subjectId,
    holderPartyId,
    counterpartyId,
    content: text,
    sha256,
    sm3,
    issuedAt: content.issuedAt,
    validUntil: content.validUntil,
  });
  await log(db, id, 'issued', { number, sha256 }, issuedAt);
  await tellHolders(db, { id, kind, number, holderPartyId, counterpartyId }, 'issued', issuedAt);
  return { id, number };
}

/** Ends a valid certificate, for good; refused when it is not valid. The reason is shown to whoever checks it. */
export async function changeCertificate(
  db: Tx,
  id: string,
  state: Exclude<CertificateState, 'valid'>,
  reason: string,
  now: Date,
): Promise<void> {
  const ended = await endCertificate(db, id, state, reason, now);
  ensure(ended, 'certificate.notValid');
  await log(db, id, state, ended, now);
  await tellHolders(db, { id, ...ended }, state, now);
}

// An entry names the certificate by number and digest only, so that the log can be published without telling a deal.
async function log(
  db: Tx,
  certificateId: string,
  event: LogRow['event'],
  { number, sha256 }: { number: string; sha256: string },
  at: Date,
): Promise<void> {
  const sequence = await takeSequence(db);
  const entry = canonicalJson({ at: at.toISOString(), event, number, sequence, sha256 });
  await appendLog(db, { sequence, certificateId, event, entry, leafHash: leafHash(entry), at });
}
