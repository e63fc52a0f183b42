import type { Resource } from '#src/office/resource.ts';
import { findApplication, measureApplications, type Subject } from './queries.ts';

/** One kind of applications, for the noun that has it. */
export function applicationResource(subject: Subject) {
  return {
    queue: { measure: (db, lateSince) => measureApplications(db, subject, lateSince) },
    findPending: async (db, id) => {
      const found = await findApplication(db, subject, id);
      return found?.status === 'pending' ? { organisations: [found.organisation] } : null;
    },
  } satisfies Resource;
}
