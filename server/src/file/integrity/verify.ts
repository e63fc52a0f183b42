// Reads some of the stored files anew each night: what was changed in the store is found before someone asks for it.

import { verifyStored } from '#src/file/open-stored.ts';
import type { Job } from '#src/http/feature.ts';
import { listToVerify } from './queries.ts';

const mostFiles = 2_000;
const mostBytes = 20 * 1024 ** 3;

export const verifyFiles: Job = {
  name: 'verify-files',
  cron: '10 18 * * *',
  run: async ({ db, providers, afterCommit }) => {
    let bytes = 0;
    for (const file of await listToVerify(db, mostFiles)) {
      bytes += file.size;
      if (bytes > mostBytes) break;
      // After the commit: no transaction waits for the store.
      afterCommit(async () => {
        await verifyStored(providers, file);
      });
    }
  },
};
