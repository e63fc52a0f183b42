import type { CertificateState } from '@shuji/contract/certificate/labels';
import type { Tone } from '#app/ui/tone.ts';

export const stateTone: Record<CertificateState, Tone> = {
  valid: 'good',
  changed: 'warn',
  revoked: 'bad',
  expired: 'plain',
};
