import { createContext, type ReactNode } from 'react';
import type { z } from 'zod';

/** The schema that the fields of the form around are checked with. */
export const FormSchema = createContext<z.ZodType | null>(null);

/** The label of the field around, for controls without words of their own. */
export const FieldTitle = createContext<ReactNode>(null);

/** Sets a field as if it had been written by hand: the draft is kept and whoever listens is told. */
export const PutValue = createContext<(name: string, value: unknown) => void>(() => {});
