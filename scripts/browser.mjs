// Finds Chromium for the browser stories, and installs Debian's when that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell is Chromium without its windows: a fifth less work for the same page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a browser, or null when there is none and none can be installed. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('正在安装浏览器测试所需的 Chromium 与中文字体（apt-get）……');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' });
  apt('update');
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk');
    if (findBrowser()) break;
  }
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
