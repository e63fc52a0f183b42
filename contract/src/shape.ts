import { z } from 'zod';
import { nothing } from './field.ts';

/** An object schema, or the fields of one. */
type Whole<T> = T extends z.ZodRawShape ? z.ZodObject<T> : T;

/** Declares what goes into a call and what comes out. Unknown input fields are refused, so that a misspelt one is noticed. */
export function shape<I extends z.ZodObject | z.ZodRawShape, O extends z.ZodType | z.ZodRawShape = typeof nothing>(
  input: I,
  output?: O,
): { input: Whole<I>; output: Whole<O> } {
  const strict = input instanceof z.ZodObject ? input.strict() : z.strictObject(input);
  const whole = output instanceof z.ZodType ? output : output ? z.object(output) : nothing;
  return { input: strict as unknown as Whole<I>, output: whole as unknown as Whole<O> };
}
