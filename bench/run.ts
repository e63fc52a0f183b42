// Figures S1 to S5 and S8 of goals.md, and what the gateway adds, each measured in turn with its reference: `npm run bench`, or some: `npm run bench -- S3 S7`.
// S7, S9 with S10, and S11 are only measured when they are named: a million products take long to make, Lighthouse takes
// minutes, and memory is best measured alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { readAddresses } from './addresses.ts';
import { openListings, startCentre, untilReady } from './centre.ts';
import { sameRows, sameTotals } from './compare.ts';
import { type Figure as PrintedFigure, printFigure, printNumber } from './figure.ts';
import { measureGateway, printGateway } from './gateway.ts';
import { askGolden } from './golden.ts';
import { isPageReached, measurePages, printPages } from './lighthouse.ts';
import { cycle, type Measured, measure, median, untilSettled } from './measure.ts';
import { compareWithMillion, isMillionReached, printMillion } from './million.ts';
import { isStartReached, measureStart, printStart } from './start.ts';
import { isWriteReached, measureWrites, printWrites } from './writes.ts';

const products = Number(env.BENCH_PRODUCTS ?? 100_000);
const rounds = Number(env.BENCH_ROUNDS ?? 3);
const seconds = Number(env.BENCH_SECONDS ?? 5);
const port = Number(env.BENCH_PORT ?? 8165);
const listCount = 60_000;
/** The best of the peers in goals.md at 100,000 products, and what `bare` did on the machine that measured it. */
const peer = { perSecond: 226, bare: 50_000, times: 10 };
const chosen = argv.slice(2).map((name) => name.toUpperCase());
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

interface Figure {
  name: string;
  what: string;
  reference: 'hand' | 'bare';
  /** Times the reference, or so many a second. */
  goal: { ratio: number } | { perSecond: number };
  /** Seconds of different requests beforehand; one by default. */
  warm?: number;
  /** How many requests make one of what is counted. */
  requests?: number;
  paths: string[];
}

interface Result extends Omit<Figure, 'paths'> {
  ours: Measured[];
  theirs: Measured[];
  perSecond: number;
  referencePerSecond: number;
  ratio: number;
}

const isMillionChosen = chosen.includes('S7');
const listings = await openListings(products, isMillionChosen);
const children: ChildProcess[] = [];
const closers: (() => Promise<void>)[] = [listings.stop];
const problems: string[] = [];
try {
  const centre = await startCentre(listings.url, port, 'pg');
  closers.unshift(centre.stop);
  const { lists, searches, products: infos, warmJson, warmPages } = await readAddresses(listings.url, listCount);
  const hand = await startReference('hand', port + 1, { DATABASE_URL: listings.url }, infos[0] ?? '/');
  const bareEnv = { ORIGIN: centre.origin, PATHS: JSON.stringify([...warmJson, ...warmPages]) };
  const bare = await startReference('bare', port + 2, bareEnv, warmJson[0] ?? '/');
  const probes = searches.slice(-80).filter((path) => path.includes('/list'));
  await noted(() => sameRows(centre.origin, hand, lists.slice(-40)), 'S1');
  await noted(() => sameTotals(centre.origin, hand, probes), 'S3');
  const figures: Figure[] = [
    { name: 'S1', what: '列表，带筛选，从不重复', reference: 'hand', goal: { ratio: 1 }, paths: lists.slice(0, -40) },
    { name: 'S2', what: '单个产品，从不重复', reference: 'hand', goal: { ratio: 0.6 }, paths: infos },
    {
      name: 'S3',
      what: '关键词检索：列表与各筛选项数量，从不重复',
      reference: 'hand',
      goal: { perSecond: 300 },
      requests: 2,
      // A term is read on its first use.
      warm: Number(env.BENCH_WARM ?? 30),
      paths: searches.slice(0, -80),
    },
    { name: 'S4', what: '匿名阅读（JSON，热）', reference: 'bare', goal: { ratio: 0.6 }, paths: warmJson },
    { name: 'S5', what: '匿名页面（HTML，热）', reference: 'bare', goal: { ratio: 0.5 }, paths: warmPages },
  ];
  const results: Result[] = [];
  for (const figure of figures.filter(({ name }) => isChosen(name))) {
    const result = await noted(() => measureFigure(figure, centre.origin, figure.reference === 'hand' ? hand : bare));
    if (result) results.push(result);
  }
  const at = (name: string) => join(import.meta.dirname, `../.cache/bench/${name}.json`);
  if (results.length > 0) print(results);
  const isGolden = !isChosen('S3') || (await noted(() => askGolden(port + 3, at('golden')), 'S3'));
  const started = chosen.includes('S11') ? await noted(() => measureStart(port + 5, seconds)) : null;
  if (started) printStart(started);
  const options = { databaseUrl: listings.millionUrl ?? '', rounds, seconds, port: port + 4, lists, searches };
  const compared = isMillionChosen ? ((await noted(() => compareWithMillion(centre, options))) ?? []) : [];
  if (compared.length > 0) printMillion(compared);
  const gateway = isChosen('GATEWAY') ? await noted(() => measureGateway(port + 6)) : null;
  if (gateway) printGateway(gateway);
  const written = isChosen('S8') ? await noted(() => measureWrites({ rounds, seconds, port: port + 8 })) : null;
  if (written && written.length > 0) printWrites(written);
  const arePagesChosen = chosen.includes('S9') || chosen.includes('S10');
  const pages = arePagesChosen ? ((await noted(() => measurePages(port + 7, rounds))) ?? []) : [];
  if (pages.length > 0) printPages(pages);
  const result = {
    at: new Date(),
    products,
    rounds,
    seconds,
    results,
    compared,
    gateway,
    written,
    started,
    pages,
    problems,
  };
  await writeFile(at('result'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n明细：${at('result')}`);
  const isSideReached =
    gateway?.isReached !== false &&
    (started === null || isStartReached(started)) &&
    pages.every(isPageReached) &&
    (written ?? []).every(isWriteReached);
  const isAllReached = results.every(isReached) && isGolden && isSideReached && isMillionReached(compared);
  process.exitCode = isAllReached && problems.length === 0 ? 0 : 1;
} finally {
  for (const child of children) child.kill();
  for (const close of closers) await close();
}

/** Reports a part's failure without stopping the other parts. */
async function noted<T>(part: () => Promise<T>, id?: string): Promise<T | null> {
  try {
    return await part();
  } catch (failure) {
    console.error(failure);
    problems.push(String(failure));
    if (id && isChosen(id)) printFigure({ id, figure: String(failure), goal: 'as hand answers', holds: false });
    return null;
  }
}

async function measureFigure({ paths, ...figure }: Figure, origin: string, reference: string): Promise<Result> {
  const [our, their] = [cycle(paths), cycle(paths)];
  // Warm means cached: the requests of S1 and S2 have evicted these pages.
  if (figure.reference === 'bare') for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  await measure(reference, their, 1);
  await measure(origin, our, figure.warm ?? 1);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await untilSettled(listings.url);
    theirs.push(await measure(reference, their, seconds));
    await untilSettled(listings.url);
    ours.push(await measure(origin, our, seconds));
    const [one, other] = [ours, theirs].map((measured) => Math.round(measured.at(-1)?.perSecond ?? 0));
    console.error(`${figure.name} 第 ${round + 1} / ${rounds} 轮：每秒 ${one} 次请求，对照 ${other}`);
  }
  const requests = figure.requests ?? 1;
  const perSecond = median(ours.map((one) => one.perSecond)) / requests;
  const referencePerSecond = median(theirs.map((one) => one.perSecond)) / requests;
  return { ...figure, ours, theirs, perSecond, referencePerSecond, ratio: perSecond / referencePerSecond };
}

async function startReference(
  kind: 'hand' | 'bare',
  at: number,
  settings: Record<string, string>,
  probe: string,
): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${kind}.ts`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...settings, NODE_ENV: 'production', PORT: String(at) },
  });
  children.push(child);
  const origin = `http://127.0.0.1:${at}`;
  await untilReady(origin + probe, child);
  return origin;
}

