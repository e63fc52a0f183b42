import * as calls from '@shuji/contract/certificate';
import { feature } from '#src/http/feature.ts';
import { expireCertificates } from './jobs.ts';
import { findCertificate, readOwnSaleCertificate, readProductCertificate, readSaleCertificate } from './reading.ts';
import { readCertificateProof, readOwnCertificateProof } from './reading-proof.ts';

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
  [expireCertificates],
);
