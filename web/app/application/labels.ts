import type { ApplicationStatus, ApplicationStep } from '@shuji/contract/application/labels';
import type { Tone } from '#app/ui/tone.ts';

export const statusTone: Record<ApplicationStatus, Tone> = {
  draft: 'plain',
  pending: 'action',
  correction: 'warn',
  approved: 'good',
  refused: 'bad',
  frozen: 'bad',
  replaced: 'plain',
};

/** Steps that sent an application back, ended it or took it away; a timeline marks them. */
export const badSteps: readonly ApplicationStep[] = ['correct', 'refuse', 'freeze'];

/** True while the owner may edit it or start a new one. */
export function mayWrite(status: ApplicationStatus | undefined): boolean {
  return status === undefined || status === 'draft' || status === 'correction' || status === 'refused';
}
