// Figures S9 and S10: what each public page weighs, whether it jumps, and what Lighthouse makes of it on a phone.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, getuid } from 'node:process';
import { promisify } from 'node:util';
import { limits, publicPages, weigh } from '../web/budget.ts';
import { printFigure } from './figure.ts';
import { median } from './measure.ts';
import { startDemo, stop } from './start.ts';

// Fetched when it is run: a newcomer's first start does not pay 158 MB for a measurement.
const lighthouse = 'lighthouse@13.5.0';
const targets = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
const mostShift = 0.02;

type Category = keyof typeof targets;

export interface PageFigures {
  path: string;
  /** Bytes, gzip, of what the page needs before anyone has touched it. */
  script: number;
  stylesheet: number;
  shift: number;
  scores: Record<Category, number>;
}

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** A page that shows one thing, and the page whose first link leads to it. */
const reachedFrom: Record<string, string> = {
  '/prodinfo': '/product',
  '/deminfo': '/demand',
  '/newsinfo': '/news',
  '/noticeinfo': '/notice',
  '/partner': '/companion',
  '/ruleinfo': '/rule',
  '/merchant': '/prodinfo',
  '/prodcert': '/prodinfo',
};

/** Asks Lighthouse so many times for each public page of the demonstration; the median counts. */
export async function measurePages(port: number, rounds: number): Promise<PageFigures[]> {
  const server = await startDemo(port);
  const folder = await mkdtemp(join(tmpdir(), 'shuji-lighthouse-'));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const figures: PageFigures[] = [];
    for (const page of await publicPages(join(import.meta.dirname, '../web/build/client'))) {
      const reports = await reportsOf(page.path, { origin, folder, rounds });
      if (reports.length === 0) continue;
      const { script, stylesheet } = await weigh(page);
      const scoreOf = (name: Category) => median(reports.map(({ categories }) => categories[name].score));
      const scores = Object.fromEntries(Object.keys(targets).map((name) => [name, scoreOf(name as Category)]));
      const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1));
      figures.push({ path: page.path, script, stylesheet, shift, scores: scores as Record<Category, number> });
      console.error(`S10 ${page.path}：${Object.values(scores).join(' · ')}`);
    }
    return figures;
  } finally {
    await stop(server);
    await rm(folder, { recursive: true });
  }
}

/** None where a page could not be measured: that is a figure that is missed, and the other pages still have theirs. */
async function reportsOf(path: string, { origin, folder, rounds }: { origin: string; folder: string; rounds: number }) {
  const reports: Report[] = [];
  try {
    const address = await addressOf(origin, path);
    for (let round = 0; round < rounds; round += 1) reports.push(await ask(origin + address, folder));
    return reports;
  } catch (failure) {
    console.error(failure);
    const missing = { figure: `${path}: not measured`, goal: 'every public page', holds: false, missedBy: 'all of it' };
    for (const id of ['S9', 'S10']) printFigure({ id, ...missing });
    return [];
  }
}

async function addressOf(origin: string, path: string): Promise<string> {
  const from = reachedFrom[path];
  if (from === undefined) return path;
  const html = await (await fetch(origin + (await addressOf(origin, from)))).text();
  const found = new RegExp(`href="(${path}\\?[^"]+)"`).exec(html)?.[1];
  if (!found) throw new Error(`${from} leads to no ${path}`);
  return found.replaceAll('&amp;', '&');
}

const mostTries = 3;

/** Repeats a run without a trace, as Lighthouse itself advises. */
async function ask(url: string, folder: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await askOnce(url, folder);
    } catch (failure) {
      if (tried === mostTries) throw failure;
    }
  }
}

async function askOnce(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...(getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const only = `--only-categories=${Object.keys(targets).join(',')}`;
  await promisify(execFile)('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...options, only], {
    env: { ...env, CHROME_PATH: env.CHROME ?? '/usr/bin/chromium' },
  });
  return JSON.parse(await readFile(file, 'utf8'));
}

export function isPageReached({ script, stylesheet, shift, scores }: PageFigures): boolean {
  const isLight = script <= limits.script && stylesheet <= limits.stylesheet && shift <= mostShift;
  return isLight && Object.entries(targets).every(([name, least]) => scores[name as Category] >= least);
}

export function printPages(figures: PageFigures[]): void {
  for (const { path, script, stylesheet, shift, scores } of figures) {
    const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
    const isLight = script <= limits.script && stylesheet <= limits.stylesheet && shift <= mostShift;
    printFigure({
      id: 'S9',
      figure: `${path}: script ${kilobytes(script)} kB, CSS ${kilobytes(stylesheet)} kB, shift ${shift.toFixed(3)}`,
      goal: 'script ≤ 140 kB, CSS ≤ 20 kB, CLS ≤ 0.02',
      holds: isLight,
    });
    const reached = Object.entries(targets).map(([name, least]) => [scores[name as Category], least] as const);
    printFigure({
      id: 'S10',
      figure: `${path}: ${reached.map(([score]) => Math.round(score * 100)).join(' · ')}`,
      goal: `≥ ${reached.map(([, least]) => Math.round(least * 100)).join(' · ')}`,
      holds: reached.every(([score, least]) => score >= least),
      missedBy: `${Math.round(Math.max(...reached.map(([score, least]) => least - score)) * 100)} points`,
    });
  }
  console.log('\nS9、S10 公开页面：脚本 ≤ 140 kB，样式 ≤ 20 kB，位移 ≤ 0.02；Lighthouse 手机 ≥ 95 · 100 · 100 · 100\n');
  console.table(
    Object.fromEntries(
      figures.map((page) => [
        page.path,
        {
          '脚本 kB': Number((page.script / 1024).toFixed(1)),
          '样式 kB': Number((page.stylesheet / 1024).toFixed(1)),
          位移: Number(page.shift.toFixed(3)),
          性能: Math.round(page.scores.performance * 100),
          无障碍: Math.round(page.scores.accessibility * 100),
          最佳实践: Math.round(page.scores['best-practices'] * 100),
          搜索引擎: Math.round(page.scores.seo * 100),
          达到: isPageReached(page) ? '是' : '否',
        },
      ]),
    ),
  );
}
