import type { ReviewQueue } from '@shuji/contract/review/labels';
import { createContext, useEffect, useMemo, useState } from 'react';
import { forgetDraft, getDraft, writeDraft } from '#app/lib/draft.ts';

export type ReviewDecision = 'approve' | 'correction' | 'refuse';

interface Written {
  decision?: ReviewDecision;
  reason: string;
  /** By field. */
  opinions: Readonly<Record<string, string>>;
}

/** The review that is being written on a page, until it is sent. */
export interface ReviewDraft extends Written {
  desk: ReviewQueue;
  /** Undefined takes an opinion back. */
  write: (field: string, words: string | undefined) => void;
  put: (changed: Partial<Omit<Written, 'opinions'>>) => void;
  /** It was sent, or is somebody else's to write. */
  forget: () => void;
}

const nothing: Written = { reason: '', opinions: {} };

/** A review in session storage under a name: what is written survives a reload and an expired sign-in. */
export function useReviewDraft(desk: ReviewQueue, name: string): ReviewDraft {
  const [written, setWritten] = useState<Written>(() => getDraft<Written>(name) ?? nothing);
  useEffect(() => {
    if (written === nothing) forgetDraft(name);
    else writeDraft(name, written);
  }, [name, written]);
  return useMemo(
    () => ({
      desk,
      ...written,
      write: (field, words) =>
        setWritten(({ opinions: { [field]: _, ...others }, ...rest }) => ({
          ...rest,
          opinions: words === undefined ? others : { ...others, [field]: words },
        })),
      put: (changed) => setWritten((before) => ({ ...before, ...changed })),
      forget: () => setWritten(nothing),
    }),
    [desk, written],
  );
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
