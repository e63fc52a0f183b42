// `npm test`: everything that must hold, from types to browser stories. Stops at the first red.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');

const reports = mkdtempSync(join(tmpdir(), 'shuji-reports-'));
const bin = join(root, 'node_modules/.bin');
const sum = { passed: 0, failed: 0 };

const steps = [
  ['类型、格式与规范', () => run('npm', ['run', '--silent', 'check'])],
  ['无用代码', () => run('knip', [])],
  ['网页构建', ensureBuilt],
  ['服务器与规则测试', testByVitest],
  ['浏览器故事', testByPlaywright],
];

let isGreen = true;
for (const [title, step] of steps) {
  const began = Date.now();
  isGreen = step();
  console.log(`${isGreen ? '✓' : '✗'} ${title}（${((Date.now() - began) / 1000).toFixed(1)} 秒）`);
  if (!isGreen) break;
}
rmSync(reports, { recursive: true });
if (!isGreen && sum.failed === 0) sum.failed = 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(isGreen ? 0 : 1);

function run(program, args, env = {}) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  return status === 0;
}

function testByVitest() {
  const report = join(reports, 'vitest.json');
  const isPassed = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const result = read(report);
  sum.passed += result?.numPassedTests ?? 0;
  sum.failed += result?.numFailedTests ?? 0;
  return isPassed;
}

function testByPlaywright() {
  const browser = ensureBrowser();
  if (browser === null) {
    console.error('没有找到 Chromium，浏览器故事没有运行：请安装 chromium，或用 CHROME=路径 指定浏览器。');
    return !process.env.CI;
  }
  const report = join(reports, 'playwright.json');
  const isPassed = run('playwright', ['test', '--reporter=list,json'], {
    CHROME: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const stats = read(report)?.stats;
  sum.passed += stats?.expected ?? 0;
  sum.failed += stats?.unexpected ?? 0;
  return isPassed;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
