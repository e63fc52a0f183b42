import type { ObjectionStatus } from '@shuji/contract/objection/labels';
import type { Tone } from '#app/ui/tone.ts';

export const objectionTone: Record<ObjectionStatus, Tone> = {
  open: 'action',
  upheld: 'good',
  dismissed: 'plain',
  lapsed: 'plain',
};
