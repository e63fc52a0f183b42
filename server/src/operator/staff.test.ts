import { randomUUIDv7 } from 'node:crypto';
import { getOwnOperator } from '@shuji/contract/operator/calls';
import {
  changeOperator,
  createOperator,
  decideOperatorRequest,
  listOperatorRequests,
  listOperators,
  resetOperator,
  setOperatorStatus,
} from '@shuji/contract/operator/office';
import { expect, test } from 'vitest';
import { type CastName, cast } from '#src/demo/cast.ts';
import { approve, freshPhone, hire, reason } from '#test/operators.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;

const asAdmin = as('qian');

test('only the system administrator sees and changes who works here', async () => {
  for (const name of ['zhao', 'sun', 'zhou', 'li'] as CastName[]) {
    await expect(as(name)(listOperators, {})).rejects.toMatchObject({
      name: name === 'li' ? 'door.signedOut' : 'door.forbidden',
    });
  }
  const seen = await asAdmin(listOperators, {});
  expect(seen.map((row) => row.username)).toEqual(['zhao', 'sun', 'qian', 'zhou', 'zheng', 'wu', 'shen', 'han']);
  expect(JSON.stringify(seen)).not.toContain('argon2');
});

test('a user name is assigned once, and no operator holds roles that check each other', async () => {
  const person = { name: '吴桐', organisation: '' };
  const { id } = await hire(centre, { ...person, username: 'wutong', roles: ['editor'] });
  const input = { ...person, phone: freshPhone(), reason };
  const twice = asAdmin(createOperator, { ...input, username: 'wutong', roles: ['editor'] });
  await expect(twice).rejects.toMatchObject({ name: 'operator.taken' });
  const both = asAdmin(createOperator, { ...input, username: 'wutong2', roles: ['admin', 'auditor'] });
  await expect(both).rejects.toMatchObject({ name: 'operator.powersApart' });
  const more = asAdmin(changeOperator, { ...person, id, roles: ['reviewer', 'admin'], reason });
  await expect(more).rejects.toMatchObject({ name: 'operator.powersApart' });
});

test('an operator does not change themselves, and an unknown one is not found', async () => {
  const { id } = cast.qian;
  const own = { id, name: '钱宁', roles: ['editor' as const] };
  await expect(asAdmin(changeOperator, own)).rejects.toMatchObject({ name: 'operator.self' });
  await expect(asAdmin(setOperatorStatus, { id, status: 'frozen' })).rejects.toMatchObject({ name: 'operator.self' });
  await expect(asAdmin(resetOperator, { id, reason })).rejects.toMatchObject({ name: 'operator.self' });
  const nobody = randomUUIDv7();
  await expect(asAdmin(resetOperator, { id: nobody, reason })).rejects.toMatchObject({ name: 'operator.notFound' });
});

test('rights taken away count at the next request; being let in again is for two to decide', async () => {
  await asAdmin(setOperatorStatus, { id: cast.sun.id, status: 'frozen' });
  await expect(as('sun')(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  const back = await asAdmin(setOperatorStatus, { id: cast.sun.id, status: 'active', reason });
  expect(back).toEqual({ isWaiting: true });
  const statusNow = async () => (await asAdmin(listOperators, {})).find(({ id }) => id === cast.sun.id)?.status;
  expect(await statusNow()).toBe('frozen');
  await approve(centre, 'sun');
  expect(await statusNow()).toBe('active');
  // The old sign-in stays dead.
  await expect(as('sun')(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('one of two administrators who disable each other at once stays, and approves nothing alone', async () => {
  const results = await atOnce(
    (tx) => tx`select id from operator where id = any(${[cast.zheng.id, cast.qian.id]}) order by id for update`,
    [
      () => asAdmin(setOperatorStatus, { id: cast.zheng.id, status: 'frozen' }),
      () => as('zheng')(setOperatorStatus, { id: cast.qian.id, status: 'frozen' }),
    ],
  );
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const [left] = await sql<{ id: string }[]>`
    select id from operator where status = 'active' and 'admin' = any(roles)`;
  const last = as(left?.id === cast.qian.id ? 'qian' : 'zheng');
  await last(createOperator, { username: 'alone', name: '独自', phone: freshPhone(), roles: ['admin'], reason });
  const { rows, otherAdmins } = await last(listOperatorRequests, {});
  expect(otherAdmins).toBe(0);
  const mine = rows.find(({ username }) => username === 'alone');
  expect(mine?.mayDecide).toBe(false);
  const decide = last(decideOperatorRequest, { id: mine?.id ?? '', decision: 'approve' });
  await expect(decide).rejects.toMatchObject({ name: 'approval.own' });
});
