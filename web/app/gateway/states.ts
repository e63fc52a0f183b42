import type { AccessState } from '@shuji/contract/gateway/labels';
import type { Tone } from '#app/ui/tone.ts';

export const stateTones: Record<AccessState, Tone> = {
  waiting: 'action',
  open: 'good',
  usedUp: 'warn',
  expired: 'warn',
  suspended: 'bad',
  closed: 'plain',
};
