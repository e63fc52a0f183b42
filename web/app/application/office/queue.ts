import type * as attestation from '@shuji/contract/merchant/attestation';

export interface ApplicationQueue {
  name: 'attestation' | 'merchant' | 'permit' | 'experience' | 'phone';
  title: string;
  queue: typeof attestation.listAttestationQueue;
  exports: typeof attestation.exportAttestationQueue;
  detail: typeof attestation.readAttestationSheet;
  review: typeof attestation.reviewAttestation;
  /** Left out where what was approved does not stand on. */
  freezing?: {
    call: typeof attestation.freezeAttestation;
    /** The effect, in a sentence. */
    words: string;
  };
}
