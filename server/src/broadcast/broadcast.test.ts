import {
  decideBroadcast,
  deleteBroadcast,
  getBroadcast,
  listBroadcastRequests,
  saveBroadcast,
  stopBroadcast,
  submitBroadcast,
  withdrawBroadcastRequest,
} from '@shuji/contract/broadcast/calls';
import { listQueues, listWaiting } from '@shuji/contract/desk/calls';
import { listNotices, saveNoticeSetting } from '@shuji/contract/notice/calls';
import { dayMs } from '@shuji/contract/time';
import { beforeEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce, providers, runJob } = await world();
const [sun, qian] = [as('sun'), as('qian')];
const draft = { title: '国庆期间办理安排', body: '10 月 1 日至 7 日不办理审核。', audience: 'all' as const };
let day = 0;
const reason = '告知全部用户';

beforeEach(async () => {
  // Requests are never deleted; those of another day do not count.
  day += 2;
  providers.setClock(new Date(Date.now() + day * dayMs));
  await sql`delete from broadcast`;
  await sql`delete from notice`;
});

async function requested(changes: Partial<Parameters<typeof sun<typeof saveBroadcast>>[1]> = {}) {
  const { id } = await sun(saveBroadcast, { ...draft, ...changes });
  await sun(submitBroadcast, { id, reason });
  const request = (await qian(listBroadcastRequests, {})).find(({ broadcastId }) => broadcastId === id);
  return { id, request: { id: request?.id ?? '' }, recipients: request?.recipients ?? 0 };
}

async function sent(changes: Parameters<typeof requested>[0] = {}) {
  const { id, request } = await requested(changes);
  await qian(decideBroadcast, { ...request, decision: 'approve' });
  await expect.poll(async () => (await sun(getBroadcast, { id })).status).toBe('sent');
  return sun(getBroadcast, { id });
}

const copies = async () =>
  (await sql<{ n: number }[]>`select count(*)::int as n from notice where topic = 'broadcast'`)[0]?.n ?? 0;

test('a message reaches each of the group once, with the number that was foreseen', async () => {
  const [{ count = 0 } = {}] = await sql<{ count: number }[]>`
    select count(*)::int as count from account where status = 'active'`;
  const row = await sent();
  expect(row).toMatchObject({ recipients: count, reached: count, declined: 0, approvedName: '钱宁' });
  await runJob('send-broadcasts');
  expect(await copies()).toBe(count);
  expect((await as('li')(listNotices, { topic: 'broadcast' })).rows).toMatchObject([
    { title: draft.title, text: draft.body, isImportant: false },
  ]);
});

test('what waits for an administrator is counted in the office until it is decided', async () => {
  const waiting = async (who: 'qian' | 'sun') =>
    (await as(who)(listQueues, {})).find(({ name }) => name === 'broadcastRequest')?.count;
  const { id, request } = await requested();
  expect(await waiting('qian')).toBe(1);
  expect(await waiting('sun')).toBeUndefined();
  const { rows } = await qian(listWaiting, { queue: 'broadcastRequest' });
  expect(rows).toMatchObject([{ id: request.id, title: reason, note: '孙悦' }]);
  await qian(decideBroadcast, { ...request, decision: 'refuse', note: '请改期' });
  expect(await waiting('qian')).toBe(0);
  expect((await sun(getBroadcast, { id })).status).toBe('draft');
});

test('groups are those that they name', async () => {
  const titles: [string, number][] = [];
  for (const audience of ['organisation', 'merchant', 'seller', 'buyer'] as const) {
    const { id } = await sun(saveBroadcast, { ...draft, audience });
    titles.push([audience, (await sun(getBroadcast, { id })).reach.recipients]);
  }
  const [facts] = await sql<Record<string, number>[]>`
    select count(*) filter (where f.attested and p.kind = 'organisation')::int as organisation,
      count(*) filter (where f.merchant_id is not null)::int as merchant,
      count(*) filter (where f.is_seller)::int as seller, count(*) filter (where f.is_buyer)::int as buyer
    from actor_fact f left join party p on p.id = f.party_id`;
  expect(Object.fromEntries(titles)).toEqual(facts);
});

test('an ordinary message respects the settings, an important one comes to all', async () => {
  const who = await newcomer(sql);
  await as(who)(saveNoticeSetting, { topic: 'broadcast', inApp: false, sms: false });
  const ordinary = await sent();
  expect([ordinary.declined, ordinary.reach.declined]).toEqual([1, 1]);
  expect((await as(who)(listNotices, {})).total).toBe(0);
  const important = await sent({ title: '系统将于今晚停机', isImportant: true });
  expect(important).toMatchObject({ declined: 0, reach: { declined: 0, sms: important.recipients - 1 } });
  expect((await as(who)(listNotices, {})).total).toBe(1);
  await as(who)(saveNoticeSetting, { topic: 'broadcast', inApp: true, sms: true });
});

