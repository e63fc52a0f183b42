// The proof of a certificate: what its reader may see with the salts of it, and where the log holds it.
import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/certificate/calls';
import { proofFormat } from '@shuji/contract/proof/document';
import type { Disclosures } from '@shuji/contract/proof/entry';
import type { ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findEntries, newestCheckpoint } from '#src/proof-log/queries.ts';
import { proofsOf } from '#src/proof-log/reading.ts';
import { inLog, openContent } from './content.ts';
import { type CertificateRow, findCertificateRow } from './queries.ts';
import { isParty } from './reading.ts';
import { publicDisclosures } from './rules.ts';
import { stateStatus } from './status.ts';

type CertificateProof = Output<typeof calls.getCertificateProof>;
type Reading = Pick<ReadContext<unknown>, 'db' | 'now' | 'providers'>;

export const getCertificateProof: Handler<typeof calls.getCertificateProof> = async ({ id }, context) => {
  const row = await findCertificateRow(context.db, id);
  ensure(row, 'certificate.notFound');
  const disclosures = openContent(row);
  return proofOf(context, row, row.kind === 'sale' ? publicDisclosures(disclosures) : disclosures);
};

export const getOwnCertificateProof: Handler<typeof calls.getOwnCertificateProof> = async ({ id }, context) => {
  const row = await findCertificateRow(context.db, id, 'sale');
  ensure(row && isParty(row, context.actor), 'certificate.notFound');
  return proofOf(context, row, openContent(row));
};

async function proofOf(context: Reading, row: CertificateRow, fields: Disclosures): Promise<CertificateProof> {
  const { db } = context;
  // Before the entries: what is read later holds every entry up to this checkpoint, an ending too.
  const checkpoint = await newestCheckpoint(db);
  const logged = inLog(await findEntries(db, row.number));
  ensure(logged && logged.issued.index !== null && logged.ended?.index !== null, 'certificate.notYetProvable');
  const { issued, ended } = logged;
  const places = [issued, ...(ended ? [ended] : [])].map(({ index }) => index as number);
  const [issue, end] = (checkpoint && (await proofsOf(db, checkpoint, places))) ?? [];
  ensure(checkpoint && issue, 'certificate.notYetProvable');
  const { stateSalt, stateReason } = row;
  return {
    format: proofFormat,
    fields,
    issue: { entry: issued.entry, proof: issue },
    end: ended && end ? { reason: [stateSalt ?? '', stateReason], entry: ended.entry, proof: end } : null,
    status: await stateStatus(context, logged, checkpoint),
  };
}
