import { createContext } from 'react';
import type { z } from 'zod';

/** The schema that the fields of the form around are checked with. */
export const FormSchema = createContext<z.ZodType | null>(null);
