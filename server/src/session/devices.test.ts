import { signIn } from '@shuji/contract/account/calls';
import { signInToOffice } from '@shuji/contract/operator/calls';
import {
  endSession,
  forgetAllDevices,
  forgetAllOfficeDevices,
  forgetDevice,
  forgetOfficeDevice,
  listDevices,
  listOfficeDevices,
  listSessions,
} from '@shuji/contract/session/calls';
import { beforeEach, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { openBrowser, type TestBrowser } from '#test/browser.ts';
import { person, withPhone } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { sql, server } = centre;
let addresses = 0;

beforeEach(() => sql`delete from quota`);

/** A fresh browser, at an address of its own. */
function fresh(): TestBrowser {
  addresses += 1;
  return openBrowser(server, `10.8.0.${addresses}`);
}

async function enter(browser: TestBrowser, phone: string, password = person.password) {
  return browser(signIn, { phone, password, ...(await browser.solved()) });
}

async function enterOffice(
  browser: TestBrowser,
  { username, password } = cast.zhou as { username: string; password: string },
) {
  return browser(signInToOffice, { username, password, ...(await browser.solved('office')) });
}

const nameOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'in',
    (refused: Error) => refused.name,
  );

/** Closes the sign-in of an account to every device that it does not know. */
async function closeToStrangers(phone: string): Promise<void> {
  for (let n = 0; n < 5; n += 1) await nameOf(enter(fresh(), phone, `no-${n}`));
  expect(await nameOf(enter(fresh(), phone))).toBe('account.tooManyGuesses');
}

test('the devices of an account are listed with their first and last sign-in, the one in use first', async () => {
  const phone = '13511120001';
  await withPhone(centre, phone);
  const [laptop, tablet] = [fresh(), fresh()];
  await enter(laptop, phone);
  await sql`update known_device set created_at = '2026-01-02T03:04:05Z', used_at = '2026-01-03T03:04:05Z'`;
  const { token } = await enter(tablet, phone);
  const [here, there] = await tablet(listDevices, {}, token);
  expect(here).toMatchObject({ isCurrent: true });
  expect(there).toMatchObject({
    isCurrent: false,
    since: '2026-01-02T03:04:05.000Z',
    lastUsed: '2026-01-03T03:04:05.000Z',
  });
  await enter(laptop, phone);
  const [, again] = await tablet(listDevices, {}, token);
  expect(again).toMatchObject({ id: there?.id, since: '2026-01-02T03:04:05.000Z' });
  expect(new Date(again?.lastUsed ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('a device that is forgotten is a stranger: its sign-in stays, and guesses of others close it like any other', async () => {
  const phone = '13511120002';
  await withPhone(centre, phone);
  const [current, lost] = [fresh(), fresh()];
  await enter(current, phone);
  const { token } = await enter(lost, phone);
  await closeToStrangers(phone);
  expect(await nameOf(enter(lost, phone))).toBe('in');
  const here = (await lost(listDevices, {}, token)).find(({ isCurrent }) => isCurrent);
  await lost(forgetDevice, { id: here?.id ?? '' }, token);
  expect((await lost(listDevices, {}, token)).map(({ id }) => id)).not.toContain(here?.id);
  expect((await lost(listSessions, {}, token)).some(({ isCurrent }) => isCurrent)).toBe(true);
  expect(await nameOf(enter(lost, phone))).toBe('account.tooManyGuesses');
  expect(await nameOf(enter(current, phone))).toBe('in');
});

test('all devices are forgotten at once, of this account alone', async () => {
  const [mine, theirs] = ['13511120003', '13511120004'] as const;
  await withPhone(centre, mine);
  await withPhone(centre, theirs);
  const [own, other] = [fresh(), fresh()];
  const { token } = await enter(own, mine);
  await enter(other, theirs);
  const many = (await own(listDevices, {}, token)).length;
  expect(await own(forgetAllDevices, {}, token)).toEqual({ forgotten: many });
  expect(await own(listDevices, {}, token)).toEqual([]);
  await closeToStrangers(mine);
  await closeToStrangers(theirs);
  expect(await nameOf(enter(own, mine))).toBe('account.tooManyGuesses');
  expect(await nameOf(enter(other, theirs))).toBe('in');
});

test('an account forgets only its own devices, on its own side; any other is not found', async () => {
  const [mine, theirs] = ['13511120005', '13511120006'] as const;
  await withPhone(centre, mine);
  await withPhone(centre, theirs);
  const [own, other, office] = [fresh(), fresh(), fresh()];
  const { token } = await enter(own, mine);
  const { token: otherToken } = await enter(other, theirs);
  const { token: officeToken } = await enterOffice(office);
  const [foreign] = await other(listDevices, {}, otherToken);
  const [ofOffice] = await office(listOfficeDevices, {}, officeToken);
  for (const id of [foreign?.id ?? '', ofOffice?.id ?? ''])
    expect(await nameOf(own(forgetDevice, { id }, token))).toBe('door.notFound');
  expect(await nameOf(office(forgetOfficeDevice, { id: foreign?.id ?? '' }, officeToken))).toBe('door.notFound');
  expect(await other(listDevices, {}, otherToken)).toMatchObject([{ id: foreign?.id }]);
  await office(forgetOfficeDevice, { id: ofOffice?.id ?? '' }, officeToken);
  await enterOffice(fresh());
  expect(await office(forgetAllOfficeDevices, {}, officeToken)).toEqual({ forgotten: 1 });
  expect(await office(listOfficeDevices, {}, officeToken)).toEqual([]);
});

test('ending a sign-in from elsewhere takes its device off the list', async () => {
  const phone = '13511120007';
  await withPhone(centre, phone);
  const [here, there] = [fresh(), fresh()];
  const { token } = await enter(here, phone);
  await enter(there, phone);
  const before = await here(listDevices, {}, token);
  const other = (await here(listSessions, {}, token)).find(({ isCurrent }) => !isCurrent);
  await here(endSession, { id: other?.id ?? '' }, token);
  expect(await here(listDevices, {}, token)).toHaveLength(before.length - 1);
});
