// Profiles samples in use once, outside any transaction, and stores the result.
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Job } from '#src/http/feature.ts';
import { profileFile } from './profiler.ts';
import { callForMeasuring, insertProfile, takeUnmeasured } from './queries.ts';

/** Few, for a node that closes waits for them. */
const filesAtOnce = 2;
/** Longer than the measuring of that many takes; a sample whose measuring failed waits as long. */
const leaseMs = 5 * 60_000;

export const measureSamples: Job = {
  name: 'measure-samples',
  cron: '* * * * *',
  channel: 'sample_claimed',
  run: async ({ db, now, providers, afterCommit, next }) => {
    const files = await takeUnmeasured(db, filesAtOnce, { now, until: new Date(now.getTime() + leaseMs) });
    if (files.length === 0) return;
    // Calls for another run rather than going on within this one: none begins on a node that closes.
    if (files.length === filesAtOnce) await callForMeasuring(db);
    const found: { id: string; profile: SampleProfile }[] = [];
    const failures: unknown[] = [];
    for (const file of files) {
      afterCommit(async () => {
        try {
          found.push({ id: file.id, profile: await profileFile(providers, file) });
        } catch (error) {
          failures.push(error);
        }
      });
    }
    next(async (later) => {
      for (const { id, profile } of found) await insertProfile(later.db, id, profile, later.now);
      later.invalidate('sample');
    });
    // After all else: the run is on record as failed, and its alarm rings.
    afterCommit(() => {
      if (failures.length > 0) throw failures[0];
    });
  },
};
