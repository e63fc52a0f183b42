import type { Job } from '#src/http/feature.ts';
import { doPostersTurn } from './queries.ts';
import { dayIn } from './rules.ts';

/** Posters come and go at midnight in China, and nobody writes then: the ready home page must be told. */
export const turnPosters: Job = {
  name: 'turn-posters',
  cron: '0 16 * * *',
  run: async ({ db, now, touch }) => {
    if (await doPostersTurn(db, dayIn(now))) touch('home');
  },
};
