// Two web nodes, a worker, nginx and PostgreSQL with a standby on one machine; then one after another is taken away.

import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printFigure, printNumber } from '../bench/figure.ts';
import { getByToken, signOut } from '../contract/src/account/calls.ts';
import { uploadOfficeImage } from '../contract/src/file/calls.ts';
import { createNews, listOfficeNews } from '../contract/src/news/office.ts';
import { getSetting } from '../contract/src/site/calls.ts';
import { changeSetting } from '../contract/src/site/office.ts';
import { listJobRuns, runJob } from '../contract/src/upkeep/calls.ts';
import { type Program, untilReady } from '../server/test/program.ts';
import { tokenOf } from '../server/test/template.ts';
import { type Centre, startCentre } from './centre.ts';
import { ask, fetchFrom, upload } from './client.ts';
import { hasNginx } from './nginx.ts';
import { versions } from './postgres.ts';
import { hasSwift } from './swift.ts';
import { work } from './writers.ts';

const pairsOfReads = 200;
// The smallest PNG there is.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Appends the last output of the program to an error. */
function withOutput(error: Error, { output }: Program): never {
  throw new Error(`${error.message}\n${output().slice(-4_000)}`);
}

if (!hasNginx)
  console.log('nginx is not installed (apt-get install nginx-light): the centre of many nodes is not tested');
if (!versions.includes(15))
  console.log('PostgreSQL 15 is not installed (apt-get install postgresql-15): only 18 is tested');
if (!hasSwift) console.log('OpenStack Swift is not installed: files lie in a folder that the nodes share');

