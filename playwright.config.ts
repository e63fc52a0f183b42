import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

// E2E_ORIGIN runs the stories on a server that already runs; without it they get a fresh one, on a free port or on E2E_PORT.
process.env.E2E_PORT ??= await freePort();
const port = process.env.E2E_PORT;
const origin = process.env.E2E_ORIGIN ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  // One more than there are cores: a story mostly waits for pages.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A story that passes on its second run only is red.
  retries: 0,
  // Limits, not waits: a machine with twenty other works on its cores stays within them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    // As a person's: a browser without a screen names itself a robot, whose views are not counted.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    timezoneId: 'Asia/Shanghai',
    // Each worker has a client address of its own, so that the limits by address apply to each separately.
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${1 + Number(process.env.TEST_WORKER_INDEX ?? 0)}` },
    screenshot: 'only-on-failure',
    // A failure leaves its screenshot and the page's roles. A trace makes every run a third longer: --trace on records one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      // Chromium's sandbox refuses root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // In the C locale Chromium saves every file with a Chinese name as `download`.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
    },
  },
  ...(process.env.E2E_ORIGIN
    ? {}
    : {
        webServer: {
          command: 'node scripts/serve-stories.mjs',
          url: `${origin}/readyz`,
          env: { PORT: port, PUBLIC_ORIGIN: origin },
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, () => done());
  });
  const address = server.address();
  await new Promise((done) => {
    server.close(done);
  });
  return String(typeof address === 'object' && address?.port);
}
