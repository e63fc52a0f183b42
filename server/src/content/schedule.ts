import type { Job } from '#src/http/feature.ts';

/** Invalidates at midnight in China what readers see differently on another day, without a write. */
export function turnDay(name: string, tag: string): Job {
  return { name, cron: '0 16 * * *', run: async ({ invalidate }) => invalidate(tag) };
}
