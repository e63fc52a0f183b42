// Finds Chromium for the browser stories, and installs Debian's when that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell is Chromium without its windows: two fifths less work for the same page.
const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a browser, the shell where it is or can be installed, or null when there is none. */
export function ensureBrowser() {
  const found = process.env.CHROME ?? findProgram(shell);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  return [shell, ...others].map(findProgram).find(Boolean) ?? null;
}

function install() {
  console.log('正在安装浏览器测试所需的 Chromium 与中文字体（apt-get）……');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network this gives up soon, and a browser that is there already is used.
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'];
  const apt = (...args) => spawnSync('apt-get', ['-q', ...limits, ...args], { env, stdio: 'inherit' }).status === 0;
  if (!apt('update')) return;
  const isInstalled = apt('install', '-y', '--no-install-recommends', shell, 'fonts-noto-cjk');
  if (!isInstalled && !others.some(findProgram)) {
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  }
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
