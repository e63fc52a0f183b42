import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'attacks/**/*.test.ts',
      'faults/**/*.test.ts',
    ],
    // Reading the program takes longer than most files' tests: a worker reads it once. `world()` clears its caches.
    isolate: false,
    // Not one less than there are cores, as Vitest would have it: much of a test is waiting for the database.
    maxWorkers: '100%',
    globalSetup: 'server/test/database.ts',
    // A forced race waits for locks on a machine that may be busy.
    testTimeout: 20_000,
    // Nothing is asserted about time: what comes late on a busy machine has come.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 30_000,
  },
});
