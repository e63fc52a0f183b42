import type { Awaiting } from '@shuji/contract/application/labels';
import type * as attestation from '@shuji/contract/merchant/attestation';

export interface ApplicationQueue {
  name: 'attestation' | 'merchant' | 'permit' | 'experience' | 'phone';
  title: string;
  queue: typeof attestation.listAttestationQueue;
  exports: typeof attestation.exportAttestationQueue;
  detail: typeof attestation.readAttestationSheet;
  review: typeof attestation.reviewAttestation;
  /** The queues of what may be sent together with it, and is reviewed on the same page. */
  together?: Record<Awaiting, ApplicationQueue>;
  /** Left out where what was approved does not stand on. */
  freezing?: {
    call: typeof attestation.freezeAttestation;
    /** The effect, in a sentence. */
    words: string;
  };
}
