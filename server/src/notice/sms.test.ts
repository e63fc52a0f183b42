import { listOutgoing, retryOutgoing } from '@shuji/contract/notice/office';
import { beforeEach, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { world } from '#test/world.ts';
import { notify } from './actions.ts';
import { claimDue } from './queries-sms.ts';

const { as, sql, providers, runJob } = await world();
const send = providers.sms.send;
const minute = 60_000;

beforeEach(async () => {
  providers.sms.send = send;
  providers.setClock(null);
  await sql`delete from notice`;
});

async function notifyOf(key: string): Promise<void> {
  const happening = {
    topic: 'order',
    key,
    title: `订单 ${key} 已交付`,
    link: '/ordermanage',
    isImportant: true,
  } as const;
  await write(sql, (tx) => notify(tx, { accountId: cast.wang.id }, { ...happening, now: providers.clock() }));
}

const received = (key: string) => providers.sms.recent().filter(({ text }) => text.includes(`订单 ${key} `));

test('an important notice goes to the phone once, however often the job runs', async () => {
  await notifyOf('甲');
  await runJob('send-notice-sms');
  await runJob('send-notice-sms');
  expect(received('甲')).toMatchObject([
    { phone: cast.wang.phone, text: '【数集数据交易平台】订单 甲 已交付。请登录个人中心查看详情。' },
  ]);
});

test('two workers at once send each message once', async () => {
  for (const key of ['一', '二', '三']) await notifyOf(key);
  let sent = 0;
  providers.sms.send = async (...message) => {
    sent += 1;
    return send(...message);
  };
  await Promise.all([runJob('send-notice-sms'), runJob('send-notice-sms'), runJob('send-notice-sms')]);
  expect(sent).toBe(3);
});

test('a worker that dies after claiming leaves the message to the next, once its claim has run out', async () => {
  await notifyOf('乙');
  const until = new Date(Date.now() + minute);
  await write(sql, (tx) => claimDue(tx, providers.clock(), until, 10));
  await runJob('send-notice-sms');
  expect(received('乙')).toEqual([]);
  providers.setClock(new Date(until.getTime() + 1000));
  await runJob('send-notice-sms');
  expect(received('乙')).toHaveLength(1);
});

test('a worker that dies after sending: the next sends under the same key, so it arrives once', async () => {
  await notifyOf('丙');
  providers.sms.send = async (...message) => {
    await send(...message);
    throw new Error('the worker died here');
  };
  await expect(runJob('send-notice-sms')).rejects.toThrow('the worker died here');
  providers.sms.send = send;
  providers.setClock(new Date(Date.now() + 2 * minute));
  await runJob('send-notice-sms');
  expect(received('丙')).toHaveLength(1);
  const [row] = await sql<{ tries: number; sentAt: string | null }[]>`select tries, sent_at from notice_sms`;
  expect(row).toMatchObject({ tries: 2, sentAt: expect.any(String) });
});

test('a message to an unreachable gateway is retried with growing delays, and fails after five attempts', async () => {
  await notifyOf('丁');
  let tries = 0;
  providers.sms.send = async () => {
    tries += 1;
    return 'unreachable';
  };
  await runJob('send-notice-sms');
  await runJob('send-notice-sms');
  expect(tries).toBe(1);
  for (let hour = 1; hour < 9; hour += 1) {
    providers.setClock(new Date(Date.now() + hour * 60 * minute));
    await runJob('send-notice-sms');
  }
  expect(tries).toBe(5);
});

test('an administrator sees why a message did not go out, not to whom, and has it tried again', async () => {
  await notifyOf('戊');
  providers.sms.send = async () => 'refused';
  for (let hour = 0; hour < 6; hour += 1) {
    providers.setClock(new Date(Date.now() + hour * 60 * minute));
    await runJob('send-notice-sms');
  }
  const [failed] = (await as('qian')(listOutgoing, { state: 'failed' })).rows;
  expect(failed).toMatchObject({ title: '订单 戊 已交付', state: 'failed', tries: 5, problem: 'refused' });
  expect(failed?.phone).toMatch(/^1\d\d\*{4}\d{4}$/);

  const id = failed?.id ?? '';
  providers.sms.send = send;
  await as('qian')(retryOutgoing, { id });
  await runJob('send-notice-sms');
  expect(received('戊')).toHaveLength(1);
  expect((await as('qian')(listOutgoing, {})).rows).toMatchObject([{ state: 'sent', tries: 6, problem: null }]);
  await expect(as('qian')(retryOutgoing, { id })).rejects.toMatchObject({ name: 'notice.notFailed' });
});
