import { editPassword, getByToken, getCaptcha, signIn } from '@shuji/contract/account';
import { toRequest } from '@shuji/contract/call';
import { setOperatorStatus } from '@shuji/contract/operator-office';
import { endOtherSessions, endSession, listOfficeSessions, listSessions } from '@shuji/contract/session';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#src/app.ts';
import { openDatabase } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { newcomer } from '#test/newcomers.ts';
import { captchaAnswer } from '#test/outside.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

const { as, sql, config, outside, server } = await world();

// A second node of the same centre, as a load balancer would have it.
const otherPool = openDatabase(config.databaseUrl as string, { max: 4 });
const other = await buildApp({ config, pool: otherPool, outside, log: pino({ level: 'error' }) });
afterAll(async () => {
  await other.server.close();
  await otherPool.end({ timeout: 1 });
});

async function enter({ phone, password }: { phone: string; password: string }, userAgent = ''): Promise<string> {
  const { uuid } = await as('visitor')(getCaptcha, {});
  const { url, body } = toRequest(signIn, { phone, password, uuid, captcha: captchaAnswer });
  const headers = { mobile: '1', 'user-agent': userAgent };
  const reply = await server.inject({ method: 'POST', url, headers, payload: body as object });
  return reply.json<{ data: { token: string } }>().data.token;
}

/** How many milliseconds the other node goes on serving a token; it must not at all. */
async function deathOnOtherNode(token: string, url: string, method: 'GET' | 'POST'): Promise<number> {
  const from = performance.now();
  for (;;) {
    const reply = await other.server.inject({ method, url, headers: { mobile: '1', authorization: token } });
    if (reply.json<{ code: number }>().code === 401) return performance.now() - from;
  }
}

const me = '/mobile/login/getByToken';

test('someone sees where they are signed in, on what and since when, and which one this is', async () => {
  const phone = await enter(cast.chen, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile Safari/604.1');
  const seen = await as({ token: phone })(listSessions, {});
  expect(seen).toEqual([
    expect.objectContaining({ device: 'iPhone · Safari', address: '127.0.0.1', isCurrent: true }),
    expect.objectContaining({ isCurrent: false }),
  ]);
  expect(JSON.stringify(seen)).not.toContain(phone);
  expect(await as('zhao')(listOfficeSessions, {})).toHaveLength(1);
});

test("one's own sign-in is ended from elsewhere; another's is not found, as one that never was", async () => {
  const { phone, password } = cast.wang;
  const lost = await enter({ phone, password });
  const [, first] = await as({ token: lost })(listSessions, {});
  const mine = (await as('wang')(listSessions, {})).find((row) => !row.isCurrent);
  const ofWang = { id: mine?.id ?? '' };
  const stranger = as('li')(endSession, ofWang);
  await expect(stranger).rejects.toMatchObject({ name: 'door.notFound' });
  const office = as('li')(endSession, { id: (await as('zhao')(listOfficeSessions, {}))[0]?.id ?? '' });
  await expect(office).rejects.toMatchObject({ name: 'door.notFound' });
  const nobody = as('li')(endSession, { id: '01900000-0000-7000-8000-0000000000ff' });
  await expect(nobody).rejects.toMatchObject({ name: 'door.notFound' });
  await as('wang')(endSession, ofWang);
  expect(await deathOnOtherNode(lost, me, 'POST')).toBeLessThan(1000);
  await expect(as('wang')(getByToken, {})).resolves.toHaveProperty('id', cast.wang.id);
  expect(first?.isCurrent).toBe(false);
});

test('all other sign-ins end at once, on every node, and this one stays', async () => {
  const tokens = [await enter(cast.li), await enter(cast.li), await enter(cast.li)];
  await expect(as('li')(endOtherSessions, {})).resolves.toEqual({ ended: 3 });
  for (const token of tokens) expect(await deathOnOtherNode(token, me, 'POST')).toBeLessThan(1000);
  expect(await as('li')(listSessions, {})).toHaveLength(1);
});

test('C5: a changed password and a freeze end every sign-in on every node within a second', async () => {
  const token = await enter(cast.chen);
  const change = { purpose: 'change', oldPassword: cast.chen.password, password: 'quiet-harbour-19' } as const;
  await as({ token })(editPassword, change);
  const afterChange = await deathOnOtherNode(token, me, 'POST');

  const frozen = await newcomer(sql);
  await sql`update account set status = 'frozen' where id = ${frozen.accountId}`;
  const afterFreeze = await deathOnOtherNode(frozen.token, me, 'POST');

  await as('qian')(setOperatorStatus, { id: cast.sun.id, status: 'frozen' });
  const afterDisabling = await deathOnOtherNode(tokenOf('sun'), '/office/api/me', 'GET');

  const slowest = Math.max(afterChange, afterFreeze, afterDisabling);
  console.log(`C5: slowest death of a session on the other node ${slowest.toFixed(0)} ms (at most 1000)`);
  expect(slowest).toBeLessThan(1000);
});
