import { listQueues, queues } from '@shuji/contract/desk';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as } = await world();

test('a reviewer sees what waits in every queue', async () => {
  const seen = await as('zhao')(listQueues, {});
  expect(seen.map((queue) => queue.name)).toEqual(Object.keys(queues));
});

test('who may not review is shown no queues', async () => {
  await expect(as('qian')(listQueues, {})).resolves.toEqual([]);
});
