import type { Likeness, LineOutcome, ReceiptVerdict } from '@shuji/contract/receipt/labels';
import type { Tone } from '#app/ui/tone.ts';

export const verdictTone: Record<ReceiptVerdict, Tone> = {
  matched: 'good',
  disputed: 'warn',
  booked: 'good',
  short: 'bad',
  over: 'bad',
  paid: 'bad',
  closed: 'bad',
  notDue: 'warn',
  used: 'bad',
  none: 'warn',
};

export const likenessTone: Record<Likeness, Tone> = { same: 'good', near: 'warn', other: 'bad', missing: 'plain' };

export const outcomeTone: Record<LineOutcome, Tone> = { new: 'action', known: 'plain', passed: 'plain', bad: 'bad' };
