import type { PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import type { Vault } from '#src/providers/vault.ts';
import { findApplication, type Subject, waitingApplications } from './queries.ts';
import { eraseApplications, listForCopy } from './queries-erase.ts';
import { type Content, isSealed } from './rules.ts';

/** One kind of applications, for the noun that has it. */
export function applicationResource(subject: Subject) {
  return {
    queue: { waiting: (db) => waitingApplications(db, subject) },
    findPending: async (db, id) => {
      const found = await findApplication(db, subject, id);
      return found?.status === 'pending' ? { organisations: [found.organisation] } : null;
    },
  } satisfies Resource;
}

export const applicationRecords: PersonalRecords = {
  copy: {
    申请记录: async (db, vault, { accountId }) =>
      (await listForCopy(db, accountId)).map((row) => ({ ...row, content: openContent(vault, row.content) })),
  },
  erase: ({ db, now }, { accountId }) => eraseApplications(db, accountId, now),
};

function openContent(vault: Vault, content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isSealed(value) ? vault.decrypt(value.sealed) : value]),
  );
}
