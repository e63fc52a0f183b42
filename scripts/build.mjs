// Builds the web when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './install.mjs';

const made = ['build', 'node_modules', '.react-router'];
const stamp = join(root, 'web/build/.stamp');

/** Returns false when the build failed; its own output says why. What it remarks besides is for those who work on it. */
export function ensureBuilt({ isQuiet = false } = {}) {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log('正在构建网页……');
  const { status, stdout, stderr } = spawnSync(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stdout.write(stdout);
    if (stderr) process.stderr.write(stderr);
    return false;
  }
  writeFileSync(stamp, wanted);
  return true;
}

function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['contract/src', 'web']) addFolder(hash, join(root, folder));
  return hash.digest('hex');
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!made.includes(entry.name)) addFolder(hash, path);
    } else hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  }
}
