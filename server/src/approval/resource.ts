import type { Resource } from '#src/office/resource.ts';
import { measureApprovals } from './queries.ts';

/** Requests that a second administrator decides. */
export function approvalResource(kinds: Parameters<typeof measureApprovals>[1]) {
  return {
    queue: {
      role: 'admin',
      measure: (db, lateSince, now, actorId) => measureApprovals(db, kinds, { actorId, now, lateSince }),
    },
  } satisfies Resource;
}
