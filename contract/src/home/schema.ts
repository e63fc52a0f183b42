// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { listOf, oneOf, page } from '../field.ts';
import { shape } from '../shape.ts';
import { type MyFigure, myFigures, posterPlaces, type TodoKind, todoKinds } from './labels.ts';

export const poster = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string().nullable(),
  /** A path of this site or a full address; empty when the poster leads nowhere. */
  link: z.string(),
});

export type Poster = z.output<typeof poster>;

export const listPosters = shape({
  input: z.object({ place: oneOf('展示位置', posterPlaces).default('home'), ...page }),
  output: listOf(poster),
});

/** The figures of one month, `2026-11`. */
export const month = z.object({
  month: z.string(),
  products: z.int(),
  demands: z.int(),
  deals: z.int(),
  /** Registered and published up to the end of the month, from the beginning on. */
  productsSoFar: z.int(),
  demandsSoFar: z.int(),
});

export type MonthFigures = z.output<typeof month>;

export const getStatistics = shape({
  input: z.object({}),
  output: z.object({
    totals: z.object({
      /** Products on the market. */
      products: z.int(),
      merchants: z.int(),
      /** Demands in the hall. */
      demands: z.int(),
      /** Orders completed. */
      deals: z.int(),
      /** Total of the completed orders, in fen; null while so few orders would reveal a price. */
      dealAmount: z.int().nullable(),
    }),
    months: z.array(month),
  }),
});

export const getMyStatistics = shape({
  input: z.object({}),
  output: z.object({
    counters: z.array(
      z.object({
        name: z.enum(Object.keys(myFigures) as [MyFigure, ...MyFigure[]]),
        label: z.string(),
        count: z.int(),
      }),
    ),
    /** Only what waits; the most pressing first. */
    todos: z.array(
      z.object({
        kind: z.enum(Object.keys(todoKinds) as [TodoKind, ...TodoKind[]]),
        label: z.string(),
        count: z.int(),
      }),
    ),
  }),
});
