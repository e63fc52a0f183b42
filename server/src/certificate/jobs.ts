import type { Job } from '#src/http/feature.ts';
import { changeCertificate } from './actions.ts';
import { listDue } from './queries.ts';

/** Writes into the log what the calendar has decided. */
export const expireCertificates: Job = {
  name: 'expire-certificates',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    for (const { id } of await listDue(db, now)) await changeCertificate(db, id, 'expired', '有效期届满', now);
  },
};
