import * as attestationCalls from '@shuji/contract/merchant/attestation';
import * as bankCalls from '@shuji/contract/merchant/bank-account';
import * as merchantCalls from '@shuji/contract/merchant/calls';
import * as merchantShapes from '@shuji/contract/merchant/schema';
import * as attestationShapes from '@shuji/contract/merchant/schema/attestation';
import * as bankShapes from '@shuji/contract/merchant/schema/bank-account';
import * as templateShapes from '@shuji/contract/merchant/schema/template';
import * as templateCalls from '@shuji/contract/merchant/template';
import { exportingQueue } from '#src/application/export.ts';
import { applicantOf } from '#src/application/queries.ts';
import { openingPersonal } from '#src/audit/access.ts';
import { feature, revoking } from '#src/http/feature.ts';
import { applyMerchant, discardMerchant, freezeMerchant, reviewMerchant } from './actions.ts';
import { applyAttestation, discardAttestation, freezeAttestation, reviewAttestation } from './actions-attestation.ts';
import { saveBankAccount } from './actions-bank.ts';
import { getOwnMerchant, listMerchantQueue, readMerchantSheet } from './reading.ts';
import { getOwnAttestation, listAttestationQueue, readAttestationSheet } from './reading-attestation.ts';
import { getBankAccount } from './reading-bank.ts';
import { downloadTemplate } from './template.ts';

export const attestation = feature('attestation', attestationCalls, attestationShapes, {
  applyAttestation,
  discardAttestation,
  getOwnAttestation,
  listAttestationQueue,
  exportAttestationQueue: exportingQueue('attestation', listAttestationQueue),
  readAttestationSheet: openingPersonal({ place: 'attestation', read: readAttestationSheet, concerned: applicantOf }),
  reviewAttestation,
  freezeAttestation: revoking(({ id }, { db }) => applicantOf(db, id), freezeAttestation),
});

export const merchant = feature('merchant', merchantCalls, merchantShapes, {
  applyMerchant,
  discardMerchant,
  getOwnMerchant,
  listMerchantQueue,
  exportMerchantQueue: exportingQueue('merchant', listMerchantQueue),
  readMerchantSheet: openingPersonal({ place: 'merchant', read: readMerchantSheet, concerned: applicantOf }),
  reviewMerchant,
  freezeMerchant: revoking(({ id }, { db }) => applicantOf(db, id), freezeMerchant),
});

export const template = feature('merchant', templateCalls, templateShapes, { downloadTemplate });

export const bankAccount = feature('merchant', bankCalls, bankShapes, { getBankAccount, saveBankAccount });
