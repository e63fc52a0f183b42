import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: 'server/test/database.ts',
    // Each file has a centre of its own (server/test/world.ts); the program itself is read once a worker, not once a file.
    isolate: false,
    // A forced race waits for locks on a machine that may be busy.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
