// The market in figures for anyone to reuse, month by month and by industry.
import { z } from 'zod';
import { call } from '../call.ts';

/** Counts below this, but above zero, are withheld: so few would reveal whose they are. */
export const smallestTold = 5;

/** Null stands for what is withheld. */
const cell = z.int().nullable();

const figures = {
  products: cell,
  demands: cell,
  deals: cell,
  /** Total of the completed orders, in fen; withheld together with their count. */
  dealAmount: cell,
};

const month = z.object({
  /** `2026-10` */
  month: z.string(),
  total: z.object(figures),
  /** Industries in which anything happened that month. */
  industries: z.array(z.object({ industry: z.string(), ...figures })),
});

export type OpenMonth = z.output<typeof month>;
export type OpenFigures = Omit<OpenMonth['industries'][number], 'industry'>;

/** Whole months only, the newest first. */
export const listOpenStatistics = call('GET', '/wl/statistics/month', {
  summary: '按月公开的统计（不足 5 的数不公布）',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.array(month),
  cache: ['home', 'site'],
});
