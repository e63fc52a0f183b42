// Finds Chromium for the browser stories, and installs Debian's when that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a browser, or null when there is none and none can be installed. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('正在安装浏览器测试所需的 chromium 与中文字体（apt-get）……');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-noto-cjk'];
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env, stdio: 'inherit' });
  return findBrowser();
}

function findBrowser() {
  if (process.env.CHROME) return process.env.CHROME;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
