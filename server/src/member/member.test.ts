import { editPassword, getByToken, signIn } from '@shuji/contract/account/calls';
import { listAuditEntries } from '@shuji/contract/audit/calls';
import { addDemand } from '@shuji/contract/demand/calls';
import * as calls from '@shuji/contract/member/calls';
import type { MemberRole } from '@shuji/contract/member/labels';
import { getBankAccount } from '@shuji/contract/merchant/bank-account';
import { saveNoticeSetting } from '@shuji/contract/notice/calls';
import { listOwnProducts, setShelf } from '@shuji/contract/product/own';
import { listSessions } from '@shuji/contract/session/calls';
import { expect, test } from 'vitest';
import { lockRights } from '#src/db/rights-lock.ts';
import { cast } from '#src/demo/cast.ts';
import { openBrowser } from '#test/browser.ts';
import { listProduct } from '#test/listed-product.ts';
import { memberOf } from '#test/member.ts';
import { newcomer } from '#test/newcomers.ts';
import { attestPerson, withPhone } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers, server } = centre;

const password = 'Tide&Harbour-27';
let lastPhone = 13_600_000_000;

function freshPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

interface Invited {
  by?: 'li' | 'wang';
  phone?: string;
  name?: string;
  roles?: MemberRole[];
}

async function invite({ by = 'li', phone = freshPhone(), name = '周敏', roles = ['supply'] }: Invited = {}) {
  const { id } = await as(by)(calls.inviteMember, { name, phone, roles });
  const sent = providers.sms.recent().find((message) => message.phone === phone);
  return { id, phone, code: /#([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? '', text: sent?.text ?? '' };
}

async function join(code: string) {
  return as('visitor')(calls.joinCompany, { code, password, terms: true, privacy: true });
}

async function joined(invited: Invited = {}) {
  const { phone, code } = await invite(invited);
  const { token } = await join(code);
  const { members } = await as({ token })(calls.listMembers, {});
  return { token, phone, id: members.find(({ isSelf }) => isSelf)?.id ?? '' };
}

test('an invited person sets a password by the link in the message, once, and acts for the company by their roles', async () => {
  const { phone, code, text } = await invite({ name: '周敏', roles: ['supply', 'finance'] });
  expect(text).toContain('周敏');
  expect(text).toContain('供方运营、财务');
  expect(await as('visitor')(calls.getInvitation, { code })).toMatchObject({ name: '周敏', hasAccount: false });
  const { token } = await join(code);
  const me = await as({ token })(getByToken, {});
  const company = await as('li')(getByToken, {});
  expect(me).toMatchObject({ id: company.id, name: company.name, personName: '周敏', roles: ['supply', 'finance'] });
  expect(me.phone).toBe(`136****${phone.slice(-4)}`);
  await expect(join(code)).rejects.toMatchObject({ name: 'member.linkOver' });
  const browser = openBrowser(server, '10.7.0.1');
  const again = await browser(signIn, { phone, password, ...(await browser.solved('login')) });
  expect(again.token).not.toBe(token);
});

test('a member reads what is the company’s, does what their role says, and is refused the rest by name', async () => {
  const { token } = await memberOf(sql, cast.li.id, ['supply']);
  const product = await listProduct(centre);
  const { rows } = await as({ token })(listOwnProducts, { pageSize: 100 });
  expect(rows.map(({ id }) => id)).toContain(product);
  await as({ token })(setShelf, { id: product, index: '0' });
  await expect(as({ token })(getBankAccount, {})).rejects.toMatchObject({ name: 'door.needRole' });
  await expect(as({ token })(addDemand, {} as never)).rejects.toMatchObject({ name: 'door.needRole' });
  await expect(as({ token })(saveNoticeSetting, { topic: 'order', inApp: true, sms: false })).rejects.toMatchObject({
    name: 'door.needRole',
  });
  await expect(
    as({ token })(calls.inviteMember, { name: '何琳', phone: freshPhone(), roles: ['admin'] }),
  ).rejects.toMatchObject({ name: 'door.needRole' });
  const { token: cashier } = await memberOf(sql, cast.li.id, ['finance'], '何琳');
  await as({ token: cashier })(getBankAccount, {});
});

test('what goes with the sign-in is the person’s own: sessions and password', async () => {
  const { token } = await joined();
  expect(await as({ token })(listSessions, {})).toHaveLength(1);
  await as({ token })(editPassword, { purpose: 'change', oldPassword: password, password: 'Other&Harbour-28' });
  await expect(as({ token })(listSessions, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await as('li')(listSessions, {});
});

test('the audit trail names the person', async () => {
  const { token } = await memberOf(sql, cast.li.id, ['supply'], '钟离');
  const product = await listProduct(centre);
  await as({ token })(setShelf, { id: product, index: '0' });
  const { rows } = await as('zhou')(listAuditEntries, { subject: product });
  expect(rows[0]).toMatchObject({ call: 'setShelf', actorName: expect.stringMatching(/^钟离（.+公司）$/) });
});

test('roles change at once, and nobody changes their own', async () => {
  const member = await joined({ roles: ['supply'] });
  await as('li')(calls.changeMember, { id: member.id, roles: ['finance'] });
  await as({ token: member.token })(getBankAccount, {});
  await as('li')(calls.changeMember, { id: member.id, roles: ['admin'] });
  const admin = as({ token: member.token });
  await expect(admin(calls.changeMember, { id: member.id, roles: ['finance'] })).rejects.toMatchObject({
    name: 'member.self',
  });
  await expect(admin(calls.removeMember, { id: member.id })).rejects.toMatchObject({ name: 'member.self' });
  // The holder of the account is no member, so an admin always stays.
  await expect(admin(calls.removeMember, { id: cast.li.id })).rejects.toMatchObject({ name: 'member.notFound' });
});

test('a removed member is out at once, and their phone is free', async () => {
  const { token, id, phone } = await joined();
  await as('li')(calls.removeMember, { id });
  await expect(as({ token })(calls.listMembers, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  const { members } = await as('li')(calls.listMembers, {});
  expect(members.map((one) => one.id)).not.toContain(id);
  await expect(as('li')(calls.removeMember, { id })).rejects.toMatchObject({ name: 'member.notFound' });
  await withPhone(centre, phone);
});

test('a call under way does not outlive the membership or the role that it needs', async () => {
  const { token, accountId } = await memberOf(sql, cast.li.id, ['supply']);
  const product = await listProduct(centre);
  const shelve = () => as({ token })(setShelf, { id: product, index: '0' });
  const [late] = await atOnce(
    async (tx) => {
      await lockRights(tx, accountId);
      await tx`update member set roles = '{finance}' where account_id = ${accountId}`;
    },
    [shelve],
  );
  expect(late).toMatchObject({ status: 'rejected', reason: { name: 'door.needRole' } });
});

test('another company’s member and invitation answer like missing ones', async () => {
  const [member, invitation] = [await joined({ by: 'wang', roles: ['purchase'] }), await invite({ by: 'wang' })];
  const li = as('li');
  await expect(li(calls.removeMember, { id: member.id })).rejects.toMatchObject({ name: 'member.notFound' });
  await expect(li(calls.changeMember, { id: member.id, roles: ['admin'] })).rejects.toMatchObject({
    name: 'member.notFound',
  });
  await expect(li(calls.withdrawInvitation, { id: invitation.id })).rejects.toMatchObject({
    name: 'member.noInvitation',
  });
});

test('a link ends when it is withdrawn, replaced or three days old', async () => {
  const withdrawn = await invite();
  await as('li')(calls.withdrawInvitation, { id: withdrawn.id });
  await expect(join(withdrawn.code)).rejects.toMatchObject({ name: 'member.linkOver' });
  const first = await invite();
  const second = await invite({ phone: first.phone });
  await expect(join(first.code)).rejects.toMatchObject({ name: 'member.linkOver' });
  await sql`update member_invitation set expires_at = now() where id = ${second.id}`;
  await expect(join(second.code)).rejects.toMatchObject({ name: 'member.linkOver' });
  const { invitations } = await as('li')(calls.listMembers, {});
  expect(invitations.find(({ id }) => id === second.id)).toMatchObject({ isExpired: true });
});

test('whether a phone has an account is said to the holder of the link alone', async () => {
  const phone = freshPhone();
  await withPhone(centre, phone);
  const { code } = await invite({ phone });
  expect(await as('visitor')(calls.getInvitation, { code })).toMatchObject({ hasAccount: true });
  await expect(join(code)).rejects.toMatchObject({ name: 'member.hasAccount' });
});

test('a phone of the company is not invited again', async () => {
  const { phone } = await joined();
  for (const one of [phone, cast.li.phone])
    await expect(invite({ phone: one })).rejects.toMatchObject({ name: 'member.already' });
});

test('a person invites nobody', async () => {
  const someone = await withPhone(centre, freshPhone());
  await attestPerson(centre, someone);
  await expect(
    as(someone)(calls.inviteMember, { name: '何琳', phone: freshPhone(), roles: ['admin'] }),
  ).rejects.toMatchObject({ name: 'member.onlyCompanies' });
});

test('a frozen company’s members are out with it', async () => {
  const company = await newcomer(sql, 'trading');
  const { token } = await memberOf(sql, company.accountId, ['supply']);
  await sql`update account set status = 'frozen' where id = ${company.accountId}`;
  await expect(as({ token })(calls.listMembers, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});
