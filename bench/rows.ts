// A listing as the rows that its registration would have written: the product noun's own functions lay it out.
import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@shuji/contract/time';
import { disclosuresOf, issuedEntry, spellContent } from '../server/src/certificate/content.ts';
import { readableNumber } from '../server/src/db/number.ts';
import type { Db } from '../server/src/db/open.ts';
import type { Party } from '../server/src/merchant/queries.ts';
import { sealForm } from '../server/src/product/registration/content.ts';
import { labelsOf, layOut } from '../server/src/product/registration/register.ts';
import { qualityScore } from '../server/src/product/rules.ts';
import type { Vault } from '../server/src/providers/vault.ts';
import type { Listing } from './generate.ts';
import type { Offering } from './merchants.ts';

export type Row = Record<string, unknown>;
type Facts = Record<string, string | string[]>;

export interface ListingRows {
  certificate: Row;
  proof_entry: Row;
  product: Row;
  product_version: Row;
  product_event: Row[];
}

export interface Around {
  db: Db;
  vault: Vault;
  party: Party;
  offering: Offering;
  /** Place in the certificate log. */
  sequence: number;
  now: Date;
}

const yearsMs = 3 * 365 * dayMs;

export async function rowsOf(
  { form, daysAgo }: Listing,
  { db, vault, party, offering, sequence, now }: Around,
): Promise<ListingRows> {
  const registeredAt = new Date(now.getTime() - daysAgo * dayMs - (sequence % 86_400) * 1_000);
  const at = registeredAt.toISOString();
  const { content, contact } = sealForm(form, vault);
  const words = await labelsOf(db, content);
  const laidOut = await layOut(db, content, party, words);
  const [id, versionId, certificateId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const number = readableNumber('CP', registeredAt);
  const facts = { productName: form.name, productNumber: number, ...words };
  const { certificate, entry } = certified({ id: certificateId, subjectId: id, party, registeredAt, facts });
  return {
    certificate,
    proof_entry: { subject: certificate.number, event: 'issued', entry, at },
    product: {
      ...laidOut,
      ...offering,
      id,
      place: sequence + 1,
      number,
      status: 'listed',
      versionId,
      certificateId,
      certificateNumber: certificate.number,
      score: qualityScore(form),
      createdAt: at,
      registeredAt: at,
      listedAt: at,
    },
    product_version: {
      id: versionId,
      productId: id,
      sequence: 1,
      status: 'registered',
      content,
      contact,
      submissions: 1,
      openObjections: 0,
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    product_event: steps.map(([step, fromStatus, toStatus]) => ({
      productId: id,
      versionId,
      at,
      step,
      fromStatus,
      toStatus,
      side: 'system',
      content: step === 'submit' ? content : null,
    })),
  };
}

const steps = [
  ['create', 'new', 'draft'],
  ['submit', 'draft', 'pending'],
  ['approve', 'pending', 'registered'],
  ['list', 'registered', 'listed'],
] as const;

interface Certified {
  id: string;
  subjectId: string;
  party: Party;
  registeredAt: Date;
  facts: Facts;
}

function certified({ id, subjectId, party, registeredAt, facts }: Certified) {
  const number = readableNumber('DJ', registeredAt);
  const validUntil = new Date(registeredAt.getTime() + yearsMs);
  const disclosures = disclosuresOf(facts);
  const about = { number, kind: 'product', issuer: '滨海数据交易中心', issuedAt: registeredAt, validUntil } as const;
  return {
    entry: issuedEntry(about, disclosures),
    certificate: {
      id,
      number,
      kind: 'product',
      subjectId,
      holderPartyId: party.id,
      content: spellContent(disclosures),
      issuedAt: registeredAt.toISOString(),
      validUntil: validUntil.toISOString(),
      state: 'valid',
    },
  };
}
