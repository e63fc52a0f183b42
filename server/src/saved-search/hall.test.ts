import { listNotices, saveNoticeSetting } from '@shuji/contract/notice/calls';
import { listSavedSearches, pauseSavedSearch, saveHallSearch, saveSearch } from '@shuji/contract/saved-search/calls';
import { mostSavedSearches } from '@shuji/contract/saved-search/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { aPublished } from '#test/offer.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { providers } = centre;

afterEach(() => providers.setClock(null));

type Reader = ReturnType<typeof centre.as>;

async function digests(reader: Reader): Promise<string[]> {
  const { rows } = await reader(listNotices, { topic: 'match', pageSize: 100 });
  return rows.map(({ title, text, link }) => `${title}｜${text}｜${link}`);
}

const nineAfter = (days: number) => new Date(`${chinaDay(new Date(Date.now() + days * dayMs))}T09:00:00+08:00`);

/** The run of the morning after so many days. */
async function morning(days: number): Promise<void> {
  providers.setClock(nineAfter(days));
  await centre.runJob('notify-suppliers');
  providers.setClock(null);
}

test('a saved search of the hall sends its new demands once, in one message a day', async () => {
  const chen = centre.as('chen');
  await aPublished(centre, { title: '求购航标遥测记录' });
  await chen(saveHallSearch, { keyword: '航标', kind: ['dataset'] });
  expect(await chen(listSavedSearches, {})).toMatchObject([
    { target: 'demand', title: '航标 · 数据集', wanted: { keyword: '航标', kind: ['dataset'] }, hits: 0 },
  ]);
  const id = await aPublished(centre, { title: '求购航标巡检影像', kind: 'dataset' });
  await aPublished(centre, { title: '求购航标状态接口', kind: 'api' });
  await morning(1);
  const first = `新需求“求购航标巡检影像”符合您保存的搜索｜“求购航标巡检影像”符合“航标 · 数据集”｜/deminfo?id=${id}`;
  expect(await digests(chen)).toEqual([first]);

  providers.setClock(new Date(nineAfter(1).getTime() + 60_000));
  await aPublished(centre, { title: '求购航标位置数据', kind: 'dataset' });
  await aPublished(centre, { title: '求购航标能源数据', kind: 'dataset' });
  await morning(1);
  expect(await digests(chen)).toEqual([first]);
  await morning(2);
  // Back in the hall it is no news.
  await centre.sql`update demand set published_at = ${nineAfter(2)} where id = ${id}`;
  await morning(3);
  const [second, ...rest] = await digests(chen);
  expect(second).toMatch(/^有 2 条新需求符合您保存的搜索｜.*｜\/demand\?sort=newest$/);
  expect(rest).toEqual([first]);
  expect(await chen(listSavedSearches, {})).toMatchObject([{ hits: 3 }]);
});

test("one's own demand, a paused search and a declined topic send nothing", async () => {
  const wang = centre.as('wang');
  const reader = centre.as(await newcomer(centre.sql));
  const silent = centre.as(await newcomer(centre.sql));
  for (const who of [wang, reader, silent]) await who(saveHallSearch, { keyword: '浮标' });
  const id = (await reader(listSavedSearches, {}))[0]?.id ?? '';
  await reader(pauseSavedSearch, { id, isPaused: true });
  await silent(saveNoticeSetting, { topic: 'match', inApp: false, sms: false });
  await aPublished(centre, { title: '求购浮标波浪数据' }, 'wang');
  await morning(4);
  for (const who of [wang, reader, silent]) expect(await digests(who)).toEqual([]);
  await reader(pauseSavedSearch, { id, isPaused: false });
  await morning(5);
  expect(await digests(reader)).toEqual([]);
});

test('a search is saved once for each market, and both count against one limit', async () => {
  const reader = centre.as(await newcomer(centre.sql));
  await reader(saveSearch, { region: ['120000'] });
  await reader(saveHallSearch, { region: ['120000'], budget: ['upTo5'] });
  await reader(saveHallSearch, { region: ['120000'] });
  await expect(reader(saveHallSearch, { region: ['120000'] })).rejects.toMatchObject({ name: 'savedSearch.once' });
  await expect(reader(saveHallSearch, {})).rejects.toMatchObject({ name: 'savedSearch.empty' });
  expect((await reader(listSavedSearches, {})).map(({ target, title }) => `${target} ${title}`).sort()).toEqual(
    ['demand 天津市', 'demand 5 万元以下 · 天津市', 'product 天津市'].sort(),
  );
  for (let at = 3; at < mostSavedSearches; at += 1) await reader(saveHallSearch, { keyword: `关键词${at}` });
  for (const more of [saveSearch, saveHallSearch])
    await expect(reader(more, { keyword: '再来一条' })).rejects.toMatchObject({ name: 'savedSearch.tooMany' });
});
