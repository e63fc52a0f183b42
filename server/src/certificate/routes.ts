import * as calls from '@shuji/contract/certificate/calls';
import * as officeCalls from '@shuji/contract/certificate/office';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { expireCertificates, remindHolders } from './jobs.ts';
import { findCertificate, readOwnSaleCertificate, readProductCertificate, readSaleCertificate } from './reading.ts';
import { listOfficeCertificates, readOfficeCertificate } from './reading-office.ts';
import { readCertificateProof, readOwnCertificateProof } from './reading-proof.ts';
import { certificateCells } from './sheet.ts';

export const certificate = feature(
  'certificate',
  calls,
  {
    readProductCertificate,
    readSaleCertificate,
    readOwnSaleCertificate,
    findCertificate,
    readCertificateProof,
    readOwnCertificateProof,
  },
  [expireCertificates, remindHolders],
);

export const certificateOffice = feature('certificate', officeCalls, {
  listOfficeCertificates,
  readOfficeCertificate,
  exportOfficeCertificates: exporting({
    list: 'certificate',
    columns: officeCalls.certificateColumns,
    cells: certificateCells,
    read: listOfficeCertificates,
  }),
});
