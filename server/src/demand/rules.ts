// The moves of a demand, the side that may make each, and the actions offered to its reader.
import type { DemandMove, DemandStatus, DemandStep } from '@shuji/contract/demand/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { mayMove, type Step } from '#src/lifecycle/rules.ts';

export type Side = 'owner' | 'taker' | 'office' | 'system';

/** Every lawful move; what is not here cannot happen. */
export const moves: Record<DemandStep, Step<Side, { status: DemandStatus }>> = {
  submit: { by: ['owner'], from: ['draft', 'correction'], to: ['pending'] },
  revise: { by: ['owner'], from: ['unpublished'], to: ['draft'] },
  approve: { by: ['office'], from: ['pending'], to: ['published'] },
  correct: { by: ['office'], from: ['pending'], to: ['correction'] },
  refuse: { by: ['office'], from: ['pending'], to: ['refused'] },
  unpublish: { by: ['owner'], from: ['published'], to: ['unpublished'] },
  publish: { by: ['owner'], from: ['unpublished'], to: ['published'] },
  take: { by: ['taker'], from: ['published'], to: ['taken'] },
  giveBack: { by: ['taker'], from: ['taken'], to: ['published'] },
  conclude: { by: ['owner'], from: ['taken'], to: ['concluded'] },
  accept: { by: ['owner'], from: ['published', 'taken'], to: ['concluded'] },
  close: {
    by: ['owner'],
    from: ['draft', 'pending', 'correction', 'published', 'unpublished', 'taken'],
    to: ['closed'],
  },
  takeDown: { by: ['office'], from: ['published', 'unpublished', 'taken'], to: ['closed'] },
  expire: { by: ['system'], from: ['pending', 'correction', 'published', 'unpublished'], to: ['closed'] },
};

/** Statuses in which the owner may edit the demand. A published one must be taken off the hall first. */
export const editable: readonly DemandStatus[] = ['draft', 'correction', 'unpublished'];

export interface Reader {
  isOwner: boolean;
  isTaker: boolean;
  /** Holds the role for what the demand is about. */
  isVendor: boolean;
}

/** The actions offered as buttons. `isOpen`: the deadline has not passed. */
export function movesOf(status: DemandStatus, isOpen: boolean, { isOwner, isTaker, isVendor }: Reader): DemandMove[] {
  const may = (step: DemandStep, by: Side) => mayMove(moves, by, { status }, step);
  const offered: [DemandMove, boolean][] = [
    ['edit', isOwner && editable.includes(status)],
    ['publish', isOwner && isOpen && may('publish', 'owner')],
    ['unpublish', isOwner && may('unpublish', 'owner')],
    ['take', !isOwner && isVendor && isOpen && may('take', 'taker')],
    ['giveBack', isTaker && may('giveBack', 'taker')],
    ['conclude', isOwner && may('conclude', 'owner')],
    ['close', isOwner && may('close', 'owner')],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([move]) => move);
}

/** The taker may have the contact revealed as long as the deal stands; each time is recorded. */
export function mayReadContact(status: DemandStatus, { isTaker }: Pick<Reader, 'isTaker'>): boolean {
  return isTaker && (status === 'taken' || status === 'concluded');
}

/** Steps the taker is shown; what passed between owner and reviewer is not theirs. */
export const stepsForTaker: readonly DemandStep[] = [
  'approve',
  'publish',
  'unpublish',
  'take',
  'giveBack',
  'conclude',
  'accept',
  'close',
  'takeDown',
  'expire',
];

/** `YYYY-MM-DD` so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one day to another; null when the other is past. */
export function daysBetween(today: string, day: string): number | null {
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  return days < 0 ? null : days;
}

const longestDays = 730;

/** Why a deadline cannot stand, in words; null when it can. */
export function deadlineFault(deadline: string, now: Date): string | null {
  const today = chinaDay(now);
  if (deadline <= today) return '截止日期需晚于今天';
  if (deadline > daysAfter(today, longestDays)) return '截止日期不能超过两年';
  return null;
}

/** A region's own code and those that contain it (GB/T 2260: 2 + 2 + 2 digits). */
export function regionsAround(code: string): string[] {
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])];
}

/** Text as keywords are compared: width and case do not matter. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a keyword line, at most six. */
export function searchWords(keyword: string): string[] {
  return searchable(keyword).split(' ').filter(Boolean).slice(0, 6);
}
