import { randomUUIDv7 } from 'node:crypto';
import { readOwnOperator } from '@shuji/contract/operator';
import {
  changeOperator,
  createOperator,
  listOperators,
  resetOperator,
  setOperatorStatus,
} from '@shuji/contract/operator-office';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { type CastName, cast } from '#src/demo/cast.ts';
import { insertSession } from '#src/session/queries.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();

const asAdmin = as('qian');

async function idOf(username: string): Promise<string> {
  return (await asAdmin(listOperators, {})).find((row) => row.username === username)?.id ?? '';
}

test('only the system administrator sees and changes who works here', async () => {
  for (const name of ['zhao', 'sun', 'zhou', 'li'] as CastName[]) {
    await expect(as(name)(listOperators, {})).rejects.toMatchObject({
      name: name === 'li' ? 'door.signedOut' : 'door.forbidden',
    });
  }
  const seen = await asAdmin(listOperators, {});
  expect(seen.map((row) => row.username)).toEqual(['zhao', 'sun', 'qian', 'zhou']);
  expect(JSON.stringify(seen)).not.toContain('argon2');
});

test('a user name is given once, and no one is given powers that check each other', async () => {
  const person = { name: '吴桐', organisation: '' };
  await asAdmin(createOperator, { ...person, username: 'wutong', roles: ['editor'] });
  const twice = asAdmin(createOperator, { ...person, username: 'wutong', roles: ['editor'] });
  await expect(twice).rejects.toMatchObject({ name: 'operator.taken' });
  const both = asAdmin(createOperator, { ...person, username: 'wutong2', roles: ['admin', 'auditor'] });
  await expect(both).rejects.toMatchObject({ name: 'operator.powersApart' });
  const id = await idOf('wutong');
  const more = asAdmin(changeOperator, { ...person, id, roles: ['reviewer', 'admin'] });
  await expect(more).rejects.toMatchObject({ name: 'operator.powersApart' });
  await asAdmin(changeOperator, { ...person, id, roles: ['editor', 'reviewer'] });
  const [row] = await sql`select roles from operator where id = ${id}`;
  expect(row?.roles).toEqual(['editor', 'reviewer']);
});

test('nobody changes themselves, and someone who does not exist is not found', async () => {
  const { id } = cast.qian;
  const own = { id, name: '钱宁', roles: ['editor' as const] };
  await expect(asAdmin(changeOperator, own)).rejects.toMatchObject({ name: 'operator.self' });
  await expect(asAdmin(setOperatorStatus, { id, status: 'frozen' })).rejects.toMatchObject({ name: 'operator.self' });
  await expect(asAdmin(resetOperator, { id })).rejects.toMatchObject({ name: 'operator.self' });
  const nobody = randomUUIDv7();
  await expect(asAdmin(resetOperator, { id: nobody })).rejects.toMatchObject({ name: 'operator.notFound' });
});

test('rights taken away count at the next request, and so does being let in again', async () => {
  await asAdmin(setOperatorStatus, { id: cast.sun.id, status: 'frozen' });
  await expect(as('sun')(readOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await asAdmin(setOperatorStatus, { id: cast.sun.id, status: 'active' });
  // The old sign-in stays dead.
  await expect(as('sun')(readOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('of two administrators who put each other out at once, one stays', async () => {
  await asAdmin(createOperator, { username: 'twin', name: '同任', roles: ['admin'] });
  const id = await idOf('twin');
  const token = 'session-of-the-twin'.padEnd(64, '0');
  await sql`update operator set must_change_password = false where id = ${id}`;
  await write(sql, (tx) =>
    insertSession(tx, { id: randomUUIDv7(), side: 'office', holderId: id, token, address: '127.0.0.1' }),
  );
  const results = await atOnce(
    (tx) => tx`select id from operator where id = any(${[id, cast.qian.id]}) order by id for update`,
    [
      () => asAdmin(setOperatorStatus, { id, status: 'frozen' }),
      () => as({ token })(setOperatorStatus, { id: cast.qian.id, status: 'frozen' }),
    ],
  );
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const [active] = await sql<{ count: number }[]>`
    select count(*) as count from operator where status = 'active' and 'admin' = any(roles)`;
  expect(active?.count).toBe(1);
});
