import {
  countUnreadNotices,
  listNoticeSettings,
  listNotices,
  readAllNotices,
  readNotice,
  saveNoticeSetting,
} from '@shuji/contract/notice/calls';
import { expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';
import { type Happening, notify } from './actions.ts';

const { as, sql } = await world();

function happening(changes: Partial<Happening> = {}): Happening {
  return { topic: 'order', key: 'order 1', title: '订单已确认', link: '/ordermanage', now: new Date(), ...changes };
}

async function notifyOf(accountId: string, changes: Partial<Happening> = {}): Promise<void> {
  await write(sql, (tx) => notify(tx, { accountId }, happening(changes)));
}

test('a notice is counted until it is read, and reading it again changes nothing', async () => {
  const who = await newcomer(sql);
  await notifyOf(who.accountId);
  expect(await as(who)(countUnreadNotices, {})).toEqual({ count: 1 });
  const [row] = (await as(who)(listNotices, {})).rows;
  expect(row).toMatchObject({ title: '订单已确认', link: '/ordermanage', readAt: null });
  await as(who)(readNotice, { id: row?.id ?? '' });
  const readAt = (await as(who)(listNotices, {})).rows[0]?.readAt;
  await as(who)(readNotice, { id: row?.id ?? '' });
  expect((await as(who)(listNotices, {})).rows[0]?.readAt).toBe(readAt);
  expect(await as(who)(countUnreadNotices, {})).toEqual({ count: 0 });
});

test('the same event sends one message', async () => {
  const who = await newcomer(sql);
  await Promise.all([notifyOf(who.accountId), notifyOf(who.accountId)]);
  await notifyOf(who.accountId);
  expect(await as(who)(listNotices, {})).toMatchObject({ total: 1 });
});

test('a rolled-back event sends no message', async () => {
  const who = await newcomer(sql);
  const refused = write(sql, async (tx) => {
    await notify(tx, { accountId: who.accountId }, happening());
    throw new Error('refused after all');
  });
  await expect(refused).rejects.toThrow('refused after all');
  expect(await as(who)(listNotices, {})).toMatchObject({ total: 0 });
});

test("another's notice answers exactly as a missing one, and stays unread", async () => {
  const [who, other] = [await newcomer(sql), await newcomer(sql)];
  await notifyOf(who.accountId);
  const [row] = (await as(who)(listNotices, {})).rows;
  const others = await as(other)(readNotice, { id: row?.id ?? '' }).catch((error) => error);
  const missing = await as(other)(readNotice, { id: '01900000-0000-7000-8000-0000000000ff' }).catch((error) => error);
  expect(others).toMatchObject({ name: 'notice.notFound' });
  expect({ ...others }).toEqual({ ...missing });
  await as(other)(readAllNotices, {});
  expect(await as(who)(countUnreadNotices, {})).toEqual({ count: 1 });
});

test('lists by topic and by what is unread; all of one topic can be read at once', async () => {
  const who = await newcomer(sql);
  await notifyOf(who.accountId);
  await notifyOf(who.accountId, { topic: 'demand', key: 'demand 1', title: '需求已接单' });
  expect(await as(who)(listNotices, { topic: 'demand' })).toMatchObject({ total: 1 });
  await as(who)(readAllNotices, { topic: 'demand' });
  const unread = await as(who)(listNotices, { show: 'unread' });
  expect(unread.rows.map((row) => row.topic)).toEqual(['order']);
  await as(who)(readAllNotices, {});
  expect(await as(who)(countUnreadNotices, {})).toEqual({ count: 0 });
});

test('declining a topic leaves important messages, by text message only where wanted', async () => {
  const who = await newcomer(sql);
  const setting = (await as(who)(listNoticeSettings, {})).find((one) => one.topic === 'order');
  expect(setting).toEqual({ topic: 'order', inApp: true, sms: true });
  const sms = async () =>
    (await sql`select from notice_sms s join notice n on n.id = s.notice_id where n.account_id = ${who.accountId}`)
      .length;
  await notifyOf(who.accountId, { key: 'a', isImportant: true });
  expect(await sms()).toBe(1);
  await as(who)(saveNoticeSetting, { topic: 'order', inApp: false, sms: false });
  await notifyOf(who.accountId, { key: 'b', isImportant: true });
  await notifyOf(who.accountId, { key: 'c' });
  expect(await as(who)(listNotices, {})).toMatchObject({ total: 2 });
  expect(await sms()).toBe(1);
  await as(who)(saveNoticeSetting, { topic: 'order', inApp: true, sms: true });
  expect((await as(who)(listNoticeSettings, {})).filter((one) => !one.inApp || !one.sms)).toEqual([]);
});

test('visitors have no notices', async () => {
  await expect(as('visitor')(listNotices, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  await expect(as('visitor')(countUnreadNotices, {})).rejects.toMatchObject({ name: 'door.signedOut' });
});
