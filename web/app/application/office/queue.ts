import type * as attestation from '@shuji/contract/merchant/attestation';

export interface ApplicationQueue {
  name: 'attestation' | 'merchant' | 'permit' | 'experience';
  title: string;
  queue: typeof attestation.listAttestationQueue;
  exports: typeof attestation.exportAttestationQueue;
  detail: typeof attestation.readAttestationSheet;
  review: typeof attestation.reviewAttestation;
  freeze: typeof attestation.freezeAttestation;
  /** The effect of freezing, in a sentence. */
  freezing: string;
}
