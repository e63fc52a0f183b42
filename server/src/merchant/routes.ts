import * as attestationCalls from '@shuji/contract/attestation';
import * as merchantCalls from '@shuji/contract/merchant';
import { exportingQueue } from '#src/application/sheet.ts';
import { feature } from '#src/http/feature.ts';
import { applyMerchant, discardMerchant, freezeMerchant, reviewMerchant } from './actions.ts';
import { applyAttestation, discardAttestation, freezeAttestation, reviewAttestation } from './actions-attestation.ts';
import { listMerchantQueue, listMerchants, readMerchantSheet, readOwnMerchant } from './reading.ts';
import { listAttestationQueue, readAttestationSheet, readOwnAttestation } from './reading-attestation.ts';

export const attestation = feature('attestation', attestationCalls, {
  applyAttestation,
  discardAttestation,
  readOwnAttestation,
  listAttestationQueue,
  exportAttestationQueue: exportingQueue('attestation', listAttestationQueue),
  readAttestationSheet,
  reviewAttestation,
  freezeAttestation,
});

export const merchant = feature('merchant', merchantCalls, {
  applyMerchant,
  discardMerchant,
  readOwnMerchant,
  listMerchants,
  listMerchantQueue,
  exportMerchantQueue: exportingQueue('merchant', listMerchantQueue),
  readMerchantSheet,
  reviewMerchant,
  freezeMerchant,
});
