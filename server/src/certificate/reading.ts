// Reads a certificate for anyone who checks it, and for the parties of a deal.
import type * as calls from '@shuji/contract/certificate/calls';
import type { CertificateKind } from '@shuji/contract/certificate/labels';
import {
  ownSaleCertificate,
  type ProductCertificate,
  productCertificate,
  saleCertificate,
} from '@shuji/contract/certificate/schema';
import type { Disclosures } from '@shuji/contract/proof/entry';
import type { z } from 'zod';
import type { Db } from '#src/db/open.ts';
import type { Attested, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findEntries } from '#src/proof-log/queries.ts';
import { inLog, misfitOf, openContent } from './content.ts';
import { digests } from './digests.ts';
import { qrPath } from './qr.ts';
import { type CertificateRow, findByNumber, findCertificateRow, newestCertificates } from './queries.ts';
import { publicDisclosures, stateAt } from './rules.ts';

type Reading = Pick<ReadContext<unknown>, 'db' | 'now' | 'providers'>;

const pages: Record<CertificateKind, string> = { product: '/prodcert', sale: '/sellcert' };

export const getProductCertificate: Handler<typeof calls.getProductCertificate> = async ({ id }, context) => {
  const row = await findCertificateRow(context.db, id, 'product');
  ensure(row, 'certificate.notFound');
  return {
    kind: 'product',
    ...(await face(row, context)),
    facts: parseFacts(productCertificate.shape.facts, openContent(row)),
    successor: await successorOf(row, context.db),
  };
};

async function successorOf({ id, subjectId }: CertificateRow, db: Db): Promise<ProductCertificate['successor']> {
  const [newest] = await newestCertificates(db, 'product', [subjectId]);
  return newest && newest.id !== id ? { id: newest.id, number: newest.number } : null;
}

export const getSaleCertificate: Handler<typeof calls.getSaleCertificate> = async ({ id }, context) => {
  const row = await findCertificateRow(context.db, id, 'sale');
  ensure(row, 'certificate.notFound');
  return {
    kind: 'sale',
    ...(await face(row, context)),
    facts: parseFacts(saleCertificate.shape.facts, publicDisclosures(openContent(row))),
  };
};

export const getOwnSaleCertificate: Handler<typeof calls.getOwnSaleCertificate> = async ({ id }, context) => {
  const row = await findCertificateRow(context.db, id, 'sale');
  ensure(row && isParty(row, context.actor), 'certificate.notFound');
  return {
    kind: 'sale',
    ...(await face(row, context)),
    facts: parseFacts(ownSaleCertificate.shape.facts, openContent(row)),
  };
};

/** Numbers are written in capitals; who types one from paper may not. */
export const findCertificate: Handler<typeof calls.findCertificate> = ({ number }, { db }) =>
  findByNumber(db, number.normalize('NFKC').replace(/\s/g, '').toUpperCase());

/** A row may have been altered: unreadable facts are reported as such, not as a fault. */
function parseFacts<T extends z.ZodType>(facts: T, disclosures: Disclosures): z.output<T> {
  const values = Object.entries(disclosures).map(([field, [, value]]) => [field, value]);
  const { success, data } = facts.safeParse(Object.fromEntries(values));
  ensure(success, 'certificate.damaged');
  return data as z.output<T>;
}

export function isParty(row: CertificateRow, { partyId }: Attested): boolean {
  return [row.holderPartyId, row.counterpartyId].includes(partyId);
}

async function face(row: CertificateRow, { db, now, providers }: Reading) {
  const logged = inLog(await findEntries(db, row.number));
  const state = stateAt(row.state, row.validUntil, now);
  const isOverdue = state !== row.state;
  const digest = digests(logged?.issued.entry ?? '');
  // The address holds the paper's facts, so that an altered page does not match its paper.
  const checkUrl = `${providers.publicOrigin}${pages[row.kind]}?id=${row.id}&n=${row.number}&h=${digest.sha256}`;
  return {
    id: row.id,
    number: row.number,
    issuer: logged?.issue.issuer ?? '',
    issuedAt: row.issuedAt,
    validUntil: row.validUntil,
    state,
    stateReason: isOverdue ? '有效期届满' : row.stateReason,
    stateAt: isOverdue ? row.validUntil : row.stateAt,
    ...digest,
    logIndex: logged?.issued.index ?? null,
    isIntact: misfitOf(row, logged) === null,
    checkUrl,
    qr: qrPath(checkUrl),
  };
}
