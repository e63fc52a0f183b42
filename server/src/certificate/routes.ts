import * as calls from '@shuji/contract/certificate/calls';
import { certificateColumns } from '@shuji/contract/certificate/labels/office';
import * as officeCalls from '@shuji/contract/certificate/office';
import * as shapes from '@shuji/contract/certificate/schema';
import * as officeShapes from '@shuji/contract/certificate/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { certificateCells } from './export.ts';
import { expireCertificates, remindHolders } from './jobs.ts';
import { findCertificate, getOwnSaleCertificate, getProductCertificate, getSaleCertificate } from './reading.ts';
import { getOfficeCertificate, listOfficeCertificates } from './reading-office.ts';
import { getCertificateProof, getOwnCertificateProof } from './reading-proof.ts';

export const certificate = feature(
  'certificate',
  calls,
  shapes,
  {
    getProductCertificate,
    getSaleCertificate,
    getOwnSaleCertificate,
    findCertificate,
    getCertificateProof,
    getOwnCertificateProof,
  },
  [expireCertificates, remindHolders],
);

export const certificateOffice = feature('certificate', officeCalls, officeShapes, {
  listOfficeCertificates,
  getOfficeCertificate,
  exportOfficeCertificates: exporting({
    list: 'certificate',
    columns: certificateColumns,
    cells: certificateCells,
    read: listOfficeCertificates,
  }),
});
