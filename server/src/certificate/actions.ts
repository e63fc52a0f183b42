// Issuing and ending certificates. Product and order call these inside their own transactions.

import { randomUUIDv7 } from 'node:crypto';
import type { CertificateKind, CertificateState } from '@shuji/contract/certificate/labels';
import type { ProductFacts, SaleFacts } from '@shuji/contract/certificate/schema';
import { readableNumber } from '#src/db/number.ts';
import type { Tx } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { appendEntry } from '#src/proof-log/actions.ts';
import { findEntries } from '#src/proof-log/queries.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { disclosuresOf, endedEntry, inLog, issuedEntry, newSalt, spellContent } from './content.ts';
import { notifyHolders } from './notices.ts';
import { endCertificate, findCertificateRow, insertCertificate } from './queries.ts';
import { maskBuyer } from './rules.ts';

interface Issue {
  subjectId: string;
  holderPartyId: string;
  issuedAt: Date;
  validUntil: Date | null;
}

export type NewCertificate = Issue &
  ({ kind: 'product'; facts: ProductFacts } | { kind: 'sale'; facts: SaleFacts; counterpartyId: string });

const prefixes: Record<CertificateKind, string> = { product: 'DJ', sale: 'PZ' };

/** Issues a certificate and logs it. A subject that already has a valid one is refused by the database. */
export async function issueCertificate(db: Tx, issue: NewCertificate): Promise<{ id: string; number: string }> {
  const { kind, subjectId, holderPartyId, issuedAt, validUntil } = issue;
  const id = randomUUIDv7();
  const number = readableNumber(prefixes[kind], issuedAt);
  const issuer = await getSettingValue(db, 'web_title');
  const counterpartyId = issue.kind === 'sale' ? issue.counterpartyId : null;
  const facts = issue.kind === 'sale' ? { ...issue.facts, buyerMasked: maskBuyer(issue.facts.buyerName) } : issue.facts;
  const disclosures = disclosuresOf({ ...facts });
  await insertCertificate(db, {
    id,
    number,
    kind,
    subjectId,
    holderPartyId,
    counterpartyId,
    content: spellContent(disclosures),
    // To the millisecond, as in the log.
    issuedAt: issuedAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  });
  const entry = issuedEntry({ number, kind, issuer, issuedAt, validUntil }, disclosures);
  await appendEntry(db, { subject: number, event: 'issued', entry, at: issuedAt });
  await notifyHolders(db, { id, kind, number, holderPartyId, counterpartyId }, 'issued', issuedAt);
  return { id, number };
}

/**
 * Ends a valid certificate, for good; readers of the certificate see the reason. One whose term is over has ended already
 * and stays as the log has it, for a proof holds one ending; any other that is not valid is refused.
 */
export async function changeCertificate(
  db: Tx,
  id: string,
  state: Exclude<CertificateState, 'valid'>,
  reason: string,
  now: Date,
): Promise<void> {
  const salt = newSalt();
  const ended = await endCertificate(db, id, { state, reason, salt, at: now });
  if (!ended && (await findCertificateRow(db, id))?.state === 'expired') return;
  ensure(ended, 'certificate.notValid');
  const logged = inLog(await findEntries(db, ended.number));
  if (!logged) throw new Error(`The log holds no issue of certificate ${ended.number}`);
  const entry = endedEntry(logged.issued.entry, { event: state, at: now, reason, salt });
  await appendEntry(db, { subject: ended.number, event: state, entry, at: now });
  await notifyHolders(db, { id, ...ended }, state, now);
}
