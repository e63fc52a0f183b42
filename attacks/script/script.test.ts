// C7 of goals.md: scripts in every text that a page shows, in a real browser, on every page.

import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Call } from '@shuji/contract/call';
import { createNews, publishNews } from '@shuji/contract/news/office';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { buildApp } from '../../server/src/app.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { mountPages } from '../../server/src/http/pages.ts';
import { plant } from '../../server/test/matrix/plant.ts';
import { isOfficeRole, type Role } from '../../server/test/matrix/roles.ts';
import { world } from '../../server/test/world.ts';
import { atLength, isWhole } from '../length.ts';
import { dormant, hasBrowser, openBrowser, shown, watchedPage } from './browser.ts';
import { type Growth, grown } from './growing.ts';
import { payloads } from './payloads.ts';
import { hostile, mark } from './planting.ts';
import { type Visit, visitsOf } from './visits.ts';

const buildFolder = resolve(import.meta.dirname, '../../web/build');
// Minutes even for a part of the pages: only at full length.
const mayRun = isWhole && hasBrowser && existsSync(resolve(buildFolder, 'server/index.js'));
const rounds = atLength(1, 4);
const walkersAtOnce = 4;
const slice = atLength(40, Math.ceil(payloads.length / 4));

async function centreOfScripts() {
  const centre = hostile(await world());
  const { people, subjects } = await plant(centre);
  const scripts = payloads.filter((payload) => payload.length < 80).slice(0, 250);
  const body = `<p>${mark}本周数据要素市场运行平稳，成交稳步增长。</p>${scripts.map((payload) => `<p>${payload}</p>`).join('')}`;
  const article = await centre.as('sun')(createNews, {
    title: '数据要素市场观察',
    kind: 'industry',
    summary: '一周要闻',
    body,
    source: '本中心',
    author: '孙悦',
  });
  await centre.as('sun')(publishNews, { id: article.id, version: article.version });
  subjects.add('hostileArticle', { everyone: article.id });
  return { centre, people, subjects };
}

test.runIf(mayRun)(
  'no script that a stranger wrote runs on any page',
  async () => {
    const planted = await centreOfScripts();
    const growth: Growth = { payloads: [] };
    const { centre, people, subjects } = planted;
    const { config, providers } = centre;
    const pool = openDatabase(config.databaseUrl, { max: 10 });
    const side = openDatabase(config.databaseUrl, { max: 2, writable: true });
    const faults: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => faults.push(line) });
    const { server, ask, cache } = await buildApp({ config, pool, side, providers, log });
    const pages = {
      ask: async (call: Call, input: unknown) => {
        const { data, tags } = await ask(call, input as never);
        return { data: grown(call, data, growth), tags };
      },
      cache,
      buildFolder,
      publicOrigin: 'http://127.0.0.1',
      apiBaseUrl: '',
    };
    await mountPages(server, pages);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const browser = await openBrowser();
    afterAll(async () => {
      await browser.close();
      await server.close();
      await Promise.all([pool.end({ timeout: 1 }), side.end({ timeout: 1 })]);
    });

    const found: string[] = [];
    const places = new Set<string>();
    let pairs = 0;
    const all = visitsOf(subjects).filter((_, at) => atLength(at % 9 === 1, true));
    const byWho = Map.groupBy(all, ({ who }) => who);
    for (let round = 0; round < rounds; round += 1) {
      growth.payloads = payloads.slice(round * slice, (round + 1) * slice);
      cache.invalidateAll();
      const seen = new Set<string>();
      const walk = async ([who, visits]: [Visit['who'], Visit[]]) => {
        const watched = await watchedPage(browser, {
          origin,
          token: people.tokens[who],
          side: isOfficeRole(who as Role) ? 'office' : 'site',
          growth,
        });
        for (const { address } of visits) {
          await watched.page.goto(origin + address, { timeout: 120_000 });
          // A page that goes on asking is looked at all the same.
          await watched.page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
          await watched.page
            .waitForFunction(() => document.body.innerText.includes('⟦/'), null, { timeout: 15_000 })
            .catch(() => {});
          for (const one of await watched.page.evaluate(dormant)) watched.found.push(`${address}: ${one}`);
          const here = await watched.page.evaluate(shown);
          for (const place of here) seen.add(place);
          if (process.env.ATTACK_VERBOSE)
            console.log(
              `${who} ${address} ${new URL(watched.page.url()).pathname} ${here.length} ${watched.found.length}`,
            );
        }
        found.push(...watched.found);
        await watched.page.context().close();
      };
      // A walk is mostly waiting for pages to become quiet.
      const rest = byWho.entries();
      const walkers = Array.from({ length: walkersAtOnce }, async () => {
        for (const one of rest) await walk(one);
      });
      await Promise.all(walkers);
      pairs += seen.size * growth.payloads.length;
      for (const place of seen) places.add(place);
    }
    const pageCount = all.length;
    printFigure({
      id: 'C7',
      figure: `${found.length} executions, violations or dormant scripts; ${(rounds * slice).toLocaleString('en-US')} payloads in ${places.size} shown fields of ${pageCount} pages (${pairs.toLocaleString('en-US')} pairs), ${centre.fields.size} fields written through the door`,
      goal: '0 for ≥ 3,000 payloads × every shown field',
      holds: found.length === 0 && rounds * slice >= atLength(40, 3_000),
    });
    expect([...new Set(found)].slice(0, 40)).toEqual([]);
    expect(faults).toEqual([]);
    expect(places.size).toBeGreaterThan(atLength(10, 150));
  },
  atLength(600_000, 7_200_000),
);
