import { z } from 'zod';

export const feeRule = z.object({
  /** Basis points of the contract's price: 150 is 1.5 %. */
  rate: z.int(),
  min: z.int(),
  /** 0: no upper limit. */
  max: z.int(),
  payer: z.enum(['seller', 'buyer', 'both']),
});

export type FeeRule = z.output<typeof feeRule>;
