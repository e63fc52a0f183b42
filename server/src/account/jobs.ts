import type { Job } from '#src/http/feature.ts';
import { deleteDeadSessions } from '#src/session/queries.ts';

/** Forgets sessions of both sides that can no longer be used. */
export const sweepSessions: Job = {
  name: 'account-sweep-sessions',
  cron: '17 * * * *',
  run: ({ db }) => deleteDeadSessions(db),
};
