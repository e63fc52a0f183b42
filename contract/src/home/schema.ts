import { z } from 'zod';
import { keyOf, listOf, moment, oneOf, page } from '../field.ts';
import { shape } from '../shape.ts';
import { myFigures, posterPlaces, todoKinds } from './labels.ts';

export const poster = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string().nullable(),
  /** A path of this site or a full address; empty when the poster leads nowhere. */
  link: z.string(),
});

export type Poster = z.output<typeof poster>;

export const listPosters = shape({ place: oneOf('展示位置', posterPlaces).default('home'), ...page }, listOf(poster));

/** Null stands for what is withheld, as in the open statistics. */
const count = z.int().nullable();

/** The figures of one whole month, `2026-10`. */
export const month = z.object({
  month: z.string(),
  products: count,
  demands: count,
  deals: count,
  /** Registered and published up to the end of the month, from the beginning on. */
  productsSoFar: count,
  demandsSoFar: count,
});

export type MonthFigures = z.output<typeof month>;

export const getStatistics = shape(
  {},
  {
    totals: z.object({
      /** Products on the market. */
      products: z.int(),
      merchants: z.int(),
      /** Demands in the hall. */
      demands: z.int(),
      /** Orders completed in whole months, as far as their number may be published. */
      deals: count,
      /** Total of those orders, in fen. */
      dealAmount: count,
    }),
    months: z.array(month),
  },
);

export const getLatest = shape(
  {},
  {
    /** Of a product on the market. */
    certificate: z
      .object({ id: z.string(), number: z.string(), productName: z.string(), holderName: z.string(), issuedAt: moment })
      .nullable(),
    /** The day on which an order was completed last, `2026-11-24`; nothing else of it is public. */
    dealOn: z.string().nullable(),
    /** The newest signed checkpoint of the proof log. */
    log: z.object({ size: z.int(), signedAt: moment }).nullable(),
  },
);

export type Latest = z.output<typeof getLatest.output>;

export const getMyStatistics = shape(
  {},
  {
    counters: z.array(
      z.object({
        name: keyOf(myFigures),
        label: z.string(),
        count: z.int(),
      }),
    ),
    /** Only what waits; the most pressing first. */
    todos: z.array(
      z.object({
        kind: keyOf(todoKinds),
        label: z.string(),
        count: z.int(),
      }),
    ),
  },
);
