import { getRegion, listRegions } from '@shuji/contract/site/calls';
import {
  addRegionChange,
  importRegionChanges,
  listRegionChanges,
  withdrawRegionChange,
} from '@shuji/contract/site/region';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { regionCalled, regionName, wrongRegions } from '#src/site/regions.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce, providers, runJob } = await world();
const admin = as('qian');
const basis = '民函〔2027〕3 号';

afterEach(async () => {
  await sql`delete from region_change`;
  invalidateMemos();
  providers.setClock(null);
});

const names = async (parentCode: string) => {
  const { rows } = await as('visitor')(listRegions, { parentCode });
  return rows.map(({ code, name }) => `${code} ${name}`);
};
const merging = { kind: 'revoke' as const, code: '450107', successors: ['450103'], basis };

test('a revoked division is offered no longer, keeps its name on old records and says where it went', async () => {
  expect(await names('450100')).toContain('450107 西乡塘区');
  expect(await admin(addRegionChange, { ...merging, effectiveOn: '2026-01-01' })).toEqual({ isInForce: true });
  expect(await names('450100')).not.toContain('450107 西乡塘区');
  expect(regionName('450107')).toBe('广西壮族自治区南宁市西乡塘区');
  expect(regionCalled('西乡塘区')).toBeNull();
  expect(wrongRegions(['450103', '450107'])).toBe(
    '“广西壮族自治区南宁市西乡塘区”自 2026-01-01 起已撤销，请改选广西壮族自治区南宁市青秀区',
  );
  expect(await as('visitor')(getRegion, { code: '450107' })).toEqual({
    code: '450107',
    name: '广西壮族自治区南宁市西乡塘区',
    endedOn: '2026-01-01',
    successors: [{ code: '450103', name: '广西壮族自治区南宁市青秀区' }],
  });
  await expect(as('visitor')(getRegion, { code: '459999' })).rejects.toMatchObject({ name: 'site.noRegion' });
});

test('a change of a future date takes effect by itself on its day in China', async () => {
  const day = new Date('2027-03-01T00:00:00+08:00');
  await admin(addRegionChange, { kind: 'add', code: '450130', name: '东盟新区', effectiveOn: '2027-03-01', basis });
  await admin(addRegionChange, { kind: 'rename', code: '450102', name: '朝阳区', effectiveOn: '2027-03-01', basis });
  expect((await admin(listRegionChanges, {})).rows.map(({ state }) => state)).toEqual(['planned', 'planned']);
  providers.setClock(new Date(day.getTime() - 1));
  expect(await names('450100')).not.toContain('450130 东盟新区');
  providers.setClock(day);
  expect(await names('450100')).toEqual(expect.arrayContaining(['450130 东盟新区', '450102 朝阳区']));
  expect((await admin(listRegionChanges, { state: 'planned' })).total).toBe(0);
  providers.setClock(new Date(day.getTime() + dayMs));
  expect((await as('visitor')(getRegion, { code: '450102' })).name).toBe('广西壮族自治区南宁市朝阳区');
});

test('cached replies that name a division follow on the day of the change', async () => {
  const day = new Date('2027-03-01T00:00:00+08:00');
  await admin(addRegionChange, { ...merging, effectiveOn: '2027-03-01' });
  const heard: string[] = [];
  await sql.listen('touched', (payload) => heard.push(payload));
  providers.setClock(new Date(day.getTime() - dayMs));
  await runJob('turn-regions');
  expect(heard).toEqual([]);
  providers.setClock(day);
  await runJob('turn-regions');
  await expect.poll(() => heard.join()).toContain('publicNotice');
});

test('a planned change can be withdrawn, one in force cannot, and what others rest on stays', async () => {
  await admin(addRegionChange, { kind: 'add', code: '450130', name: '东盟新区', effectiveOn: '2027-03-01', basis });
  await admin(addRegionChange, { ...merging, successors: ['450130'], effectiveOn: '2027-03-01' });
  await admin(addRegionChange, { kind: 'rename', code: '450102', name: '朝阳区', effectiveOn: '2026-01-01', basis });
  const { rows } = await admin(listRegionChanges, {});
  const idOf = (code: string) => ({ id: rows.find((row) => row.code === code)?.id ?? '' });
  await expect(admin(withdrawRegionChange, idOf('450130'))).rejects.toMatchObject({ name: 'site.regionChangeNeeded' });
  await expect(admin(withdrawRegionChange, idOf('450102'))).rejects.toMatchObject({ name: 'site.regionChangeOver' });
  await admin(withdrawRegionChange, idOf('450107'));
  await admin(withdrawRegionChange, idOf('450130'));
  await expect(admin(withdrawRegionChange, idOf('450130'))).rejects.toMatchObject({ name: 'site.regionChangeOver' });
  expect((await admin(listRegionChanges, { state: 'withdrawn' })).rows).toMatchObject([
    { withdrawnName: expect.any(String) },
    { withdrawnName: expect.any(String) },
  ]);
});

