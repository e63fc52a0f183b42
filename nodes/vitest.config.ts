// `npm run test:nodes`: a centre of several machines' parts, put together on one.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const minutes = 60_000;

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '..'),
    include: ['nodes/**/*.test.ts'],
    // Each story takes the whole machine.
    fileParallelism: false,
    testTimeout: 15 * minutes,
    hookTimeout: 10 * minutes,
  },
});
