import type { Job } from '#src/http/feature.ts';

/** Invalidates the home page at midnight in China, when posters and months change without a write. */
export const turnDay: Job = {
  name: 'turn-day',
  cron: '0 16 * * *',
  run: async ({ invalidate }) => invalidate('home'),
};
