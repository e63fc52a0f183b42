import { getDict, getSetting, listRegions } from '@shuji/contract/site/calls';
import { dicts } from '@shuji/contract/site/labels/dict';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { world } from '#test/world.ts';
import { regionName } from './regions.ts';

const { as, sql, server } = await world();
const visitor = as('visitor');

test('anyone reads a public setting', async () => {
  expect(await visitor(getSetting, { key: 'web_title' })).toEqual({ key: 'web_title', value: '数集数据交易平台' });
});

test('a setting that is not public is refused like one that is not there', async () => {
  await expect(visitor(getSetting, { key: 'acceptance_days' })).rejects.toMatchObject({ code: 41301 });
  await expect(visitor(getSetting, { key: 'no_such_key' })).rejects.toMatchObject({ code: 41301 });
  await expect(visitor(getSetting, { key: '__proto__' })).rejects.toMatchObject({ code: 41301 });
});

test('every dictionary has entries, at most one of them the default', async () => {
  for (const name of Object.keys(dicts)) {
    const items = await visitor(getDict, { name });
    expect(items.length, name).toBeGreaterThan(1);
    expect(items.filter((item) => item.isDefault).length, name).toBeLessThan(2);
    expect(items.map((item) => item.sort)).toEqual(items.map((item) => item.sort).toSorted((a, b) => a - b));
  }
});

test('the industries are the 20 sections of GB/T 4754-2017', async () => {
  expect(await visitor(getDict, { name: 'industry' })).toHaveLength(20);
});

test('an unknown dictionary is refused', async () => {
  await expect(visitor(getDict, { name: 'toString' })).rejects.toMatchObject({ code: 41302 });
});

test('a changed dictionary is read anew once it is dropped', async () => {
  await visitor(getDict, { name: 'newsKind' });
  await sql`update dict_item set label = '行业新闻' where dict = 'newsKind' and value = 'industry'`;
  await sql`select pg_notify('touched', '{"tags":["site"]}')`;
  await expect
    .poll(() => visitor(getDict, { name: 'newsKind' }))
    .toContainEqual(expect.objectContaining({ label: '行业新闻' }));
  await sql`update dict_item set label = '行业动态' where dict = 'newsKind' and value = 'industry'`;
  invalidateMemos(['site']);
});

test('regions go from province to city to county', async () => {
  const provinces = await visitor(listRegions, {});
  expect(provinces.total).toBe(34);
  const cities = await visitor(listRegions, { parentCode: '450000' });
  expect(cities.rows).toContainEqual({ code: '450100', name: '南宁市', isLeaf: false });
  const counties = await visitor(listRegions, { parentCode: '450100' });
  expect(counties.rows).toContainEqual({ code: '450103', name: '青秀区', isLeaf: true });
  expect(counties.rows.map((row) => row.name)).not.toContain('市辖区');
  expect((await visitor(listRegions, { parentCode: '999999' })).rows).toEqual([]);
  await expect(visitor(listRegions, { parentCode: '45' })).rejects.toMatchObject({
    fields: { parentCode: '行政区划代码为 6 位数字' },
  });
});

test('a region is identified by its whole name', () => {
  expect(regionName('450103')).toBe('广西壮族自治区南宁市青秀区');
  expect(regionName('110101')).toBe('北京市东城区');
});

test('the API page and its document name every call that is served', async () => {
  const page = await server.inject('/docs');
  const document = (await server.inject('/openapi.json')).json();
  expect(page.body).toContain('读取站点设置');
  const anchors = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(page.body).not.toContain('<script');
  expect(document.paths['/wl/dict/{name}'].get).toMatchObject({ operationId: 'getDict', 'x-who': 'anyone' });
});
