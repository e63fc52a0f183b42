// Count of unread messages. The header shows it; a page that marks some as read updates it here.
import { countUnreadNotices } from '@shuji/contract/notice/calls';
import { api } from './api.ts';

const listeners = new Set<() => void>();

/** Requests the count; null on failure, which is no news to the reader. */
export function fetchUnread(signal: AbortSignal): Promise<number | null> {
  return api(countUnreadNotices, {}, { quiet: true, signal }).then(
    ({ count }) => count,
    () => null,
  );
}

/** Some were read: components that show the count request it again. */
export function notifyUnreadChanged(): void {
  for (const listener of listeners) listener();
}

export function onUnreadChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
