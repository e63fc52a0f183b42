import { createContext } from 'react';

/** The last review's opinions by field, for the form. */
export const FieldOpinions = createContext<Record<string, string>>({});
