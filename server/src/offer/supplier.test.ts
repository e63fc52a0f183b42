import { closeDemand } from '@shuji/contract/demand/calls';
import { listNotices, saveNoticeSetting } from '@shuji/contract/notice/calls';
import { dayMs } from '@shuji/contract/time';
import { beforeAll, expect, test } from 'vitest';
import { aPublished } from '#test/offer.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, runJob, providers } = centre;
const port = { title: '求购港口能见度观测数据', kind: 'dataset', wantedFields: ['风速'] };

beforeAll(async () => {
  await withoutNotice(centre);
  await aListed(centre);
});

async function digests() {
  return (await as('li')(listNotices, { topic: 'match', pageSize: 100 })).rows;
}

async function run(): Promise<void> {
  await runJob('notify-matches');
  await runJob('notify-suppliers');
}

test('a supplier gets one message a day about the new demands that fit its products, and why', async () => {
  const id = await aPublished(centre, port);
  await aPublished(centre, { ...port, title: '求购冷链仓储温度记录', wantedFields: [] });
  await run();
  const [first] = await digests();
  expect(await digests()).toHaveLength(1);
  expect(first).toMatchObject({ title: '新需求“求购港口能见度观测数据”适合您的产品', link: `/deminfo?id=${id}` });
  expect(first?.text).toMatch(/适合“滨海港口气象观测数据集”：关键词“港口”.*同行业/);

  await aPublished(centre, { ...port, title: '求购港口潮位数据' });
  await aPublished(centre, { ...port, title: '求购港口风浪数据' });
  await run();
  expect(await digests()).toHaveLength(1);
  providers.setClock(new Date(Date.now() + dayMs));
  await run();
  await run();
  const [next] = await digests();
  expect(await digests()).toHaveLength(2);
  expect(next).toMatchObject({ title: '有 2 条新需求适合您的产品', link: '/demand?sort=newest' });
  providers.setClock(null);
});

test('a demand that is over before the morning is in no digest, nor is one of the supplier itself', async () => {
  const before = (await digests()).length;
  const id = await aPublished(centre, { ...port, title: '求购港口雷电数据' });
  await aPublished(centre, { ...port, title: '求购港口冰情数据' }, 'li');
  await runJob('notify-matches');
  await as('wang')(closeDemand, { id, reason: '项目计划取消' });
  providers.setClock(new Date(Date.now() + 2 * dayMs));
  await runJob('notify-suppliers');
  providers.setClock(null);
  expect(await digests()).toHaveLength(before);
});

test('a supplier who declined the topic gets none', async () => {
  const before = (await digests()).length;
  await as('li')(saveNoticeSetting, { topic: 'match', inApp: false, sms: false });
  await aPublished(centre, { ...port, title: '求购港口降雨数据' });
  await runJob('notify-matches');
  providers.setClock(new Date(Date.now() + 3 * dayMs - dayMs));
  await runJob('notify-suppliers');
  providers.setClock(null);
  expect(await digests()).toHaveLength(before);
});
