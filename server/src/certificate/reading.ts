// What a certificate tells to whoever checks it, and to the parties of a deal.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/certificate';
import type {
  CertificateContent,
  CertificateKind,
  OwnSaleCertificate,
  ProductCertificate,
  ProductFacts,
  SaleCertificate,
  SaleFacts,
} from '@shuji/contract/certificate';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, ReadScene, User } from '#src/http/scene.ts';
import { digests, leafHash } from './proof.ts';
import { qrPath } from './qr.ts';
import { findByNumber, findLoggedCertificate, type LoggedCertificate } from './queries.ts';
import { publicFacts, stateAt } from './rules.ts';

type Reading = Pick<ReadScene<unknown>, 'db' | 'now' | 'outside'>;

const pages: Record<CertificateKind, string> = { product: '/prodcert', sale: '/sellcert' };

export async function readProductCertificate(
  { id }: Parsed<typeof calls.readProductCertificate>,
  scene: ReadScene<User | null>,
): Promise<ProductCertificate> {
  const row = await findLoggedCertificate(scene.db, 'product', id);
  ensure(row, 'certificate.notFound');
  const { facts, nonce } = open<ProductFacts>(row);
  return { kind: 'product', ...face(row, scene), nonce, facts };
}

export async function readSaleCertificate(
  { id }: Parsed<typeof calls.readSaleCertificate>,
  scene: ReadScene<User | null>,
): Promise<SaleCertificate> {
  const row = await findLoggedCertificate(scene.db, 'sale', id);
  ensure(row, 'certificate.notFound');
  return { kind: 'sale', ...face(row, scene), facts: publicFacts(open<SaleFacts>(row).facts) };
}

export async function readOwnSaleCertificate(
  { id }: Parsed<typeof calls.readOwnSaleCertificate>,
  scene: ReadScene<Attested>,
): Promise<OwnSaleCertificate> {
  const row = await findLoggedCertificate(scene.db, 'sale', id);
  ensure(row && [row.holderPartyId, row.counterpartyId].includes(scene.actor.partyId), 'certificate.notFound');
  const { facts, nonce } = open<SaleFacts>(row);
  return { kind: 'sale', ...face(row, scene), nonce, facts };
}

/** Numbers are written in capitals; who types one from paper may not. */
export async function findCertificate(
  { number }: Parsed<typeof calls.findCertificate>,
  { db }: ReadScene<User | null>,
): Promise<{ id: string; kind: CertificateKind; number: string } | null> {
  return findByNumber(db, number.normalize('NFKC').replace(/\s/g, '').toUpperCase());
}

function open<Facts>(row: LoggedCertificate): CertificateContent<Facts> {
  return JSON.parse(row.content) as CertificateContent<Facts>;
}

function face(row: LoggedCertificate, { now, outside }: Reading) {
  const { title, issuer } = open(row);
  const state = stateAt(row.state, row.validUntil, now);
  const isOverdue = state !== row.state;
  const checkUrl = `${outside.publicOrigin}${pages[row.kind]}?id=${row.id}`;
  return {
    id: row.id,
    number: row.number,
    title,
    issuer,
    issuedAt: row.issuedAt,
    validUntil: row.validUntil,
    state,
    stateReason: isOverdue ? '有效期届满' : row.stateReason,
    stateAt: isOverdue ? row.validUntil : row.stateAt,
    sha256: row.sha256,
    sm3: row.sm3,
    logIndex: row.logIndex,
    isIntact: isIntact(row),
    checkUrl,
    qr: qrPath(checkUrl),
  };
}

// Someone with a database console may change a row; the log, which they would have to rewrite whole, gives them away.
function isIntact(row: LoggedCertificate): boolean {
  const found = digests(row.content);
  const logged = JSON.parse(row.entry) as { number: string; sha256: string };
  const content = open(row);
  return (
    found.sha256 === row.sha256 &&
    found.sm3 === row.sm3 &&
    logged.sha256 === row.sha256 &&
    logged.number === row.number &&
    content.number === row.number &&
    content.kind === row.kind &&
    sameMoment(content.issuedAt, row.issuedAt) &&
    sameMoment(content.validUntil, row.validUntil) &&
    leafHash(row.entry).equals(row.leafHash)
  );
}

function sameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
