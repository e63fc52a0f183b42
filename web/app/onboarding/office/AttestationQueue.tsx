import {
  exportAttestationQueue,
  freezeAttestation,
  listAttestationQueue,
  readAttestationSheet,
  reviewAttestation,
} from '@shuji/contract/merchant/attestation';
import { applicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { merchantQueue } from '#app/merchant/office/queue.ts';
import { permitQueue } from '#app/permit/office/queue.ts';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('身份认证审核');

export default applicationQueue({
  name: 'attestation',
  title: '身份认证审核',
  queue: listAttestationQueue,
  exports: exportAttestationQueue,
  detail: readAttestationSheet,
  review: reviewAttestation,
  together: { merchant: merchantQueue, permit: permitQueue },
  freezing: { call: freezeAttestation, words: '冻结后，该主体的认证、数商资格和交易权限立即失效，直至解除。' },
});
