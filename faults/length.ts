// How long the suite is: a few of each fault in every run of all tests, the goals' numbers with `npm run test:faults`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { type Figure, printFigure } from '../bench/figure.ts';

export const isLong = env.FAULTS === 'long';

/** The program is started as it runs in earnest, with its pages. */
export const isBuilt = existsSync(join(import.meta.dirname, '../web/build/server/index.js'));

/** Scales the goals' numbers for a trial: FAULTS_SHARE=0.2 runs a fifth of them and gives no valid figure. */
const share = Number(env.FAULTS_SHARE ?? 1);

export function times(goal: number, few: number): number {
  return isLong ? Math.ceil(goal * share) : few;
}

/** Only a run of the goal's full length reports its figure as held. */
export function report(figure: Figure): void {
  if (!isLong) return;
  printFigure(share < 1 ? { ...figure, holds: false, missedBy: `a run of ${share} of its length` } : figure);
}
