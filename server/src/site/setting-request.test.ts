import { getCaptcha } from '@shuji/contract/account/calls';
import { listAuditEntries } from '@shuji/contract/audit/calls';
import { listQueues } from '@shuji/contract/desk/calls';
import type { QueueName } from '@shuji/contract/desk/labels';
import { beginFactor, confirmFactor, signInToOffice } from '@shuji/contract/operator/calls';
import { createOperator, setOperatorStatus } from '@shuji/contract/operator/office';
import {
  changeSetting,
  decideSettingRequest,
  listSettingChanges,
  listSettingRequests,
  listSettings,
  withdrawSettingRequest,
} from '@shuji/contract/site/office';
import { type SettingKey, settingTable, takesTwo } from '@shuji/contract/site/setting';
import { dayMs } from '@shuji/contract/time';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { freshPhone, hire, setPasswordByLink, waitingRequest } from '#test/operators.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const [qian, zheng] = [as('qian'), as('zheng')];
const password = 'harbour-lamp-2051';
const reason = '开户行变更，见 2026 年第 12 号函';

afterEach(() => providers.setClock(null));

const settingOf = async (key: SettingKey) => (await qian(listSettings, {})).find((row) => row.key === key)?.value ?? '';

async function ask(key: SettingKey, value: string) {
  const before = await settingOf(key);
  expect(await qian(changeSetting, { key, before, value, reason })).toEqual({ isWaiting: true });
  const request = (await zheng(listSettingRequests, {})).find((row) => row.key === key && row.status === 'waiting');
  if (!request) throw new Error(`No request waits for ${key}`);
  return request;
}

const approve = (id: string) => zheng(decideSettingRequest, { id, decision: 'approve' });

test('the collecting account changes by two administrators: it is unchanged until the second approves', async () => {
  const before = await settingOf('pay_account_number');
  const request = await ask('pay_account_number', '6222 0000 1111');
  expect(request).toMatchObject({ before, value: '6222 0000 1111', requestedBy: '钱宁', reason, mayDecide: true });
  expect(await settingOf('pay_account_number')).toBe(before);
  const own = qian(decideSettingRequest, { id: request.id, decision: 'approve' });
  await expect(own).rejects.toMatchObject({ name: 'approval.own' });
  expect(await settingOf('pay_account_number')).toBe(before);
  await approve(request.id);
  expect(await settingOf('pay_account_number')).toBe('6222 0000 1111');
  expect((await qian(listSettingChanges, { key: 'pay_account_number' }))[0]).toMatchObject({
    before,
    after: '6222 0000 1111',
    operatorName: '钱宁',
    approvedName: '郑澜',
  });
  const trail = await as('zhou')(listAuditEntries, {});
  expect(trail.rows.map(({ call, actorName }) => [call, actorName])).toEqual(
    expect.arrayContaining([
      ['changeSetting', '钱宁'],
      ['decideSettingRequest', '郑澜'],
    ]),
  );
});

test('the settings that move money or weaken a guard need an approval; strengthening one needs none', async () => {
  const values: Partial<Record<string, [string, string]>> = { office_totp: ['required', 'optional'] };
  const two = (key: SettingKey, from: string, to: string) => takesTwo(key, from, to);
  const keys = Object.keys(settingTable) as SettingKey[];
  expect(keys.filter((key) => two(key, ...(values[key] ?? ['9', '8'])))).toEqual([
    'notice_days',
    'acceptance_days',
    'fee_rate',
    'fee_min',
    'fee_max',
    'fee_payer',
    'pay_account_name',
    'pay_bank',
    'pay_account_number',
    'office_totp',
  ]);
  const stricter = [
    two('notice_days', '3', '5'),
    two('acceptance_days', '7', '9'),
    two('office_totp', 'optional', 'required'),
  ];
  expect(stricter).toEqual([false, false, false]);
});

test('a change without a reason is refused, and one waits for a setting at a time', async () => {
  const days = await settingOf('notice_days');
  const shorter = { key: 'notice_days', before: days, value: '0' };
  await expect(qian(changeSetting, shorter)).rejects.toMatchObject({ name: 'door.badInput', fields: { reason: /./ } });
  await ask('notice_days', '0');
  const second = qian(changeSetting, { ...shorter, value: '1', reason });
  await expect(second).rejects.toMatchObject({ name: 'approval.waiting' });
});

