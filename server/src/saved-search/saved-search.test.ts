import { listNotices } from '@shuji/contract/notice/calls';
import { setShelf } from '@shuji/contract/product/own';
import { deleteSavedSearch, listSavedSearches, pauseSavedSearch, saveSearch } from '@shuji/contract/saved-search/calls';
import { beforeAll, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  await withoutNotice(centre);
});

const newsOf = async (who: 'wang' | 'chen') =>
  (await centre.as(who)(listNotices, { pageSize: 100 })).rows
    .filter((row) => row.title.startsWith('您保存的搜索'))
    .map((row) => `${row.title}：${row.text}`);

test('a saved search sends one message for a new match, however often the job runs', async () => {
  const wang = centre.as('wang');
  await aListed(centre, { name: '滨海潮位观测旧数据集' });
  await wang(saveSearch, { keyword: '潮位', type: ['dataset'] });
  await centre.as('chen')(saveSearch, { keyword: '潮位', type: ['api'] });
  await centre.runJob('notify-saved-searches');
  expect(await newsOf('wang')).toEqual([]);

  const id = await aListed(centre, { name: '滨海潮位逐时预报数据集' });
  await centre.runJob('notify-saved-searches');
  await centre.runJob('notify-saved-searches');
  await centre.as('li')(setShelf, { id, index: '0' });
  await centre.as('li')(setShelf, { id, index: '1' });
  await centre.runJob('notify-saved-searches');
  expect(await newsOf('wang')).toEqual(['您保存的搜索“潮位 · 数据集”有 1 个新产品：滨海潮位逐时预报数据集']);
  expect(await newsOf('chen')).toEqual([]);
  expect(await wang(listSavedSearches, {})).toMatchObject([{ title: '潮位 · 数据集', hits: 1 }]);
});

test('the same search is saved once, an empty one not at all, and twenty are enough', async () => {
  const chen = centre.as('chen');
  await chen(saveSearch, { region: ['120000', '450000'] });
  await expect(chen(saveSearch, { region: ['450000', '120000'] })).rejects.toMatchObject({ name: 'savedSearch.once' });
  await expect(chen(saveSearch, {})).rejects.toMatchObject({ name: 'savedSearch.empty' });
  const before = (await chen(listSavedSearches, {})).length;
  for (let at = before; at < 20; at += 1) await chen(saveSearch, { keyword: `关键词${at}` });
  await expect(chen(saveSearch, { keyword: '再来一条' })).rejects.toMatchObject({ name: 'savedSearch.tooMany' });
});

test('only its owner deletes a saved search, and it sends no more messages', async () => {
  const wang = centre.as('wang');
  await wang(saveSearch, { keyword: '航标' });
  const saved = (await wang(listSavedSearches, {})).find((one) => one.title === '航标');
  const id = saved?.id ?? '';
  await expect(centre.as('chen')(deleteSavedSearch, { id })).rejects.toMatchObject({ name: 'savedSearch.notFound' });
  await wang(deleteSavedSearch, { id });
  const before = await newsOf('wang');
  await aListed(centre, { name: '滨海航标遥测数据集' });
  await centre.runJob('notify-saved-searches');
  expect(await newsOf('wang')).toEqual(before);
});

test('a paused search sends nothing, and a resumed one only what is new from then', async () => {
  const wang = centre.as('wang');
  await wang(saveSearch, { keyword: '浮标' });
  const id = (await wang(listSavedSearches, {})).find((one) => one.title === '浮标')?.id ?? '';
  await expect(centre.as('chen')(pauseSavedSearch, { id, isPaused: true })).rejects.toMatchObject({
    name: 'savedSearch.notFound',
  });
  await wang(pauseSavedSearch, { id, isPaused: true });
  await aListed(centre, { name: '滨海浮标波浪数据集' });
  await centre.runJob('notify-saved-searches');
  const about = async () => (await newsOf('wang')).filter((words) => words.includes('浮标'));
  expect(await about()).toEqual([]);

  await wang(pauseSavedSearch, { id, isPaused: false });
  await centre.runJob('notify-saved-searches');
  expect(await about()).toEqual([]);
  await aListed(centre, { name: '滨海浮标海温数据集' });
  await centre.runJob('notify-saved-searches');
  expect(await about()).toEqual(['您保存的搜索“浮标”有 1 个新产品：滨海浮标海温数据集']);
});

test('a follower of a merchant gets messages about its new products, and sees its name while it has none', async () => {
  const { creditCode } = await newcomer(centre.sql, 'trading');
  const reader = centre.as(await newcomer(centre.sql));
  const merchants = await centre.sql<{ id: string; name: string }[]>`
    select m.id, m.name from standing_merchant m
    where m.credit_code = ${creditCode} or m.id = (select merchant_id from product where status = 'listed' limit 1)`;
  for (const { id } of merchants) await reader(saveSearch, { merchant: [id] });
  const titles = (await reader(listSavedSearches, {})).map(({ title }) => title);
  expect(titles.sort()).toEqual(merchants.map(({ name }) => name).sort());
  await aListed(centre, { name: '滨海潮流观测数据集' });
  await centre.runJob('notify-saved-searches');
  const texts = (await reader(listNotices, { pageSize: 100 })).rows.map(({ text }) => text);
  expect(texts).toEqual(['滨海潮流观测数据集']);
});
