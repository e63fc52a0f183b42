import { closeDemand, editDemandStatus, giveDemandBack, takeDemand } from '@shuji/contract/demand/calls';
import { followDemand, listFollowedDemands, listFollowStates, unfollowDemand } from '@shuji/contract/demand/follow';
import { listNotices } from '@shuji/contract/notice/calls';
import { expect, test } from 'vitest';
import { aPublished } from '#test/offer.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as } = centre;
const title = '求购港口能见度观测数据';

async function news(who: 'chen' | 'wang' | 'li'): Promise<string[]> {
  const { rows } = await as(who)(listNotices, { topic: 'demand', pageSize: 100 });
  return rows.filter((row) => row.title.startsWith('您关注的')).map((row) => `${row.title}${row.text}`);
}

test('a follower gets a message at each change of state, without the words of the sides, until leaving', async () => {
  const id = await aPublished(centre, { title });
  await as('chen')(followDemand, { id });
  await as('chen')(followDemand, { id });
  await as('li')(followDemand, { id });
  expect(await as('chen')(listFollowedDemands, {})).toMatchObject({
    total: 1,
    rows: [{ id, title, status: 'published', isShown: true }],
  });
  await as('li')(takeDemand, { id });
  await as('li')(giveDemandBack, { id, reason: '内部人手不足' });
  expect((await news('chen')).sort()).toEqual(
    [`您关注的需求“${title}”已有供方接单`, `您关注的需求“${title}”已重新开放接单`].sort(),
  );
  await as('chen')(unfollowDemand, { id });
  await as('wang')(closeDemand, { id, reason: '项目计划取消' });
  expect(await news('chen')).toHaveLength(2);
  expect(await news('li')).toEqual([`您关注的需求“${title}”已关闭`]);
});

test('what is hidden cannot be followed, and stays in the list without its page', async () => {
  const id = await aPublished(centre, { title });
  await as('chen')(followDemand, { id });
  await as('wang')(editDemandStatus, { id, status: 'unpublished' });
  expect(await as('chen')(listFollowedDemands, { pageSize: 1 })).toMatchObject({
    rows: [{ id, title, status: null, deadline: null, isShown: false }],
  });
  await expect(as('li')(followDemand, { id })).rejects.toMatchObject({ name: 'demand.notFound' });
  await expect(as('visitor')(followDemand, { id })).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('a list learns which of its demands the reader follows, and which are the reader’s own', async () => {
  const ids = [await aPublished(centre, { title }), await aPublished(centre, { title }, 'li')];
  const other = await aPublished(centre, { title });
  await as('li')(takeDemand, { id: other });
  await as('li')(followDemand, { id: ids[0] ?? '' });
  const { followed, own } = await as('li')(listFollowStates, { ids: [...ids, other] });
  expect({ followed, own: own.sort() }).toEqual({ followed: [ids[0]], own: [ids[1], other].sort() });
  expect(await as('chen')(listFollowStates, { ids })).toEqual({ followed: [], own: [] });
});
