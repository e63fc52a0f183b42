import { getNews, listNews } from '@shuji/contract/news/calls';
import {
  createNews,
  getNewsVersion,
  getOfficeNews,
  listOfficeNews,
  publishNews,
  restoreNews,
  saveNews,
  unscheduleNews,
  withdrawNews,
} from '@shuji/contract/news/office';
import { chinaDay } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql, atOnce, runJob, server } = await world();
const sun = as('sun');
const visitor = as('visitor');

const whole = {
  title: '首批海洋数据产品完成登记',
  kind: 'industry',
  summary: '十二项海洋数据产品完成登记。',
  body: '<p>十二项海洋数据产品近日完成登记，涉及潮位与航道。</p>',
  source: '本中心',
};

async function published() {
  const { id, version } = await sun(createNews, whole);
  await sun(publishNews, { id, version });
  return { id, version };
}

test('a draft is nowhere until it is published, then everyone has it at once', async () => {
  const { id, version } = await sun(createNews, whole);
  await expect(visitor(getNews, { id })).rejects.toMatchObject({ name: 'news.notFound' });
  const before = (await visitor(listNews, {})).total;
  await sun(publishNews, { id, version });
  expect((await visitor(getNews, { id })).title).toBe(whole.title);
  expect((await visitor(listNews, {})).total).toBe(before + 1);
  expect((await server.inject('/sitemap-news-1.xml')).body).toContain(id);
});

test('what lacks summary, text or source is named and not published', async () => {
  const { id, version } = await sun(createNews, { title: '只有标题的草稿', kind: 'policy' });
  await expect(sun(publishNews, { id, version })).rejects.toMatchObject({
    name: 'news.notPublishable',
    fields: { summary: expect.any(String), body: expect.any(String), source: expect.any(String) },
  });
});

test('a set moment is in the future; when it comes, readers have the article and it is dated by it', async () => {
  const { id, version } = await sun(createNews, { ...whole, title: '定时发布的公告一则' });
  await expect(sun(publishNews, { id, version, at: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    name: 'door.badInput',
  });
  await sun(publishNews, { id, version, at: '2030-01-01T00:00:00Z' });
  await runJob('news-publish-due');
  expect(await sun(getOfficeNews, { id })).toMatchObject({ status: 'scheduled' });
  expect((await visitor(listNews, { keyword: '定时发布的公告' })).total).toBe(0);
  await sql`update news set publish_at = '2026-02-01T00:00:00Z' where id = ${id}`;
  await runJob('news-publish-due');
  await runJob('news-publish-due');
  const { rows } = await visitor(listNews, { keyword: '定时发布的公告' });
  expect(new Date(rows[0]?.publishedAt ?? '').toISOString()).toBe('2026-02-01T00:00:00.000Z');
  const { history } = await sun(getOfficeNews, { id });
  expect(history.map(({ step }) => step)).toEqual(['due', 'schedule', 'create']);
});

test('a set moment can be taken back', async () => {
  const { id, version } = await sun(createNews, whole);
  await sun(publishNews, { id, version, at: '2030-01-01T00:00:00Z' });
  await sun(unscheduleNews, { id });
  expect(await sun(getOfficeNews, { id })).toMatchObject({ status: 'draft', publishAt: null });
  await expect(sun(unscheduleNews, { id })).rejects.toMatchObject({ name: 'news.wrongState' });
});

test('of two editors of one version the second learns whose is stored, and overwrites nothing', async () => {
  const { id, version } = await sun(createNews, whole);
  const outcomes = await atOnce(
    (tx) => tx`select from news where id = ${id} for update`,
    ['甲方改过的标题', '乙方改过的标题'].map((title) => () => sun(saveNews, { ...whole, id, version, title })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({
    name: 'news.changedMeanwhile',
    fields: { version: expect.stringMatching(/^孙悦于 .+第 2 版/) },
  });
  expect((await sun(getOfficeNews, { id })).version).toBe(2);
});

test('every version stays with its editor and can be brought back', async () => {
  const { id, version } = await published();
  await sun(saveNews, { ...whole, id, version, title: '改过一次的标题' });
  expect((await visitor(getNews, { id })).title).toBe('改过一次的标题');
  expect(await sun(getNewsVersion, { id, number: 1 })).toMatchObject({ title: whole.title, operatorName: '孙悦' });
  expect(await sun(restoreNews, { id, version: 2, from: 1 })).toEqual({ version: 3 });
  expect((await visitor(getNews, { id })).title).toBe(whole.title);
  await expect(sql`update news_version set title = '篡改的标题'`).rejects.toThrow('append-only');
});

test('a published article is not emptied, and what is withdrawn is gone for readers', async () => {
  const { id, version } = await published();
  await expect(sun(saveNews, { ...whole, id, version, body: '' })).rejects.toMatchObject({
    name: 'news.notPublishable',
  });
  await sun(withdrawNews, { id, reason: '内容有误' });
  await expect(visitor(getNews, { id })).rejects.toMatchObject({ name: 'news.notFound' });
  await expect(sun(withdrawNews, { id, reason: '内容有误' })).rejects.toMatchObject({ name: 'news.wrongState' });
});

test('the list is found by kind, state, word and period', async () => {
  const { id } = await sun(createNews, { ...whole, title: '尚未成文的草稿之一', kind: 'case' });
  const today = chinaDay(new Date());
  const question = { kind: 'case', status: 'draft', keyword: '尚未成文', from: today, to: today } as const;
  expect((await sun(listOfficeNews, question)).rows.map((row) => row.id)).toEqual([id]);
  expect((await sun(listOfficeNews, { ...question, to: '2020-01-01', from: '2020-01-01' })).total).toBe(0);
  await expect(as('qian')(listOfficeNews, {})).rejects.toMatchObject({ name: 'door.forbidden' });
});

test('a script in the text is removed before it is stored', async () => {
  const { id } = await sun(createNews, { ...whole, body: '<p onclick="x()">正文文字</p><script>x()</script>' });
  expect((await sun(getOfficeNews, { id })).body).toBe('<p>正文文字</p>');
});