test("an approval does not overwrite another administrator's later change", async () => {
  const before = await settingOf('acceptance_days');
  const { id } = await ask('acceptance_days', '1');
  await zheng(changeSetting, { key: 'acceptance_days', before, value: '30' });
  await expect(approve(id)).rejects.toMatchObject({ name: 'site.changedSinceRequest' });
  expect(await settingOf('acceptance_days')).toBe('30');
  await zheng(decideSettingRequest, { id, decision: 'refuse', note: '另有安排' });
  const refused = (await qian(listSettingRequests, {})).find((row) => row.id === id);
  expect(refused).toMatchObject({ status: 'refused', decidedBy: '郑澜', note: '另有安排' });
});

test('an approval, a refusal and a withdrawal at once: one of them counts', async () => {
  const before = await settingOf('fee_rate');
  const { id } = await ask('fee_rate', '777');
  const results = await atOnce(
    (tx) => tx`select id from approval where id = ${id} for update`,
    [
      () => approve(id),
      () => qian(withdrawSettingRequest, { id }),
      () => zheng(decideSettingRequest, { id, decision: 'refuse' }),
    ],
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await sql<{ status: string }[]>`select status from approval where id = ${id}`;
  expect(await settingOf('fee_rate')).toBe(row?.status === 'approved' ? '777' : before);
});

test('only the requester withdraws; a request withdrawn, or a week old, cannot be approved', async () => {
  const gone = await ask('pay_bank', '滨海银行北城支行');
  await expect(zheng(withdrawSettingRequest, { id: gone.id })).rejects.toMatchObject({ name: 'approval.notFound' });
  await qian(withdrawSettingRequest, { id: gone.id });
  await expect(approve(gone.id)).rejects.toMatchObject({ name: 'approval.over' });
  const late = await ask('pay_bank', '滨海银行南城支行');
  providers.setClock(new Date(Date.now() + 8 * dayMs));
  await expect(approve(late.id)).rejects.toMatchObject({ name: 'approval.over' });
});

test('the request of an administrator who was put out since is not approved', async () => {
  const { id, phone } = await hire(centre, { username: 'passing', name: '路过', roles: ['admin'] });
  await setPasswordByLink(centre, phone, password);
  const { uuid } = await as('visitor')(getCaptcha, { purpose: 'office' });
  const entry = await as('visitor')(signInToOffice, { username: 'passing', password, uuid, captcha: captchaAnswer });
  const before = await settingOf('pay_account_name');
  const change = { key: 'pay_account_name', before, value: '路过公司', reason };
  await as(entry)(changeSetting, change);
  await qian(setOperatorStatus, { id, status: 'frozen' });
  const left = (await zheng(listSettingRequests, {})).find(({ value }) => value === '路过公司');
  await expect(approve(left?.id ?? '')).rejects.toMatchObject({ name: 'approval.requesterGone' });
  expect(await settingOf('pay_account_name')).toBe(before);
});

test('a request about people is not decided among the settings, and each administrator’s role is checked', async () => {
  await qian(createOperator, { username: 'other', name: '另类', phone: freshPhone(), roles: ['editor'], reason });
  const { id } = await waitingRequest(centre, 'other');
  await expect(approve(id)).rejects.toMatchObject({ name: 'approval.notFound' });
  const request = await ask('fee_max', '900000');
  for (const name of ['zhao', 'sun', 'zhou'] as const) {
    const decide = as(name)(decideSettingRequest, { id: request.id, decision: 'approve' });
    await expect(decide).rejects.toMatchObject({ name: 'door.forbidden' });
  }
});

test('what waits for a second administrator is counted for who may decide it, and not any more once it is decided', async () => {
  const count = async (who: 'qian' | 'zheng' | 'zhao', name: QueueName) =>
    (await as(who)(listQueues, {})).find((queue) => queue.name === name)?.count;
  const before = (await count('zheng', 'settingRequest')) ?? 0;
  const mine = (await count('qian', 'settingRequest')) ?? 0;
  const { id } = await ask('fee_min', '1200');
  expect(await count('zheng', 'settingRequest')).toBe(before + 1);
  expect(await count('qian', 'settingRequest')).toBe(mine);
  expect(await count('zhao', 'settingRequest')).toBeUndefined();
  await approve(id);
  expect(await count('zheng', 'settingRequest')).toBe(before);
});

test('the office demands the second factor until a second administrator agrees that it need not', async () => {
  const reads = () => as('zhao')(listQueues, {});
  for (const admin of [qian, zheng]) {
    const { secret } = await admin(beginFactor, {});
    await admin(confirmFactor, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  }
  await qian(changeSetting, { key: 'office_totp', before: 'optional', value: 'required' });
  await expect(reads()).rejects.toMatchObject({ name: 'operator.owesFactor' });
  const { id } = await ask('office_totp', 'optional');
  await expect(reads()).rejects.toMatchObject({ name: 'operator.owesFactor' });
  await approve(id);
  await expect(reads()).resolves.toHaveLength(11);
});
