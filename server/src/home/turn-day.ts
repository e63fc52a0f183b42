import type { Job } from '#src/http/feature.ts';

/** At midnight in China posters come and go and months end, and nobody writes then: the ready home page must be told. */
export const turnDay: Job = {
  name: 'turn-day',
  cron: '0 16 * * *',
  run: async ({ invalidate }) => invalidate('home'),
};
