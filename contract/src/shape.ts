import type { z } from 'zod';
import type { Shape } from './call.ts';

/** Declares what goes into a call and what comes out. Unknown input fields are refused, so that a misspelt one is noticed. */
export function shape<I extends z.ZodObject, O extends z.ZodType>({ input, output }: Shape<I, O>): Shape<I, O> {
  return { input: input.strict() as unknown as I, output };
}
