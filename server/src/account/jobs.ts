import type { Job } from '#src/http/feature.ts';
import { deviceDays } from '#src/session/known-device.ts';
import { deleteDeadSessions } from '#src/session/queries.ts';
import { deleteUnusedDevices } from '#src/session/queries-device.ts';

/** Forgets sessions of both sides that can no longer be used, and devices that nobody came back from. */
export const sweepSessions: Job = {
  name: 'account-sweep-sessions',
  cron: '17 * * * *',
  run: async ({ db }) => {
    await deleteDeadSessions(db);
    await deleteUnusedDevices(db, deviceDays);
  },
};
