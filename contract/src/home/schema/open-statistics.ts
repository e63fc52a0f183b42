import { z } from 'zod';
import { shape } from '../../shape.ts';

/** Null stands for what is withheld. */
const cell = z.int().nullable();

const figures = {
  products: cell,
  demands: cell,
  deals: cell,
  /** Total of the completed orders, in fen; withheld together with their count. */
  dealAmount: cell,
};

export const month = z.object({
  /** `2026-10` */
  month: z.string(),
  total: z.object(figures),
  /** Industries in which anything happened that month. */
  industries: z.array(z.object({ industry: z.string(), ...figures })),
});

export type OpenMonth = z.output<typeof month>;

export const listOpenStatistics = shape({}, z.array(month));

const industryPunctuality = z.object({
  industry: z.string(),
  /** Products with a due date in the last 90 days; null where they are too few to publish. */
  products: cell,
  due: cell,
  onTime: cell,
});

export type IndustryPunctuality = z.output<typeof industryPunctuality>;

export const listOpenPunctuality = shape({}, z.array(industryPunctuality));
