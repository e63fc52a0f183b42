import type { ReviewQueue } from '@shuji/contract/review/labels';
import { createContext } from 'react';

/** The review that is being written on a page: opinions by field, until they are sent with the verdict. */
export interface ReviewDraft {
  desk: ReviewQueue;
  opinions: Readonly<Record<string, string>>;
  /** Undefined takes an opinion back. */
  write: (field: string, words: string | undefined) => void;
}

/** Null where fields are only read: by an auditor, before the claim, and after the decision. */
export const ReviewDraftContext = createContext<ReviewDraft | null>(null);

/** The id of a field in a sheet, for links to it. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

/** Opinions that say something. */
export function writtenIn(opinions: ReviewDraft['opinions']): Record<string, string> {
  const trimmed = Object.entries(opinions).map(([field, words]) => [field, words.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, words]) => words !== ''));
}
