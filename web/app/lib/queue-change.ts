// Work that waits in the office was done: the frame, which shows the counts, reads them anew.
const listeners = new Set<() => void>();

export function publishQueueChange(): void {
  for (const listener of listeners) listener();
}

export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
