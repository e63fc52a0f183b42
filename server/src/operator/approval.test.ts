import { getCaptcha } from '@shuji/contract/account/calls';
import { getOwnOperator, setFirstPassword, signInToOffice } from '@shuji/contract/operator/calls';
import {
  changeOperator,
  createOperator,
  decideOperatorRequest,
  listOperatorRequests,
  listOperators,
  resetOperator,
  sendOperatorLink,
  setOperatorStatus,
  withdrawOperatorRequest,
} from '@shuji/contract/operator/office';
import { dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import type { OperatorRole } from '#src/http/context.ts';
import { approve, freshPhone, hire, linkTo, reason, setPasswordByLink, waitingRequest } from '#test/operators.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const [qian, zheng, visitor] = [as('qian'), as('zheng'), as('visitor')];
const password = 'harbour-lamp-2051';

afterEach(() => providers.setClock(null));

async function enter(username: string, secret: string) {
  const { uuid } = await visitor(getCaptcha, { purpose: 'office' });
  return visitor(signInToOffice, { username, password: secret, uuid, captcha: captchaAnswer });
}

async function find(username: string) {
  return (await qian(listOperators, {})).find((row) => row.username === username);
}

async function ask(username: string, roles: OperatorRole[] = ['reviewer'], phone = freshPhone()) {
  await qian(createOperator, { username, name: '何川', phone, roles, reason });
  return waitingRequest(centre, username);
}

test('an administrator alone makes no reviewer: nothing is there before a second one approves', async () => {
  const { id } = await ask('hechuan');
  expect(await find('hechuan')).toBeUndefined();
  expect(providers.sms.recent()).toEqual([]);
  const decision = { id, decision: 'approve' as const };
  await expect(qian(decideOperatorRequest, decision)).rejects.toMatchObject({ name: 'approval.own' });
  for (const name of ['zhao', 'sun', 'zhou'] as const)
    await expect(as(name)(decideOperatorRequest, decision)).rejects.toMatchObject({ name: 'door.forbidden' });
  expect(await find('hechuan')).toBeUndefined();
  await zheng(decideOperatorRequest, decision);
  expect(await find('hechuan')).toMatchObject({ roles: ['reviewer'], mustChangePassword: true, hasPhone: true });
});

test('the request says what it changes, who asks, when and why; what was decided is read afterwards', async () => {
  const phone = freshPhone();
  const waiting = await ask('novice', ['editor'], phone);
  expect(waiting).toMatchObject({ kind: 'create', requestedBy: '钱宁', reason, mayDecide: true, isMine: false });
  expect(waiting.changes).toEqual([
    { label: '权限', before: '', after: '内容' },
    { label: '手机', before: '', after: phone },
  ]);
  await zheng(decideOperatorRequest, { id: waiting.id, decision: 'refuse', note: '编制已满，暂不增加' });
  const { rows } = await qian(listOperatorRequests, {});
  expect(rows.find(({ id }) => id === waiting.id)).toMatchObject({
    status: 'refused',
    decidedBy: '郑澜',
    note: '编制已满，暂不增加',
  });
  expect(JSON.stringify(rows)).not.toContain(phone);
  expect(await find('novice')).toBeUndefined();
});

test('the password is the newcomer’s own: no reply shows one, and the link on their phone works once', async () => {
  const { id, phone } = await hire(centre, { username: 'xiayu', name: '夏雨', roles: ['editor'] });
  const code = linkTo(centre, phone);
  const stored = JSON.stringify(await sql`select * from operator_link where operator_id = ${id}`);
  expect(stored).not.toContain(code);
  await expect(visitor(setFirstPassword, { code, password: 'xiayu-2026' })).rejects.toMatchObject({
    name: 'session.weakPassword',
  });
  expect(await visitor(setFirstPassword, { code, password })).toEqual({ username: 'xiayu' });
  await expect(visitor(setFirstPassword, { code, password })).rejects.toMatchObject({ name: 'operator.linkOver' });
  await expect(enter('xiayu', password)).resolves.toMatchObject({ owes: null });
  await expect(qian(sendOperatorLink, { id })).rejects.toMatchObject({ name: 'operator.notWaiting' });
});

test('a link runs out, a newer one replaces it, and no more than three go out in an hour', async () => {
  const { id, phone } = await hire(centre, { username: 'lushan', name: '陆山', roles: ['editor'] });
  const first = linkTo(centre, phone);
  providers.setClock(new Date(Date.now() + 61 * 60_000));
  await expect(visitor(setFirstPassword, { code: first, password })).rejects.toMatchObject({
    name: 'operator.linkOver',
  });
  await qian(sendOperatorLink, { id });
  const second = linkTo(centre, phone);
  await qian(sendOperatorLink, { id });
  await expect(visitor(setFirstPassword, { code: second, password })).rejects.toMatchObject({
    name: 'operator.linkOver',
  });
  await qian(sendOperatorLink, { id });
  await expect(qian(sendOperatorLink, { id })).rejects.toMatchObject({ name: 'operator.linksTooOften' });
  await setPasswordByLink(centre, phone, password);
});

test('one of many concurrent uses of a link sets the password', async () => {
  const { id, phone } = await hire(centre, { username: 'race', name: '同时', roles: ['editor'] });
  const code = linkTo(centre, phone);
  const results = await atOnce(
    (tx) => tx`select id from operator_link where operator_id = ${id} for update`,
    [1, 2, 3].map((one) => () => visitor(setFirstPassword, { code, password: `${password}-${one}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an approval, a refusal and a withdrawal at once: one of them counts', async () => {
  const { id } = await ask('rivals');
  const results = await atOnce(
    (tx) => tx`select id from approval where id = ${id} for update`,
    [
      () => zheng(decideOperatorRequest, { id, decision: 'approve' }),
      () => qian(withdrawOperatorRequest, { id }),
      () => zheng(decideOperatorRequest, { id, decision: 'refuse' }),
    ],
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await sql<{ status: string }[]>`select status from approval where id = ${id}`;
  expect((await find('rivals')) !== undefined).toBe(row?.status === 'approved');
});

test('a request withdrawn, or a week old, cannot be approved; only the requester withdraws', async () => {
  const gone = await ask('gone');
  await expect(zheng(withdrawOperatorRequest, { id: gone.id })).rejects.toMatchObject({ name: 'approval.notFound' });
  await qian(withdrawOperatorRequest, { id: gone.id });
  const late = await ask('late');
  providers.setClock(new Date(Date.now() + 8 * dayMs));
  for (const { id } of [gone, late])
    await expect(zheng(decideOperatorRequest, { id, decision: 'approve' })).rejects.toMatchObject({
      name: 'approval.over',
    });
});

test('more power waits for a second administrator, less does not', async () => {
  const { id } = await hire(centre, { username: 'shige', name: '石歌', roles: ['editor'] });
  const change = { id, name: '石歌', organisation: '' };
  const rolesNow = async () => (await find('shige'))?.roles;
  await expect(qian(changeOperator, { ...change, roles: ['editor', 'reviewer'] })).rejects.toMatchObject({
    name: 'door.badInput',
  });
  expect(await qian(changeOperator, { ...change, roles: ['editor', 'reviewer'], reason })).toEqual({ isWaiting: true });
  expect(await rolesNow()).toEqual(['editor']);
  const again = qian(changeOperator, { ...change, roles: ['reviewer'], reason });
  await expect(again).rejects.toMatchObject({ name: 'approval.waiting' });
  await approve(centre, 'shige');
  expect(await rolesNow()).toEqual(['editor', 'reviewer']);
  expect(await qian(changeOperator, { ...change, roles: ['reviewer'] })).toEqual({ isWaiting: false });
  expect(await rolesNow()).toEqual(['reviewer']);
  // Exclusion from an employer's files removes power; its end gives power.
  const employer = '91990116MA0000001X';
  const unchanged = { ...change, roles: ['reviewer' as const], organisation: employer };
  expect(await qian(changeOperator, unchanged)).toEqual({ isWaiting: false });
  expect(await qian(changeOperator, { ...unchanged, organisation: '', reason })).toEqual({ isWaiting: true });
  expect((await find('shige'))?.organisation).toBe(employer);
});

test('rights revoked since the request do not come back by its approval', async () => {
  const { id } = await hire(centre, { username: 'meng', name: '孟遥', roles: ['editor', 'reviewer'] });
  const change = { id, name: '孟遥', organisation: '' };
  await qian(changeOperator, { ...change, roles: ['editor', 'reviewer'], phone: freshPhone(), reason });
  await zheng(changeOperator, { ...change, roles: ['editor'] });
  const { id: request } = await waitingRequest(centre, 'meng');
  await expect(zheng(decideOperatorRequest, { id: request, decision: 'approve' })).rejects.toMatchObject({
    name: 'operator.changedMeanwhile',
  });
  expect((await find('meng'))?.roles).toEqual(['editor']);
});

test('a person has one account: a phone is registered once, also of someone out of office', async () => {
  const { id, phone } = await hire(centre, { username: 'once', name: '一人', roles: ['editor'] });
  await qian(setOperatorStatus, { id, status: 'frozen' });
  const second = { name: '一人', phone, roles: ['reviewer' as const], reason };
  await expect(qian(createOperator, { ...second, username: 'once2' })).rejects.toMatchObject({
    name: 'operator.phoneTaken',
  });
  // Two requests for one new phone: the second approval is refused by the constraint.
  const fresh = freshPhone();
  const [one, other] = [await ask('pair1', ['editor'], fresh), await ask('pair2', ['editor'], fresh)];
  await zheng(decideOperatorRequest, { id: one.id, decision: 'approve' });
  const both = zheng(decideOperatorRequest, { id: other.id, decision: 'approve' });
  await expect(both).rejects.toMatchObject({ name: 'operator.phoneTaken' });
});

test('a reset waits too: until it is approved the old sign-in works, then only the link opens', async () => {
  const { id, phone } = await hire(centre, { username: 'hanxue', name: '韩雪', roles: ['editor'] });
  await setPasswordByLink(centre, phone, password);
  const { token } = await enter('hanxue', password);
  expect(await qian(resetOperator, { id, reason })).toEqual({ isWaiting: true });
  await expect(as({ token })(getOwnOperator, {})).resolves.toMatchObject({ username: 'hanxue' });
  await approve(centre, 'hanxue');
  await expect(as({ token })(getOwnOperator, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(enter('hanxue', password)).rejects.toMatchObject({ name: 'operator.wrongPassword' });
  await setPasswordByLink(centre, phone, 'harbour-lamp-2052');
  await expect(enter('hanxue', 'harbour-lamp-2052')).resolves.toMatchObject({ owes: null });
});

test('whom it is about approves nothing, nor does who was put out; a request of someone put out is not approved', async () => {
  const { id, phone } = await hire(centre, { username: 'third', name: '第三', roles: ['admin'] });
  await setPasswordByLink(centre, phone, password);
  const third = as(await enter('third', password));
  await qian(resetOperator, { id, reason });
  const { id: request } = await waitingRequest(centre, 'third');
  const own = third(decideOperatorRequest, { id: request, decision: 'approve' });
  await expect(own).rejects.toMatchObject({ name: 'approval.own' });
  await third(createOperator, { username: 'puppet', name: '木偶', phone: freshPhone(), roles: ['admin'], reason });
  const left = await waitingRequest(centre, 'puppet');
  await qian(setOperatorStatus, { id, status: 'frozen' });
  const decide = zheng(decideOperatorRequest, { id: left.id, decision: 'approve' });
  await expect(decide).rejects.toMatchObject({ name: 'approval.requesterGone' });
});

test("the database refuses a decision on one's own request, and rewrites none", async () => {
  const { id } = await ask('direct');
  const approved = (by: string) => sql`
    update approval set status = 'approved', decided_by = ${by}, decided_at = now() where id = ${id}`;
  await expect(approved(cast.qian.id)).rejects.toThrow('approval_two_people');
  await expect(sql`update approval set content = '{}' where id = ${id}`).rejects.toThrow('append-only');
  await approved(cast.zheng.id);
  await expect(sql`update approval set status = 'waiting', decided_at = null where id = ${id}`).rejects.toThrow(
    'append-only',
  );
});
