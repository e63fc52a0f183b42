// Brings node_modules to what package-lock.json says. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The pinned Node; everything of the project runs on it, whatever Node started us. */
export const node = join(root, 'node_modules/.bin/node');

const stamp = join(root, 'node_modules/.shuji-stamp');

/** Installs when something is missing or different, and says so. Ends the process when it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('正在安装依赖（npm ci），首次需要几分钟……');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // The browser stories use the system's Chromium.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (error) fail(`无法运行 npm（${error.message}）；请安装 Node.js 20 以上版本（自带 npm）。`);
  if (status !== 0) fail('npm ci 未能完成；请检查网络与 npm 镜像设置，并确认 npm 为 9 以上版本（npm -v）。');
  if (spawnSync(node, ['--version']).status !== 0) {
    fail('项目所用的 Node 26 未能安装：请确认 npm 没有禁用安装脚本（npm config get ignore-scripts 应为 false）。');
  }
  writeFileSync(stamp, patchesHash());
}

// npm keeps a record of what it installed; comparing the two costs milliseconds and sees every way of installing.
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(node)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const isSame = Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || present[path]?.version === version || (optional && !present[path]),
  );
  return isSame && (!existsSync(stamp) || readFileSync(stamp, 'utf8') === patchesHash());
}

function patchesHash() {
  const hash = createHash('sha256');
  const folder = join(root, 'patches');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Says one sentence and ends the process. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
