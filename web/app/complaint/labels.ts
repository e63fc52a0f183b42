import {
  type ComplaintSide,
  type ComplaintStatus,
  type ComplaintStep,
  complaintSides,
  complaintStep,
} from '@shuji/contract/complaint/labels';
import type { TimelineStep } from '#app/ui/plain/Timeline.tsx';
import type { Tone } from '#app/ui/tone.ts';

export const complaintTone: Record<ComplaintStatus, Tone> = {
  received: 'warn',
  handling: 'action',
  answered: 'good',
  closed: 'plain',
};

interface ComplaintEvent {
  step: ComplaintStep;
  side: ComplaintSide;
  text: string;
  at: string;
  operatorName?: string;
}

/** Titles of the timeline. */
export function stepsOf(history: readonly ComplaintEvent[]): TimelineStep[] {
  return history.map(({ step, side, text, at, operatorName }) => ({
    key: `${at} ${step}`,
    title: complaintStep[step],
    at,
    by: operatorName || complaintSides[side],
    note: text,
  }));
}
