import { createContext } from 'react';

/** What the last review said, by field, for the form to show it where it belongs. */
export const FieldOpinions = createContext<Record<string, string>>({});
