// The proof of a certificate: what its reader may see with the salts of it, and where the log holds it.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/certificate';
import { type ProofDocument, proofFormat } from '@shuji/contract/proof/document';
import type { Disclosures } from '@shuji/contract/proof/entry';
import type { Db } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Attested, ReadScene, User } from '#src/http/scene.ts';
import { findEntries } from '#src/proof-log/queries.ts';
import { proofsOf } from '#src/proof-log/reading.ts';
import { inLog, openContent } from './content.ts';
import { type CertificateRow, findCertificateRow } from './queries.ts';
import { isParty } from './reading.ts';
import { publicDisclosures } from './rules.ts';

export async function readCertificateProof(
  { id }: Parsed<typeof calls.readCertificateProof>,
  { db }: ReadScene<User | null>,
): Promise<ProofDocument> {
  const row = await findCertificateRow(db, id);
  ensure(row, 'certificate.notFound');
  const disclosures = openContent(row);
  return proofOf(db, row, row.kind === 'sale' ? publicDisclosures(disclosures) : disclosures);
}

export async function readOwnCertificateProof(
  { id }: Parsed<typeof calls.readOwnCertificateProof>,
  { db, actor }: ReadScene<Attested>,
): Promise<ProofDocument> {
  const row = await findCertificateRow(db, id, 'sale');
  ensure(row && isParty(row, actor), 'certificate.notFound');
  return proofOf(db, row, openContent(row));
}

async function proofOf(db: Db, row: CertificateRow, fields: Disclosures): Promise<ProofDocument> {
  const logged = inLog(await findEntries(db, row.number));
  ensure(logged && logged.issued.index !== null && logged.ended?.index !== null, 'certificate.notYetProvable');
  const { issued, ended } = logged;
  const places = [issued, ...(ended ? [ended] : [])].map(({ index }) => index as number);
  const [issue, end] = (await proofsOf(db, places)) ?? [];
  ensure(issue, 'certificate.notYetProvable');
  const { stateSalt, stateReason } = row;
  return {
    format: proofFormat,
    fields,
    issue: { entry: issued.entry, proof: issue },
    end: ended && end ? { reason: [stateSalt ?? '', stateReason], entry: ended.entry, proof: end } : null,
  };
}
