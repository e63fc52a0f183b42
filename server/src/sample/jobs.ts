// Profiles samples in use once, outside any transaction, and stores the result.
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Job } from '#src/http/feature.ts';
import { profileFile } from './profiler.ts';
import { insertProfile, listUnmeasured } from './queries.ts';

const filesAtOnce = 20;

export const measureSamples: Job = {
  name: 'measure-samples',
  cron: '* * * * *',
  run: async ({ db, providers, afterCommit, next }) => {
    const files = await listUnmeasured(db, filesAtOnce);
    if (files.length === 0) return;
    const found: { id: string; profile: SampleProfile }[] = [];
    for (const file of files) {
      afterCommit(async () => {
        found.push({ id: file.id, profile: await profileFile(providers, file) });
      });
    }
    next(async (later) => {
      for (const { id, profile } of found) await insertProfile(later.db, id, profile, later.now);
      later.invalidate('sample');
    });
  },
};
