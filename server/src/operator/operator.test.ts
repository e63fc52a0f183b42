import { randomUUIDv7 } from 'node:crypto';
import { getByToken, getCaptcha } from '@shuji/contract/account/calls';
import { changeOwnPassword, getOwnOperator, signInToOffice, signOutOfOffice } from '@shuji/contract/operator/calls';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import type { OperatorRole } from '#src/http/context.ts';
import { toEnvelope } from '#src/http/refuse.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';
import { insertOperator } from './queries.ts';

const { as, sql, atOnce } = await world();
const visitor = as('visitor');

async function enter(username: string, password: string): Promise<string> {
  const { uuid } = await visitor(getCaptcha, { purpose: 'office' });
  return (await visitor(signInToOffice, { username, password, uuid, captcha: captchaAnswer })).token;
}

test('an operator signs in to the office, is known there, and signs out', async () => {
  const token = await enter('zhao', cast.zhao.password);
  await expect(as({ token })(getOwnOperator, {})).resolves.toMatchObject({ username: 'zhao', roles: ['reviewer'] });
  await as({ token })(signOutOfOffice, {});
  await expect(as({ token })(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test("the office's token is nothing on the website, and the website's nothing in the office", async () => {
  await expect(as('zhao')(getByToken, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as('li')(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});

test('an operator changes the password, and every session of theirs ends', async () => {
  const token = await enter('sun', cast.sun.password);
  const change = { oldPassword: cast.sun.password, password: 'another-quiet-lake' };
  await expect(as({ token })(changeOwnPassword, { ...change, password: 'xsunx-lake' })).rejects.toMatchObject({
    name: 'session.weakPassword',
  });
  await expect(as({ token })(changeOwnPassword, { ...change, oldPassword: 'wrong' })).rejects.toMatchObject({
    name: 'session.wrongOldPassword',
  });
  await as({ token })(changeOwnPassword, change);
  await expect(as({ token })(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as('sun')(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(enter('sun', change.password)).resolves.toEqual(expect.any(String));
});

test('two concurrent changes of an operator’s password with the same old one: the first signs the second out', async () => {
  const token = await enter('qian', cast.qian.password);
  const ended = await atOnce(
    (tx) => tx`select from operator where username = 'qian' for update`,
    ['another-quiet-lake', 'the-third-quiet-lake'].map(
      (password) => () => as({ token })(changeOwnPassword, { oldPassword: cast.qian.password, password }),
    ),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ended).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ name: 'door.signedOut' }),
  });
});

test('a frozen operator is out at once', async () => {
  await sql`update operator set status = 'frozen' where username = 'zhou'`;
  await expect(as('zhou')(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(enter('zhou', cast.zhou.password)).rejects.toMatchObject({ name: 'operator.frozen' });
});

test.each<{ roles: OperatorRole[]; mayBe: boolean }>([
  { roles: ['reviewer', 'editor'], mayBe: true },
  { roles: ['admin', 'editor'], mayBe: true },
  { roles: ['admin', 'reviewer'], mayBe: false },
  { roles: ['admin', 'auditor'], mayBe: false },
  { roles: ['reviewer', 'auditor'], mayBe: false },
])('roles $roles in one person: $mayBe', async ({ roles, mayBe }) => {
  const person = {
    id: randomUUIDv7(),
    name: '试',
    passwordHash: 'x',
    roles,
    organisation: null,
    mustChangePassword: false,
    phoneSealed: null,
    phoneBlind: null,
  };
  const inserted = write(sql, (tx) => insertOperator(tx, { ...person, username: `try-${roles.join('-')}` }));
  const refusal = await inserted.then(
    () => null,
    (error) => toEnvelope(error)?.code,
  );
  expect(refusal).toBe(mayBe ? null : 41105);
});