describe.runIf(hasNginx).each(versions)('on PostgreSQL %i', (version) => {
  let centre: Centre;
  let [front, web, worker] = [] as unknown as [string, Program[], Program];
  beforeAll(async () => {
    centre = await startCentre(version);
    ({ front, web, worker } = centre);
  });
  afterAll(() => centre?.stop());
  const origins = () => web.map(({ origin }) => origin) as [string, string];
  const sun = tokenOf('sun');
  const article = { kind: 'industry', summary: '演练。', body: '<p>演练。</p>', source: '本中心' } as const;

  it('pages and calls come through nginx; health does not', async () => {
    expect((await fetchFrom(front)).status).toBe(200);
    expect((await fetchFrom(`${front}/readyz`)).status).toBe(403);
    expect((await fetchFrom(`${worker.origin}/api/news/list`)).status).toBe(404);
  });

  it('jobs are run by the worker alone', async () => {
    await ask(front, tokenOf('qian'), runJob, { name: 'close-overdue-demands' });
    const listed = () => ask(front, tokenOf('qian'), listJobRuns, { pageNum: 1, pageSize: 50 });
    await expect
      .poll(async () => (await listed()).rows.filter(({ endedAt }) => endedAt).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    const hosts = new Set((await listed()).rows.map(({ host }) => host));
    expect([...hosts]).toEqual([expect.stringContaining(`进程 ${worker.child.pid}`)]);
  });

  it('a change on one node shows at once on the other; a sign-out on one counts on the other', async () => {
    let before = (await ask(front, '', getSetting, { key: 'link_phone' })).value;
    let slowest = 0;
    let stale = 0;
    for (let round = 0; round < pairsOfReads; round += 1) {
      const [writer, reader] = round % 2 ? origins() : origins().reverse();
      const value = `0571-${10_000_000 + round}`;
      await ask(writer as string, tokenOf('qian'), changeSetting, { key: 'link_phone', before, value });
      before = value;
      const written = performance.now();
      for (let look = 0; ; look += 1) {
        if ((await ask(reader as string, '', getSetting, { key: 'link_phone' })).value === value) break;
        if (look === 0) stale += 1;
      }
      slowest = Math.max(slowest, performance.now() - written);
    }
    printNumber({
      id: 'S6',
      is: stale,
      of: `stale of ${pairsOfReads} write-then-read pairs on two nodes, PostgreSQL ${version}`,
      atMost: 0,
    });
    printNumber({
      id: 'N1',
      is: Math.round(slowest),
      of: 'ms until the other node showed it, the slowest',
      atMost: 1_000,
    });

    const [one, other] = origins();
    await ask(other, tokenOf('wang'), getByToken, {});
    await ask(one, tokenOf('wang'), signOut, {});
    const ended = performance.now();
    await expect(ask(other, tokenOf('wang'), getByToken, {})).rejects.toMatchObject({ code: 401 });
    printNumber({
      id: 'C5',
      is: Math.round(performance.now() - ended),
      of: 'ms until a session ended on one node was over on the other',
      atMost: 1_000,
    });
    expect([stale, slowest < 1_000]).toEqual([0, true]);
  });

  it('wide lists come from the replica, and a writer reads its own writes despite its lag', async () => {
    const writeAndRead = async (title: string) => {
      const [writer, reader] = origins();
      await ask(writer, sun, createNews, { ...article, title });
      return (await ask(reader, sun, listOfficeNews, { keyword: title, pageNum: 1, pageSize: 5 })).total;
    };
    const replica = postgres(centre.pair.standby.url, { max: 1, onnotice: () => {} });
    let missing = 0;
    for (let round = 0; round < pairsOfReads; round += 1)
      if ((await writeAndRead(`第 ${round} 篇要闻`)) !== 1) missing += 1;
    const [seen] = await replica`
      select count(*)::int as count from pg_stat_activity where application_name = 'shuji' and query like '%from news%'`;
    expect(seen?.count).toBeGreaterThan(0);
    await replica`select pg_wal_replay_pause()`;
    for (let round = 0; round < 20; round += 1) if ((await writeAndRead(`落后时第 ${round} 篇`)) !== 1) missing += 1;
    await replica`select pg_wal_replay_resume()`;
    await replica.end();
    printNumber({
      id: 'N2',
      is: missing,
      of: `not seen by their writer of ${pairsOfReads + 20} lists read with a standby, 20 of them while it stood still`,
      atMost: 0,
    });
    expect(missing).toBe(0);
  });

  it('a file uploaded to one node is served by every other', async () => {
    const { id } = await upload(front, sun, uploadOfficeImage, 'image', pixel);
    for (const origin of [front, ...origins()])
      expect((await fetchFrom(`${origin}/api/file/${id}`, { token: sun })).status).toBe(200);
  });

  it('nodes are replaced one by one under load without a failed request', async () => {
    const people = work(front, 6, `更替${version}`);
    await sleep(1_500);
    for (const place of [0, 1]) {
      await web[place]?.end('SIGTERM');
      await centre.restart(place);
      await sleep(2_500);
    }
    await people.stop();
    const failed = [...people.unknown, ...people.reads.failed];
    const requests = people.acknowledged.size + people.unknown.length + people.reads.sent;
    printFigure({
      id: 'N3',
      figure: `${failed.length} of ${requests} requests failed while both nodes were replaced, PostgreSQL ${version}`,
      goal: '0',
      holds: failed.length === 0,
    });
    expect(failed).toEqual([]);
  });

  it('a node that dies takes no reader with it', async () => {
    const people = work(front, 2, `节点${version}`);
    await sleep(1_000);
    await web[0]?.end('SIGKILL');
    await sleep(3_000);
    await centre.restart(0);
    await people.stop();
    printFigure({
      id: 'N4',
      figure: `${people.reads.failed.length} of ${people.reads.sent} reads failed while a node was killed`,
      goal: '0',
      holds: people.reads.failed.length === 0,
    });
    expect(people.reads.failed).toEqual([]);
    expect(people.acknowledged.size).toBeGreaterThan(0);
  });

  it('the primary is killed, the standby promoted: nothing acknowledged is lost, and work goes on', async () => {
    const people = work(front, 8, `主库${version}`);
    await expect.poll(() => people.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(50);
    const killed = performance.now();
    await centre.pair.primary.kill();
    const before = people.acknowledged.size;
    await sleep(1_000);
    const promoted = performance.now();
    await centre.pair.promote();
    centre.database.moveTo(centre.pair.standby.port);
    await expect.poll(() => people.acknowledged.size > before, { timeout: 60_000, interval: 20 }).toBe(true);
    const back = performance.now();
    for (const node of [...web, worker]) await untilReady(node.origin).catch((error) => withOutput(error, node));
    const ready = performance.now();
    await sleep(2_000);
    await people.stop();

    const sql = postgres(centre.url, { max: 1, onnotice: () => {} });
    const expected = await sql<
      { id: string; title: string }[]
    >`select id, title from news where title like ${`主库${version} %`}`;
    await sql.end();
    const stored = new Map<string, number>();
    for (const { title } of expected) stored.set(title, (stored.get(title) ?? 0) + 1);
    const lost = [...people.acknowledged].filter(([title]) => stored.get(title) !== 1);
    const after = people.acknowledged.size - before;
    const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`;
    printFigure({
      id: 'N5',
      figure: `${lost.length} of ${people.acknowledged.size} acknowledged writes lost or doubled when the primary of PostgreSQL ${version} was killed`,
      goal: '0',
      holds: lost.length === 0,
    });
    console.log(
      `first write again ${seconds(killed, back)} after the kill, ${seconds(promoted, back)} after the promotion; all nodes ready after ${seconds(promoted, ready)}; ${after} written since`,
    );
    expect(lost).toEqual([]);
    expect(after).toBeGreaterThan(0);

    const isRequested = () =>
      ask(front, tokenOf('qian'), runJob, { name: 'close-overdue-demands' }).then(
        () => true,
        () => false,
      );
    await expect.poll(isRequested, { timeout: 30_000, interval: 500 }).toBe(true);
    const listed = () => ask(front, tokenOf('qian'), listJobRuns, { pageNum: 1, pageSize: 10 });
    const isNewRun = async () =>
      (await listed()).rows.some(
        ({ endedAt, startedAt }) => endedAt && Date.parse(startedAt ?? '') > performance.timeOrigin + back,
      );
    await expect.poll(isNewRun, { timeout: 120_000, interval: 500 }).toBe(true);
  });
});
