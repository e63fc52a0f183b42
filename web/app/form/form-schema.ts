import { createContext, type ReactNode } from 'react';
import type { z } from 'zod';

/** The schema that the fields of the form around are checked with. */
export const FormSchema = createContext<z.ZodType | null>(null);

/** The label of the field around, for controls without words of their own. */
export const FieldTitle = createContext<ReactNode>(null);

/** Sets a field as if typed: the draft is saved and listeners run. */
export const PutValue = createContext<(name: string, value: unknown) => void>(() => {});
