import {
  exportAttestationQueue,
  freezeAttestation,
  listAttestationQueue,
  readAttestationSheet,
  reviewAttestation,
} from '@shuji/contract/merchant/attestation';
import { ApplicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('身份认证审核');

export default function AttestationQueue() {
  return (
    <ApplicationQueue
      desk="attestation"
      page="officeAttestation"
      title="身份认证审核"
      queue={listAttestationQueue}
      exported={exportAttestationQueue}
      sheet={readAttestationSheet}
      review={reviewAttestation}
      freeze={freezeAttestation}
      freezing="冻结后，该主体的认证、数商资格和交易权限立即失效，直至解除。"
    />
  );
}
