import { listPosters } from '@shuji/contract/home/calls';
import { changePoster, createPoster, listOfficePosters, orderPosters, removePoster } from '@shuji/contract/home/office';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as } = await world();
const sun = as('sun');
const visitor = as('visitor');
const poster = { place: 'home', title: '数据专区开放', fromDay: '2026-01-01' } as const;

const markNow = async (id: string) => (await sun(listOfficePosters, {})).find((row) => row.id === id)?.mark ?? '';

test('a poster is shown in its period and order, at once', async () => {
  const first = await sun(createPoster, poster);
  const second = await sun(createPoster, { ...poster, title: '第二张海报', link: '/product' });
  await sun(createPoster, { ...poster, title: '明年的海报', fromDay: '2099-01-01' });
  const shown = async () => (await visitor(listPosters, {})).rows.map(({ title }) => title);
  expect(await shown()).toEqual(['数据专区开放', '第二张海报']);
  const all = await sun(listOfficePosters, {});
  expect(all.map(({ state }) => state)).toEqual(['shown', 'shown', 'coming']);
  await sun(orderPosters, { place: 'home', ids: all.map(({ id }) => id).reverse() });
  expect(await shown()).toEqual(['第二张海报', '数据专区开放']);
  await sun(changePoster, { ...poster, id: first.id, mark: await markNow(first.id), toDay: '2026-01-02' });
  expect(await shown()).toEqual(['第二张海报']);
  await sun(removePoster, { id: second.id });
  expect(await shown()).toEqual([]);
  await expect(sun(orderPosters, { place: 'home', ids: [second.id] })).rejects.toMatchObject({
    name: 'home.postersChanged',
  });
});

test('a link leads into the site or to https, and a period does not end before it begins', async () => {
  for (const link of ['javascript:alert(1)', '//evil.example', 'http://plain.example'])
    await expect(sun(createPoster, { ...poster, link })).rejects.toMatchObject({
      fields: { link: expect.any(String) },
    });
  await expect(sun(createPoster, { ...poster, toDay: '2025-01-01' })).rejects.toMatchObject({
    fields: { toDay: '结束日期不能早于开始日期' },
  });
});

test('the second of two editors who began with the same poster learns of the first', async () => {
  const { id } = await sun(createPoster, poster);
  const mark = await markNow(id);
  await sun(changePoster, { ...poster, id, mark, title: '先保存的标题' });
  await expect(sun(changePoster, { ...poster, id, mark, title: '后保存的标题' })).rejects.toMatchObject({
    name: 'home.posterChanged',
    fields: { mark: expect.stringMatching(/^孙悦于 .+ 保存了修改/) },
  });
  await sun(changePoster, { ...poster, id, mark: await markNow(id), title: '后保存的标题' });
});
