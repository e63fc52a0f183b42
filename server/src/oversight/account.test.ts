import { exportAccounts, freezeAccount, listAccounts, readAccount } from '@shuji/contract/account/office';
import { countUnreadNotices } from '@shuji/contract/notice/calls';
import { revealField } from '@shuji/contract/review/calls';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';
import { standingsOf } from './rules.ts';

const { as, sql, atOnce } = await world();
const zhao = as('zhao');
const reason = '多次发布虚假需求';
const found = async (filter: Parameters<typeof zhao<typeof listAccounts>>[1]) =>
  (await zhao(listAccounts, { pageSize: 100, ...filter })).rows.map(({ id }) => id);

test('the office finds an account by name, whole phone, credit code, role and region', async () => {
  const { rows } = await zhao(listAccounts, { keyword: cast.li.phone });
  expect(rows).toMatchObject([{ id: cast.li.id, phone: '138****0001', status: 'active' }]);
  const [li] = rows;
  expect(await found({ keyword: li?.name?.slice(0, 4) ?? '' })).toContain(cast.li.id);
  expect(await found({ keyword: li?.creditCode?.toLowerCase() ?? '' })).toEqual([cast.li.id]);
  expect(await found({ keyword: cast.li.phone.slice(0, 8) })).toEqual([]);
  expect(await found({ standing: 'seller' })).toContain(cast.li.id);
  expect(await found({ standing: 'registered' })).toContain(cast.chen.id);
  expect(await found({ standing: 'registered' })).not.toContain(cast.li.id);
  expect(await found({ region: '650000' })).toEqual([]);
  expect((await found({ sort: 'oldest' })).toReversed()).toEqual(await found({}));
});

test('a frozen account is out at once and stays out until it is let in again; each step says who and why', async () => {
  const { accountId: id, token } = await newcomer(sql);
  await as({ token })(countUnreadNotices, {});
  await zhao(freezeAccount, { id, frozen: true, reason });
  await expect(as({ token })(countUnreadNotices, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  expect(await zhao(readAccount, { id })).toMatchObject({
    status: 'frozen',
    may: 'unfreeze',
    steps: [{ step: 'freeze', operatorName: '赵岩', reason }],
  });
  expect(await found({ status: 'frozen' })).toEqual([id]);
  await zhao(freezeAccount, { id, frozen: false, reason: '申诉成立' });
  expect(await zhao(readAccount, { id })).toMatchObject({ status: 'active', steps: [{ step: 'unfreeze' }, {}] });
  const titles = await sql`select title from notice where account_id = ${id} order by id`;
  expect(titles.map(({ title }) => title)).toEqual([expect.stringContaining('冻结'), expect.stringContaining('解除')]);
});

test('two reviewers at once freeze it once', async () => {
  const { accountId: id } = await newcomer(sql);
  const freeze = () => zhao(freezeAccount, { id, frozen: true, reason });
  const done = await atOnce((tx) => tx`select from account where id = ${id} for update`, [freeze, freeze]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await zhao(readAccount, { id })).steps).toHaveLength(1);
});

test('an operator does not decide on their own organisation, and a closed account stays closed', async () => {
  const { creditCode } = await zhao(readAccount, { id: cast.li.id });
  await sql`update operator set organisation = ${creditCode} where id = ${cast.zhao.id}`;
  const own = zhao(freezeAccount, { id: cast.li.id, frozen: true, reason });
  await expect(own).rejects.toMatchObject({ name: 'oversight.ownOrganisation' });
  expect((await zhao(readAccount, { id: cast.li.id })).may).toBeNull();
  await sql`update operator set organisation = null where id = ${cast.zhao.id}`;

  const { accountId: id } = await newcomer(sql);
  await write(sql, (tx) => tx`update account set status = 'closed', phone_sealed = '' where id = ${id}`);
  const again = zhao(freezeAccount, { id, frozen: true, reason });
  await expect(again).rejects.toMatchObject({ name: 'oversight.wrongStatus' });
  expect(await zhao(readAccount, { id })).toMatchObject({ phone: '', may: null });
});

test('a whole phone is shown for a reason only, and never in a table', async () => {
  const input = { place: 'account', id: cast.wang.id, field: 'contactPhone', reason: '电话回访' } as const;
  expect(await zhao(revealField, input)).toEqual({ value: cast.wang.phone });
  const { body } = await zhao.file(exportAccounts, { format: 'csv' });
  expect(body.toString('utf8')).not.toContain(cast.wang.phone);
});

test('what an account is called', () => {
  const nothing = { attestationStatus: null, merchantStatus: null, isBuyer: false, isSeller: false };
  expect(standingsOf(nothing)).toEqual(['registered']);
  expect(standingsOf({ ...nothing, attestationStatus: 'frozen', merchantStatus: 'approved' })).toEqual(['registered']);
  const whole = { attestationStatus: 'approved', merchantStatus: 'approved', isBuyer: true, isSeller: true } as const;
  expect(standingsOf(whole)).toEqual(['attested', 'merchant', 'buyer', 'seller']);
});