test.each([
  [{ kind: 'add', code: '450103', name: '某区' }, { code: '450103 已是“青秀区”的代码；代码用过之后不再改作他用' }],
  [{ kind: 'add', code: '990101', name: '某区' }, { code: '这个代码的上级在生效日期不存在' }],
  [{ kind: 'add', code: '450130', name: '青秀区' }, { name: '同一上级之下已有“青秀区”（450103）' }],
  [{ kind: 'rename', code: '450103', name: '青秀区' }, { name: '与现在的名称相同' }],
  [{ kind: 'rename', code: '450103' }, { name: '请填写名称' }],
  [{ kind: 'rename', code: '450199', name: '某区' }, { code: '没有这个代码的区划' }],
  [{ kind: 'revoke', code: '450100', successors: ['450200'] }, { code: expect.stringContaining('请先撤销下级') }],
  [{ kind: 'revoke', code: '450107' }, { successors: '请填写由哪些区划承接' }],
  [{ kind: 'revoke', code: '450107', successors: ['450107'] }, { successors: '承接的区划 450107 在生效日期不存在' }],
] as const)('%j is refused at its field', async (change, fields) => {
  const input = { ...change, successors: 'successors' in change ? [...change.successors] : [], basis };
  await expect(admin(addRegionChange, { ...input, effectiveOn: '2027-01-01' })).rejects.toMatchObject({ fields });
});

test('a year of changes is imported as a whole or not at all', async () => {
  const head = '变更,代码,名称,承接代码,生效日期,依据';
  const good = ['撤销,450107,,450103、450130,2027-01-01,公告', '新增,450130,东盟新区,,2027-01-01,公告'];
  const bad = importOf([head, ...good, '更名,450199,某区,,2027-01-01,公告']);
  await expect(bad).rejects.toMatchObject({ fields: { text: '第 4 行：没有这个代码的区划' } });
  await expect(importOf([head, '改名,450102,某区,,2027-01-01,公告'])).rejects.toMatchObject({
    fields: { text: '第 2 行：请选择变更' },
  });
  await expect(importOf([head])).rejects.toMatchObject({ fields: { text: '没有可以登记的行' } });
  expect((await admin(listRegionChanges, {})).total).toBe(0);
  expect(await importOf([head, ...good])).toEqual({ count: 2 });
  expect((await admin(listRegionChanges, { keyword: '4501' })).rows).toMatchObject([
    { code: '450107', before: '广西壮族自治区南宁市西乡塘区', successors: [{ code: '450103' }, { code: '450130' }] },
    { code: '450130', before: '广西壮族自治区南宁市', name: '东盟新区' },
  ]);
});

test('a city that ends with its districts on one day is registered in any order of lines', async () => {
  const day = '2027-01-01';
  const cities = [`撤销,451400,,451401,${day},公告`, `新增,451401,崇左区,,${day},公告`];
  const { rows } = await as('visitor')(listRegions, { parentCode: '451400' });
  const below = rows.map(({ code }) => `撤销,${code},,451401,${day},公告`);
  await expect(importOf([...cities, ...below])).rejects.toMatchObject({ fields: { text: expect.any(String) } });
  const moved = [...cities, ...below].map((line) => line.replace('451401', '450131'));
  expect(await importOf(moved)).toEqual({ count: rows.length + 2 });
  providers.setClock(new Date(`${day}T00:00:00+08:00`));
  expect(await names('450000')).not.toContain('451400 崇左市');
});

test('of two who register the same change at once, one is refused', async () => {
  const change = { ...merging, effectiveOn: '2027-01-01' };
  const results = await atOnce(
    (tx) => tx`lock table region_change in share row exclusive mode`,
    [() => admin(addRegionChange, change), () => admin(addRegionChange, change)],
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

function importOf(lines: string[]) {
  return admin(importRegionChanges, { text: lines.join('\n') });
}