function figureOf(result: Result): PrintedFigure {
  const { name, what, goal, ratio, perSecond, referencePerSecond, reference } = result;
  const [ours, theirs] = [Math.round(perSecond), Math.round(referencePerSecond)];
  const short = 'ratio' in goal ? 1 - ratio / goal.ratio : 1 - perSecond / goal.perSecond;
  const failed = failedOf(result);
  return {
    id: name,
    figure: `${ratio.toFixed(2)} × ${reference}: ${what}, ${ours} a second, ${reference} ${theirs}, p99 ${median(result.ours.map(({ p99 }) => p99))} ms`,
    goal: 'ratio' in goal ? `≥ ${goal.ratio} × ${reference}` : `≥ ${goal.perSecond} a second`,
    holds: isReached(result),
    missedBy: failed > 0 ? `${failed} requests that were not answered 200` : `${(short * 100).toFixed(1)} %`,
  };
}

// A refusal is quick: a failed request is no measurement of speed.
function isReached(result: Result): boolean {
  const { goal, ratio, perSecond } = result;
  return failedOf(result) === 0 && ('ratio' in goal ? ratio >= goal.ratio : perSecond >= goal.perSecond);
}

function failedOf({ ours }: Result): number {
  return ours.reduce((sum, { failed }) => sum + failed, 0);
}

/** S1's other half. Peers are not run here: theirs is scaled by what `bare` does on this machine. */
function printPeer(results: readonly Result[]): void {
  const [lists, warm] = ['S1', 'S4'].map((name) => results.find((result) => result.name === name));
  if (!lists || !warm) return;
  const theirs = peer.perSecond * (warm.referencePerSecond / peer.bare);
  const of = `× the best peer, ${Math.round(lists.perSecond)} a second against ${Math.round(theirs)} (${peer.perSecond} where bare does ${peer.bare}, here ${Math.round(warm.referencePerSecond)})`;
  printNumber({ id: 'S1', is: lists.perSecond / theirs, of, atLeast: peer.times });
}

function print(results: Result[]): void {
  for (const result of results) printFigure(figureOf(result));
  printPeer(results);
  console.log(`\n${products} 件产品，32 个连接，每轮 ${seconds} 秒，${rounds} 轮取中位数\n`);
  console.table(
    Object.fromEntries(
      results.map((result) => [
        `${result.name} ${result.what}`,
        {
          '本系统/秒': Math.round(result.perSecond),
          'p50 毫秒': median(result.ours.map((one) => one.p50)),
          'p99 毫秒': median(result.ours.map((one) => one.p99)),
          对照: result.reference,
          '对照/秒': Math.round(result.referencePerSecond),
          倍数: Number(result.ratio.toFixed(2)),
          目标: 'ratio' in result.goal ? `≥ ${result.goal.ratio} 倍` : `≥ ${result.goal.perSecond}/秒`,
          达到: isReached(result) ? '是' : '否',
          失败: failedOf(result),
        },
      ]),
    ),
  );
}
