// `npm run test:attacks`: every attack at full length, one after another, and the suites elsewhere that print the same goals.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const hour = 3_600_000;

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '..'),
    include: [
      'attacks/**/*.test.ts',
      'server/test/matrix/*.test.ts',
      'server/src/session/guessing.test.ts',
      'server/src/providers/call-out.test.ts',
      'server/src/gateway/guard.test.ts',
      'server/src/file/upload.test.ts',
      'server/src/sample/hostile.test.ts',
    ],
    globalSetup: resolve(import.meta.dirname, '../server/test/database.ts'),
    env: { ATTACKS: 'long' },
    // Attacks do not run in parallel: each measures a server that no other attack loads.
    fileParallelism: false,
    testTimeout: hour,
    hookTimeout: hour,
  },
});
