import { listQueues } from '@shuji/contract/desk/calls';
import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { queues } from '@shuji/contract/nouns';
import { afterEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, providers } = await world();

afterEach(() => providers.setClock(null));

test('a reviewer sees what waits in every queue but those of money, which are finance’s', async () => {
  const seenBy = async (who: 'zhao' | 'shen') => (await as(who)(listQueues, {})).map(({ name }) => name);
  const money = ['payment', 'receipt', 'payout', 'moneyRequest', 'invoice'];
  expect(await seenBy('shen')).toEqual(money);
  const others = Object.keys(queues).filter((name) => !name.endsWith('Request') && !money.includes(name));
  expect(await seenBy('zhao')).toEqual(others);
});

test('an administrator sees what waits for a second one, and who may do neither sees no queues', async () => {
  const seen = await as('qian')(listQueues, {});
  expect(seen.map(({ name }) => name)).toEqual(['operatorRequest', 'settingRequest', 'broadcastRequest']);
  await expect(as('sun')(listQueues, {})).resolves.toEqual([]);
});

test('each queue shows since when its oldest waits, and how many wait past their day', async () => {
  const attestations = async () => (await as('zhao')(listQueues, {})).find(({ name }) => name === 'attestation');
  // Friday 20 November; three working days end on Wednesday.
  providers.setClock(new Date('2026-11-20T02:00:00Z'));
  const form = { kind: 'person' as const, name: '陈晨', idNumber: '990101199203153421', consentId: true };
  await as(await newcomer(sql))(applyAttestation, { ...form, submit: true });
  providers.setClock(new Date('2026-11-25T15:59:00Z'));
  expect(await attestations()).toMatchObject({ count: 1, oldestAt: '2026-11-20T02:00:00.000Z', overdue: 0 });
  providers.setClock(new Date('2026-11-25T16:01:00Z'));
  expect(await attestations()).toMatchObject({ count: 1, overdue: 1 });
});
