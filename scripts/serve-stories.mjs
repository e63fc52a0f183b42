// A fresh demo centre for the browser stories, gone with them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shuji-e2e-'));
const server = spawn(node, [join(root, 'server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: '', DEMO: '1', TRUST_PROXY: 'loopback' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
