import { z } from 'zod';
import { id, moment } from '../../field.ts';
import { shape } from '../../shape.ts';

/** The middle half of settled prices in fen, rounded outwards; null where too few to publish. */
const settledRange = z.object({ low: z.int(), high: z.int(), scope: z.enum(['industry', 'type']) }).nullable();

export type SettledRange = z.output<typeof settledRange>;

export const priceRecord = z.object({
  /** The registered versions whose price differs from the one before, the newest first. */
  history: z.array(z.object({ at: moment, version: z.int(), priceMode: z.string(), priceFrom: z.int().nullable() })),
  /** Every registered version, the newest first, with the names of the fields that differ from the one before. */
  versions: z.array(z.object({ at: moment, version: z.int(), changed: z.array(z.string()) })),
  /** What at least `smallestPublished` buyers of the product bought too. */
  alsoBought: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The unit in which the product's price compares; null for 面议 and 免费. */
  unit: z.enum(['call', 'year', 'copy']).nullable(),
  /** Of similar products, by that unit. */
  settled: settledRange,
  /** Totals at which similar products without a price ended. */
  negotiated: settledRange,
});

export type PriceRecord = z.output<typeof priceRecord>;

export const getPriceRecord = shape({ id: id('产品') }, priceRecord);
