import { randomUUIDv7 } from 'node:crypto';
import { countNewsView, getNews, getNewsDict, listNews } from '@shuji/contract/news/calls';
import { beforeAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();
const visitor = as('visitor');

async function publish(
  title: string,
  { kind = 'industry', body = '<p>正文</p>', day = '2026-10-01', pinned = false, status = 'published' } = {},
) {
  const id = randomUUIDv7();
  const words = `${title} 摘要 ${body.replace(/<[^>]+>/g, '')}`;
  await sql`
    insert into news (id, title, kind, summary, body, words, status, published_at, is_pinned)
    values (${id}, ${title}, ${kind}, '摘要', ${body}, ${words}, ${status}, ${`${day}T01:00:00Z`}, ${pinned})`;
  return id;
}

let ids: Record<'old' | 'middle' | 'fresh' | 'pinned' | 'draft' | 'policy', string>;

beforeAll(async () => {
  ids = {
    old: await publish('数据要素市场观察', { day: '2026-01-01', body: '<p>折扣 100%，文件名 a_b。</p>' }),
    middle: await publish('气象数据走进田间', {
      day: '2026-05-01',
      body: `<p>${'前文。'.repeat(60)}碳排放核算由此开始。</p><script>x()</script>`,
    }),
    fresh: await publish('碳排放因子库上新', { day: '2026-09-01' }),
    pinned: await publish('置顶的公告一则', { kind: 'notice', day: '2025-01-01', pinned: true }),
    draft: await publish('碳排放草稿未发布', { status: 'draft' }),
    policy: await publish('数据条例解读之一', { kind: 'policy' }),
  };
});

test('pinned articles stand first, then the newest; drafts are nowhere', async () => {
  const { rows, total } = await visitor(listNews, {});
  expect(total).toBe(5);
  expect(rows.map((row) => row.id)).toEqual([ids.pinned, ids.policy, ids.fresh, ids.middle, ids.old]);
});

test('a list shows one kind, page by page', async () => {
  const { rows, total } = await visitor(listNews, { kind: 'industry', pageNum: 2, pageSize: 2 });
  expect(total).toBe(3);
  expect(rows.map((row) => row.id)).toEqual([ids.old]);
  expect(rows[0]?.kindLabel).toBe('行业动态');
});

test('a word in the title counts more than one in the text, and the text is shown around it', async () => {
  const { rows } = await visitor(listNews, { keyword: '碳排放' });
  expect(rows.map((row) => row.id)).toEqual([ids.fresh, ids.middle]);
  expect(rows[1]?.excerpt).toMatch(/^….*碳排放核算由此开始/);
});

test('every word of a keyword must be there, and its signs mean themselves', async () => {
  const find = async (keyword: string) => (await visitor(listNews, { keyword })).rows.map((row) => row.id);
  expect(await find('气象 碳排放')).toEqual([ids.middle]);
  expect(await find('100%')).toEqual([ids.old]);
  expect(await find('a_b')).toEqual([ids.old]);
  expect(await find('a%b')).toEqual([]);
  expect(await find('\\')).toEqual([]);
});

test('an article is shown without what an editor may not write, beside its neighbours of the same kind', async () => {
  const article = await visitor(getNews, { id: ids.middle });
  expect(article.body).not.toContain('script');
  expect(article.newer?.id).toBe(ids.fresh);
  expect(article.older?.id).toBe(ids.old);
});

test('a draft is not found, by reading and by counting alike', async () => {
  const missing = randomUUIDv7();
  for (const id of [ids.draft, missing]) {
    await expect(visitor(getNews, { id })).rejects.toMatchObject({ code: 47001 });
    await expect(visitor(countNewsView, { id })).rejects.toMatchObject({ code: 47001 });
  }
});

test('readings that come at once are all counted, and one visitor’s count once', async () => {
  await visitor(countNewsView, { id: ids.fresh });
  const names = ['wang', 'li', 'chen', 'wang', 'li', 'chen'] as const;
  const readers = names.map((name) => () => as(name)(countNewsView, { id: ids.fresh }));
  await atOnce((tx) => tx`select from news_view where news_id = ${ids.fresh} for update`, readers);
  expect(await visitor(countNewsView, { id: ids.fresh })).toEqual({ views: 4 });
});

test('the dictionary of news is listed by name', async () => {
  expect((await visitor(getNewsDict, {})).newsKind.map((item) => item.label)).toContain('政策法规');
});

test('an article names those about the same, published ones only', async () => {
  const { related } = await visitor(getNews, { id: ids.fresh });
  expect(related).toEqual([]);
  const sequel = await publish('碳排放因子库再上新', { kind: 'policy', day: '2026-09-20' });
  const { related: now } = await visitor(getNews, { id: sequel });
  expect(now).toEqual([{ id: ids.fresh, title: '碳排放因子库上新', publishedAt: '2026-09-01T01:00:00.000Z' }]);
});
