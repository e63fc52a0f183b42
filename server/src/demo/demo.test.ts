import { getDemo, listDemoSms } from '@shuji/contract/demo/calls';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { refuseCast } from './guard.ts';

const { as, sql, providers } = await world();
const visitor = as('visitor');

test('the demo lists its accounts and the text messages it sent', async () => {
  await providers.sms.send('13900000009', '验证码 123456');
  await expect(visitor(listDemoSms, {})).resolves.toMatchObject([{ phone: '139****0009' }]);
  const { people } = await visitor(getDemo, {});
  expect(people).toContainEqual(expect.objectContaining({ login: '13800000001', name: '李明' }));
});

test('outside the demo neither is there', async () => {
  providers.isDemo = false;
  await expect(visitor(listDemoSms, {})).rejects.toMatchObject({ name: 'door.notFound' });
  await expect(visitor(getDemo, {})).resolves.toEqual({ isDemo: false, people: [] });
});

test('production does not start over a database with the demo accounts', async () => {
  await expect(refuseCast(sql)).rejects.toThrow('演示账号');
});
