// Browser stories: the real server on a fresh data folder, the system's own Chromium.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Set once, then inherited by the workers that read this file again.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'shuji-e2e-'));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Stories share one centre; each makes its own accounts and products, but two cores carry only so many browsers.
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROME || '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'node_modules/.bin/node server/src/main.ts',
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA, PUBLIC_ORIGIN: baseURL },
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
