import type { Resource } from '#src/office/resource.ts';
import { waitingFor } from './queries.ts';

/** Requests that a second administrator decides. */
export function approvalResource(kinds: Parameters<typeof waitingFor>[1]) {
  return { queue: { role: 'admin', waiting: (db, at) => waitingFor(db, kinds, at) } } satisfies Resource;
}
