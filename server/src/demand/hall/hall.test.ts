import type { Input } from '@shuji/contract/call';
import { addDemand, countHallFacets, listDemands } from '@shuji/contract/demand/calls';
import { listDemandQueue, listOfficeDemands, readOfficeDemand, reviewDemand } from '@shuji/contract/demand/office';
import { listWaiting } from '@shuji/contract/desk/calls';
import { beforeAll, expect, test } from 'vitest';
import { demandForm, inDays } from '#test/demand-form.ts';
import { world } from '#test/world.ts';

const { as, sql, runJob } = await world();

async function publish(changes: Parameters<typeof demandForm>[0]): Promise<void> {
  const { id } = await as('wang')(addDemand, demandForm(changes));
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
}

async function titles(input: Input<typeof listDemands>): Promise<string[]> {
  const { rows } = await as('visitor')(listDemands, input);
  return rows.map((row) => row.title);
}

beforeAll(async () => {
  await publish({
    title: '港口集装箱吞吐量数据',
    kind: 'dataset',
    coverage: ['450500'],
    scene: 'supplyChain',
    deadline: inDays(5),
  });
  await publish({
    title: '全区空气质量指数',
    kind: 'index',
    industry: 'environment',
    coverage: ['450000'],
    budgetMin: 30_000_000,
    budgetMax: 50_000_000,
  });
  await publish({
    title: 'POI 更新数据 100% 覆盖',
    coverage: [],
    budgetMode: 'negotiable',
    wantedFields: ['门店名称'],
    deadline: inDays(90),
  });
  await as('wang')(addDemand, demandForm({ title: '还在审核的需求' }));
});

test('the hall shows what is published, newest first, with its total', async () => {
  const { total, rows } = await as('visitor')(listDemands, {});
  expect(total).toBe(3);
  expect(rows.map((row) => row.title)).toEqual(['POI 更新数据 100% 覆盖', '全区空气质量指数', '港口集装箱吞吐量数据']);
  expect(rows[0]).toMatchObject({ daysLeft: expect.any(Number), ownerName: expect.stringMatching(/公司/) });
});

test('words are found in title, description and wanted fields, whatever their width and case', async () => {
  expect(await titles({ keyword: 'ｐｏｉ' })).toEqual(['POI 更新数据 100% 覆盖']);
  expect(await titles({ keyword: '门店 覆盖' })).toEqual(['POI 更新数据 100% 覆盖']);
  expect(await titles({ keyword: '100%' })).toEqual(['POI 更新数据 100% 覆盖']);
  expect(await titles({ keyword: '%' })).toEqual([]);
  expect(await titles({ keyword: '没有这样的词' })).toEqual([]);
});

test('pinyin, initials and one wrong character find it too; fuzzy matches are marked as such', async () => {
  for (const keyword of ['gangkou', 'gkjzx', '港囗集装箱']) {
    expect(await titles({ keyword }), keyword).toEqual(['港口集装箱吞吐量数据']);
  }
  const { total, nearest } = await as('visitor')(listDemands, { keyword: '集装箱卫生检疫' });
  expect([total, nearest.map((row) => row.title)]).toEqual([0, ['港口集装箱吞吐量数据']]);
});

test('a demand written before there was an index is found once the job has seen it', async () => {
  await sql`update demand set search = null where title like '全区空气%'`;
  expect(await titles({ keyword: 'kongqi' })).toEqual([]);
  await runJob('index-demands');
  expect(await titles({ keyword: 'kongqi' })).toEqual(['全区空气质量指数']);
});

