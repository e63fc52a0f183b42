import { createContext } from 'react';

/** The reviewer's sentences by field, for the fields of the form around. */
export const FieldOpinions = createContext<Record<string, string>>({});
