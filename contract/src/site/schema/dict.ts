// The dictionaries by name, and what a dictionary answers. Their entries live in the database.
import { z } from 'zod';
import type { DictName } from '../labels/dict.ts';

/** One entry of a dictionary: `value` is the stable code, `label` what people read. */
export const dictItem = z.object({
  label: z.string(),
  value: z.string(),
  sort: z.int(),
  isDefault: z.boolean(),
  /** Shown where it stands already, chosen nowhere anew. */
  isRetired: z.boolean(),
});

export type DictItem = z.output<typeof dictItem>;

/** Several dictionaries by name, as the `…/dict` calls of product, demand and news answer. */
export function dictsOf<const N extends readonly [DictName, ...DictName[]]>(names: N) {
  const shape = Object.fromEntries(names.map((name) => [name, z.array(dictItem)]));
  return z.object(shape as Record<N[number], z.ZodArray<typeof dictItem>>);
}