test('each facet counts under every filter but its own', async () => {
  const counts = async (input: Input<typeof countHallFacets>) => {
    const facets = await as('visitor')(countHallFacets, input);
    return Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [name, values.map(({ label, count }) => `${label} ${count}`)]),
    );
  };
  const whole = await counts({});
  expect(whole).toMatchObject({
    kind: ['数据API 1', '数据集 1', '数据指数 1'],
    region: ['广西壮族自治区 2'],
    budget: ['5–20 万元 1', '20–100 万元 1', '面议 1'],
    status: ['已发布 3'],
  });
  const narrowed = await counts({ kind: ['index'], region: ['450000'] });
  expect(narrowed).toMatchObject({
    kind: ['数据集 1', '数据指数 1'],
    region: ['广西壮族自治区 1'],
    budget: ['20–100 万元 1'],
  });
  expect(await counts({ keyword: 'kqzl' })).toMatchObject({
    kind: ['数据指数 1'],
    industry: [expect.stringMatching(/ 1$/)],
  });
  const several = await as('visitor')(listDemands, { kind: ['index', 'dataset'] });
  expect(several.total).toBe(2);
});

test('filters narrow by kind, industry, budget and deadline', async () => {
  expect(await titles({ kind: 'dataset' })).toEqual(['港口集装箱吞吐量数据']);
  expect(await titles({ industry: 'environment' })).toEqual(['全区空气质量指数']);
  expect(await titles({ budget: 'upTo100' })).toEqual(['全区空气质量指数']);
  expect(await titles({ budget: 'negotiable' })).toEqual(['POI 更新数据 100% 覆盖']);
  expect(await titles({ within: 7 })).toEqual(['港口集装箱吞吐量数据']);
  expect(await titles({ status: 'taken' })).toEqual([]);
});

test('a province finds its cities, and a city the demands for its whole province', async () => {
  expect(await titles({ region: '450000' })).toEqual(['全区空气质量指数', '港口集装箱吞吐量数据']);
  expect(await titles({ region: '450500' })).toEqual(['全区空气质量指数', '港口集装箱吞吐量数据']);
  expect(await titles({ region: '450100' })).toEqual(['全区空气质量指数']);
  expect(await titles({ region: '370000' })).toEqual([]);
});

test('sorted by budget, the largest is first and negotiable ones last', async () => {
  expect((await titles({ sort: 'budget' })).at(-1)).toBe('POI 更新数据 100% 覆盖');
  expect((await titles({ sort: 'deadline' }))[0]).toBe('港口集装箱吞吐量数据');
});

test("the office's queue and its badge are one and the same", async () => {
  const queue = await as('zhao')(listDemandQueue, {});
  expect(queue.rows.map((row) => row.title)).toEqual(['还在审核的需求']);
  expect((await as('zhao')(listWaiting, { queue: 'demand' })).total).toBe(queue.total);
  await expect(as('sun')(listDemandQueue, {})).rejects.toMatchObject({ name: 'door.forbidden' });
  await expect(as('wang')(listDemandQueue, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('the reviewer sees what was changed since the last submission, and the phone masked', async () => {
  const { id } = await as('wang')(addDemand, demandForm({ title: '第一次的标题' }));
  await as('zhao')(reviewDemand, { id, decision: 'correction', reason: '标题不清楚' });
  await as('wang')(addDemand, demandForm({ id, title: '第二次的标题' }));
  const detail = await as('zhao')(readOfficeDemand, { id });
  expect(detail).toMatchObject({
    submissions: 2,
    content: { title: '第二次的标题' },
    previous: { title: '第一次的标题' },
  });
  expect(detail.contact?.phone).toBe('139****5678');
  expect((await as('zhao')(listOfficeDemands, { keyword: '第二次' })).total).toBe(1);
});

test('an operator does not review a demand of their own organisation', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  await sql`
    update operator set organisation = (select credit_code from party p join demand d on d.party_id = p.id where d.id = ${id})
    where username = 'zhao'`;
  await expect(as('zhao')(reviewDemand, { id, decision: 'approve' })).rejects.toMatchObject({
    name: 'demand.ownOrganisation',
  });
  await sql`update operator set organisation = null where username = 'zhao'`;
});
