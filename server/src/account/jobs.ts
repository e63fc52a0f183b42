import type { Job } from '#src/http/feature.ts';
import { deviceDays } from '#src/session/known-device.ts';
import { deleteDeadSessions } from '#src/session/queries.ts';
import { deleteUnusedDevices } from '#src/session/queries-device.ts';

/** Deletes sessions of both sides that have expired, and devices not used for long. */
export const sweepSessions: Job = {
  name: 'account-sweep-sessions',
  cron: '17 * * * *',
  run: async ({ db }) => {
    await deleteDeadSessions(db);
    await deleteUnusedDevices(db, deviceDays);
  },
};
