import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { getCaptcha } from '@shuji/contract/account/calls';
import { listAuditEntries } from '@shuji/contract/audit/calls';
import { getOwnOperator, setFirstPassword, signInToOffice } from '@shuji/contract/operator/calls';
import { listOperators, setOperatorStatus } from '@shuji/contract/operator/office';
import { expect, test } from 'vitest';
import { testProofLog, testSecretKey } from '#test/keys.ts';
import { hire, setPasswordByLink } from '#test/operators.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, config } = centre;
const [qian, visitor] = [as('qian'), as('visitor')];
const program = resolve(import.meta.dirname, 'add-operator.ts');
const password = 'harbour-lamp-2051';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command as the server's shell does, on the same database and with the same key. */
function operator(...words: string[]): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
    SECRET_KEY: testSecretKey.toString('hex'),
    LOG_ORIGIN: testProofLog.origin,
    LOG_ED25519_KEY: testProofLog.ed25519Key.toString('hex'),
    LOG_SM2_KEY: testProofLog.sm2Key.toString('hex'),
    SMS: 'local',
    PUBLIC_ORIGIN: 'https://data.example.cn',
  };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (bytes) => (ended.out += String(bytes)));
  child.stderr.on('data', (bytes) => (ended.err += String(bytes)));
  return new Promise((done) => child.once('close', (code) => done({ ...ended, code })));
}

function codeIn({ out }: Ended): string {
  return /^https:\/\/data\.example\.cn\/office\/welcome#([\w-]{22})$/m.exec(out)?.[1] ?? '';
}

async function enter(username: string, secret: string) {
  const { uuid } = await visitor(getCaptcha, { purpose: 'office' });
  return visitor(signInToOffice, { username, password: secret, uuid, captcha: captchaAnswer });
}

const find = async (username: string) => (await qian(listOperators, {})).find((row) => row.username === username);
const traces = async (call: string, subject: string) => {
  const { rows } = await as('zhou')(listAuditEntries, { call, subject });
  return rows.map(({ actorKind, address }) => ({ actorKind, address }));
};
const counted = async () => (await sql<{ n: number }[]>`select count(*)::int as n from operator`)[0]?.n;

test('the command adds an administrator, who sets a password by the printed link, once, and signs in', async () => {
  const added = await operator('gaoyuan', '高远', '13711110001', 'admin');
  expect(added).toMatchObject({ code: 0, err: '' });
  expect(added.out).toContain('gaoyuan 本人');
  const code = codeIn(added);
  expect(await visitor(setFirstPassword, { code, password })).toEqual({ username: 'gaoyuan' });
  await expect(visitor(setFirstPassword, { code, password })).rejects.toMatchObject({ name: 'operator.linkOver' });
  const entry = await enter('gaoyuan', password);
  await expect(as(entry)(getOwnOperator, {})).resolves.toMatchObject({ name: '高远', roles: ['admin'] });
  const row = await find('gaoyuan');
  expect(row).toMatchObject({ hasPhone: true, status: 'active' });
  expect(await traces('addOperator', row?.id ?? '')).toEqual([{ actorKind: 'anyone', address: 'command line' }]);
});

test('no password is printed, and the phone and the link are stored sealed', async () => {
  const added = await operator('mimi', '密密', '13711110002', 'editor');
  const stored = JSON.stringify([await sql`select * from operator`, await sql`select * from operator_link`]);
  expect(stored).not.toContain('13711110002');
  expect(stored).not.toContain(codeIn(added));
  expect(added.out.trim().split('\n')).toHaveLength(2);
});

test('a reset ends the old password and every sign-in, registers the phone, and leaves the link as the only way in', async () => {
  const { id, phone } = await hire(centre, { username: 'lost', name: '失联', roles: ['reviewer'] });
  await setPasswordByLink(centre, phone, password);
  const entry = await enter('lost', password);
  const reset = await operator('--reset', 'lost', '13711110003');
  expect(reset).toMatchObject({ code: 0, err: '' });
  await expect(as(entry)(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(enter('lost', password)).rejects.toMatchObject({ name: 'operator.wrongPassword' });
  expect(await sql`select from known_device where holder_id = ${id}`).toHaveLength(0);
  await visitor(setFirstPassword, { code: codeIn(reset), password: 'harbour-lamp-2052' });
  await expect(enter('lost', 'harbour-lamp-2052')).resolves.toMatchObject({ owes: null });
  expect(await traces('resetOperator', id)).toEqual([{ actorKind: 'anyone', address: 'command line' }]);
  const taken = await operator('other', '旁人', '13711110003', 'editor');
  expect(taken.err).toContain('该手机号已登记在另一名运营人员名下');
});

test('a reset without a phone keeps the one on record, and puts back who was out of office', async () => {
  const { id, phone } = await hire(centre, { username: 'back', name: '归来', roles: ['admin'] });
  await setPasswordByLink(centre, phone, password);
  await qian(setOperatorStatus, { id, status: 'frozen' });
  const reset = await operator('--reset', 'back');
  await visitor(setFirstPassword, { code: codeIn(reset), password });
  await expect(enter('back', password)).resolves.toMatchObject({ owes: null });
  expect(await find('back')).toMatchObject({ status: 'active', hasPhone: true });
});

test.each([
  ['nothing', [], '用法'],
  ['no role', ['yang', '杨帆', '13711110009'], '用法'],
  ['a role that is none', ['yang', '杨帆', '13711110009', 'king'], '用法'],
  ['a phone that is none', ['yang', '杨帆', '1371111', 'admin'], '用法'],
  ['a user name that is none', ['Yang Fan', '杨帆', '13711110009', 'admin'], '用法'],
  ['a name of one character', ['yang', '杨', '13711110009', 'admin'], '用法'],
  ['an option that is none', ['--force', 'yang', '杨帆', '13711110009', 'admin'], '用法'],
  ['powers that must be apart', ['yang', '杨帆', '13711110009', 'admin', 'auditor'], '不能'],
  ['a user name in use', ['qian', '钱宁', '13711110009', 'admin'], '用户名'],
  ['a phone in use', ['yang', '杨帆', '13800000006', 'admin'], '该手机号已登记'],
  ['the reset of nobody', ['--reset', 'nobody'], '没有'],
  ['a reset to the phone of another', ['--reset', 'sun', '13800000006'], '该手机号已登记'],
  ['a reset to a phone that is none', ['--reset', 'sun', '12'], '用法'],
  ['a reset with a word too many', ['--reset', 'sun', '13711110009', 'admin'], '用法'],
])('%s is refused in words and changes nothing', async (_, words, message) => {
  const before = [await counted(), await sql`select id from operator_link order by id`, await find('sun')];
  const { code, out, err } = await operator(...words);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
  expect(err).not.toMatch(/\n\s+at /);
  expect([await counted(), await sql`select id from operator_link order by id`, await find('sun')]).toEqual(before);
});
