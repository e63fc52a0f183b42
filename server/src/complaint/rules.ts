// Pure: what may follow what, and what opens a complaint.
import type { ComplaintSide, ComplaintStatus, ComplaintStep } from '@shuji/contract/complaint/labels';
import type { Step } from '#src/lifecycle/rules.ts';

export type Move = Exclude<ComplaintStep, 'file'>;

/** From which states each step leads, and where to. Filing begins one. */
export const moves: Record<Move, Step<ComplaintSide, { status: ComplaintStatus }>> = {
  accept: { by: ['office'], from: ['received'], to: ['handling'] },
  answer: { by: ['office'], from: ['received', 'handling'], to: ['answered'] },
  // A reply puts the complaint back into the queue.
  reply: { by: ['sender'], from: ['received', 'handling', 'answered'], to: ['handling'] },
  close: { by: ['sender'], from: ['answered'], to: ['closed'] },
  settle: { by: ['office'], from: ['received', 'handling', 'answered'], to: ['closed'] },
  lapse: { by: ['system'], from: ['answered'], to: ['closed'] },
};

/** The text under the hash of a code: a code opens one number only. */
export function codeText(number: string, code: string): string {
  return `complaint ${number} ${code}`;
}

/** The number of complaints that an address or an account may file; more is added to an open one. */
export const filedAtMost = [
  { points: 5, seconds: 3600 },
  { points: 15, seconds: 86_400 },
];

const quarter = 15 * 60;
/** Wrong codes from an address: for one complaint, and for all. */
export const triesByNumber = [{ points: 5, seconds: quarter }];
export const triesByAddress = [{ points: 20, seconds: quarter }];
