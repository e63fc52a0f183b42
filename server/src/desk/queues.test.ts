import { applyAttestation } from '@shuji/contract/attestation';
import { listQueues, queues } from '@shuji/contract/desk';
import { afterEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, outside } = await world();

afterEach(() => outside.setClock(null));

test('a reviewer sees what waits in every queue', async () => {
  const seen = await as('zhao')(listQueues, {});
  expect(seen.map((queue) => queue.name)).toEqual(Object.keys(queues));
});

test('who may not review is shown no queues', async () => {
  await expect(as('qian')(listQueues, {})).resolves.toEqual([]);
});

test('each queue tells since when its oldest waits, and how many wait past their day', async () => {
  const attestations = async () => (await as('zhao')(listQueues, {})).find(({ name }) => name === 'attestation');
  // Friday 20 November; three working days end on Wednesday.
  outside.setClock(new Date('2026-11-20T02:00:00Z'));
  const form = { kind: 'person' as const, name: '陈晨', idNumber: '990101199203153421', consentId: true };
  await as(await newcomer(sql))(applyAttestation, { ...form, submit: true });
  outside.setClock(new Date('2026-11-25T15:59:00Z'));
  expect(await attestations()).toMatchObject({ count: 1, oldestAt: '2026-11-20T02:00:00.000Z', overdue: 0 });
  outside.setClock(new Date('2026-11-25T16:01:00Z'));
  expect(await attestations()).toMatchObject({ count: 1, overdue: 1 });
});