test('two workers at once, and one that dies in a batch, double and lose nothing', async () => {
  for (let nth = 0; nth < 150; nth += 1) await newcomer(sql);
  const { id } = await sun(saveBroadcast, draft);
  const [{ count = 0 } = {}] = await sql<{ count: number }[]>`
    update broadcast set status = 'sending', approved_at = now() + interval '1 year', approved_name = '钱宁' where id = ${id}
    returning (select count(*)::int from account where status = 'active') as count`;
  await sql`create function stumble() returns trigger language plpgsql as $$ begin raise exception 'the node died'; end $$`;
  await sql`create trigger stumble before update of sent_to on broadcast for each row execute function stumble()`;
  await expect(runJob('send-broadcasts')).rejects.toThrow('the node died');
  expect(await copies()).toBe(0);
  await sql`drop trigger stumble on broadcast`;
  await Promise.all([runJob('send-broadcasts'), runJob('send-broadcasts'), runJob('send-broadcasts')]);
  await expect.poll(async () => (await sun(getBroadcast, { id })).status).toBe('sent');
  expect([await copies(), (await sun(getBroadcast, { id })).reached]).toEqual([count, count]);
});

test('nobody sends alone, and what was changed after the request is not sent', async () => {
  const { id, request } = await requested();
  await expect(sun(submitBroadcast, { id, reason })).rejects.toMatchObject({ name: 'approval.waiting' });
  await expect(sun(decideBroadcast, { ...request, decision: 'approve' })).rejects.toMatchObject({
    name: 'door.forbidden',
  });
  await sun(saveBroadcast, { ...draft, id, revision: 1, body: '另一段话' });
  await expect(qian(decideBroadcast, { ...request, decision: 'approve' })).rejects.toMatchObject({
    name: 'broadcast.changedSinceRequest',
  });
  await sun(withdrawBroadcastRequest, request);
  await expect(sun(saveBroadcast, { ...draft, id, revision: 1 })).rejects.toMatchObject({
    name: 'broadcast.changedMeanwhile',
  });
  await sun(deleteBroadcast, { id });
  await expect(sun(getBroadcast, { id })).rejects.toMatchObject({ name: 'broadcast.notFound' });
  expect(await copies()).toBe(0);
});

test('of two administrators who approve at once, one begins the sending', async () => {
  const { id, request } = await requested();
  const results = await atOnce(
    (tx) => tx`select from approval where id = ${request.id} for update`,
    [
      () => qian(decideBroadcast, { ...request, decision: 'approve' }),
      () => qian(decideBroadcast, { ...request, decision: 'approve' }),
    ],
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect.poll(async () => (await sun(getBroadcast, { id })).status).toBe('sent');
});

test('the same words to the same group twice in a day, a fourth request, and nobody to read it are refused', async () => {
  await sent();
  await expect(requested()).rejects.toMatchObject({ name: 'broadcast.repeated' });
  await expect(requested({ title: '无人收到的消息', audience: 'merchant', region: '710000' })).rejects.toMatchObject({
    name: 'broadcast.nobody',
  });
  await requested({ title: '第二条消息' });
  await requested({ title: '第三条消息' });
  await expect(requested({ title: '第四条消息' })).rejects.toMatchObject({ name: 'broadcast.tooMany' });
});

test('a message that is stopped goes no further', async () => {
  const { id } = await sun(saveBroadcast, draft);
  await expect(sun(stopBroadcast, { id })).rejects.toMatchObject({ name: 'broadcast.notSending' });
  await sql`update broadcast set status = 'sending', approved_at = now() + interval '1 year', approved_name = '钱宁' where id = ${id}`;
  await sun(stopBroadcast, { id });
  await runJob('send-broadcasts');
  expect(await copies()).toBe(0);
});

test.each([
  [{ title: '短' }, 'title'],
  [{ link: 'https://elsewhere.example' }, 'link'],
  [{ link: '//elsewhere.example' }, 'link'],
  [{ audience: 'merchant' as const, merchantKind: 'unknown' }, 'merchantKind'],
  [{ region: '999999' }, 'region'],
])('%j is refused at its field', async (changes, field) => {
  await expect(sun(saveBroadcast, { ...draft, ...changes })).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  });
});
