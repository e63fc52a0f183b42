// Loads the page of one binding text, at whichever address it has.

import type { Output } from '@shuji/contract/call';
import { compareDocument, getDocument, listDocuments } from '@shuji/contract/document/calls';
import { type LegalText, legalTexts } from '@shuji/contract/document/labels';
import type { Comparison, DocumentText, DocumentVersion } from '@shuji/contract/document/schema';
import { type Loaded, loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';

export type AnyText = TextPage | AwaitedText;

/** A text that a reader may rightly look for, and that the centre has not published yet. */
interface AwaitedText {
  document: null;
  title: string;
}

export interface TextPage {
  document: DocumentText;
  others: Output<typeof listDocuments>;
  /** Includes the version before, for a reader who compares. */
  changes: { from: DocumentVersion; comparison: Comparison } | null;
}

/** `?version=2` shows that version, `?changes=1` beside it what it changed. */
export function loadText(anchorOf: (query: URLSearchParams) => string): Loaded<AnyText> {
  return loadAll(async (perform, { query }) => {
    const anchor = anchorOf(query);
    const version = query.get('version');
    const listed = await perform(listDocuments, {});
    const title = titleOf(anchor);
    if (title && listed.every((one) => one.anchor !== anchor)) return { document: null, title };
    const document = await perform(getDocument, { anchor, ...(version && { version }) });
    const before = query.get('changes') ? versionBefore(document) : null;
    const comparison = before && (await perform(compareDocument, { anchor, from: before.number, to: document.number }));
    return {
      document,
      others: listed.filter((one) => one.anchor !== anchor),
      changes: before && comparison && { from: before, comparison },
    };
  });
}

function titleOf(anchor: string): string | null {
  return Object.hasOwn(legalTexts, anchor) ? legalTexts[anchor as LegalText] : null;
}

export function versionBefore({ number, versions }: DocumentText): DocumentVersion | null {
  return versions.find((one) => one.number === number - 1) ?? null;
}

/** The address of a text: the two agreements have addresses of their own. */
export function placeOfText(anchor: string, query: { version?: number; changes?: number } = {}): string {
  if (anchor === 'terms') return href('agreement', query);
  if (anchor === 'privacy') return href('privacy', query);
  return href('ruleinfo', { name: anchor, ...query });
}
