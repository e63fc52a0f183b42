import { listHotWords } from '@shuji/contract/product/calls';
import { countSearch } from '@shuji/contract/product/interest';
import { changeSetting } from '@shuji/contract/site/office';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const people = ['visitor', 'li', 'wang', 'chen'] as const;
afterEach(() => providers.setClock(null));

async function search(keyword: string, days: number): Promise<void> {
  for (let back = 1; back <= days; back += 1) {
    providers.setClock(new Date(Date.now() - back * dayMs));
    for (const who of people) for (let times = 0; times < 2; times += 1) await as(who)(countSearch, { keyword });
  }
  providers.setClock(null);
  await centre.runJob('forget-searches');
}

test('a search counts once a visitor and day; few visitors make no hot word', async () => {
  await search('潮位', 1);
  expect(await sql`select count(*)::int as count from search_mark where word = '潮位'`).toEqual([{ count: 4 }]);
  expect(await as('visitor')(listHotWords, {})).toEqual([]);
});

test('the commonest words of thirty days are shown, the most searched first, and older ones are forgotten', async () => {
  await search(' 气象 ', 3);
  await search('ＡＩＳ', 2);
  expect(await as('visitor')(listHotWords, {})).toEqual(['气象', 'ais']);
  providers.setClock(new Date(Date.now() + 40 * dayMs));
  await centre.runJob('forget-searches');
  expect(await sql`select from search_mark`).toHaveLength(0);
});

test('a word that the office blocks is not shown, alone or within another', async () => {
  await search('碳排放', 2);
  await search('某某公司', 2);
  await as('qian')(changeSetting, { key: 'blocked_searches', before: '', value: '某某' });
  expect(await as('visitor')(listHotWords, {})).toEqual(['碳排放']);
});

test('what may name a person, or is no word, is not counted', async () => {
  for (const keyword of ['13800000001', 'li@example.cn', '气', '这是一个超过二十个字的很长很长的搜索词语不应当计入'])
    await as('chen')(countSearch, { keyword });
  expect(await sql`select word from search_mark where word ~ '[0-9@]' or char_length(word) > 20`).toHaveLength(0);
});
