// C15 of goals.md: hundreds of heavy requests, sent and aborted, while others work on.

import type { AddressInfo } from 'node:net';
import { getByToken } from '@shuji/contract/account/calls';
import { toRequest } from '@shuji/contract/call';
import { listProducts } from '@shuji/contract/market/calls';
import { refusals } from '@shuji/contract/refusals';
import { listSessions } from '@shuji/contract/session/calls';
import { beforeAll, expect, test, vi } from 'vitest';
import { printFigure, printNumber } from '../../bench/figure.ts';
import { heavyWork } from '../../server/src/overload/heavy-work.ts';
import { drawnCaptcha } from '../../server/src/providers/captcha/drawing.ts';
import { captchaAnswer } from '../../server/test/outside.ts';
import { tokenOf } from '../../server/test/template.ts';
import { world } from '../../server/test/world.ts';
import { isWhole } from '../length.ts';
import { type KindName, kinds } from './kinds.ts';
import { type Answer, type Sent, send } from './sender.ts';

const centre = await world({ settings: { trustProxy: 'loopback' } });
const { server, providers } = centre;
providers.captcha = { ...drawnCaptcha, draw: async () => ({ ...(await drawnCaptcha.draw()), answer: captchaAnswer }) };
let port = 0;
// Breaking off is waited for as long as a busy machine takes to draw what is under way.
vi.setConfig({ testTimeout: isWhole ? 3_600_000 : 60_000 });

beforeAll(async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});

/** The work of others meanwhile; the list differs each time, for a cached reply costs nothing. */
function ordinary(at: number): Sent {
  const calls = [
    { ...toRequest(getByToken, {}), token: tokenOf('wang') },
    { ...toRequest(listSessions, {}), token: tokenOf('wang') },
    { ...toRequest(listProducts, { keyword: `港口 ${at}` }), token: '' },
  ];
  return { ...(calls[at % calls.length] as (typeof calls)[number]), address: '198.51.100.7' };
}

const busy = refusals['door.busy'].code;
const isServed = (answer: Answer | null) => answer?.status === 200 && answer.code === 200;
const names = Object.keys(heavyWork) as KindName[];

/** More than there are places for ordinary calls from many, and more than the share of one account. */
const counts: Record<KindName, number> = {
  picture: 240,
  captcha: 240,
  password: 240,
  profile: 24,
  import: 24,
  export: 24,
};

test.each(names)('%s: many aborted requests take no place of others, and leaves no work behind', async (name) => {
  const queue = heavyWork[name];
  const before = queue.figures;
  const { waiting, waitingEach, atOnce } = queue.limits;
  const replies = await kinds[name](centre, counts[name]);
  const sendings = replies.map((one) => send(port, one));
  const answers: Answer[] = [];
  for (const { answer } of sendings) void answer.then((reply) => reply && answers.push(reply));
  await expect.poll(() => queue.figures.waiting, { timeout: 15_000, interval: 5 }).toBeGreaterThan(0);

  const seen = queue.figures;
  const others = await Promise.all(Array.from({ length: 30 }, (_, at) => send(port, ordinary(at)).answer));
  expect(others.filter((answer) => !isServed(answer))).toEqual([]);
  for (const { waiting: now, running } of [seen, queue.figures]) {
    expect(now).toBeLessThanOrEqual(replies[0]?.token ? waitingEach : waiting);
    expect(running).toBeLessThanOrEqual(atOnce);
  }

  for (const { breakOff } of sendings) breakOff();
  await expect
    .poll(() => ({ ...queue.figures, refused: 0, dropped: 0 }), { timeout: 15_000 })
    .toEqual({
      running: 0,
      waiting: 0,
      refused: 0,
      dropped: 0,
    });
  const { dropped, refused } = queue.figures;
  expect(dropped - before.dropped).toBeGreaterThan(0);
  const turned = answers.filter(({ code }) => code === busy);
  expect(turned.length).toBe(refused - before.refused);
  if (replies[0]?.token) expect(turned.length).toBeGreaterThan(0);
  else expect(turned).toEqual([]);
  expect(turned.filter(({ status, retryAfter }) => status !== 200 || retryAfter === undefined)).toEqual([]);
});

test.runIf(isWhole)('C15: while three hundred ask for heavy work, others are answered within a second', async () => {
  const each = Math.ceil(300 / names.length);
  const replies = (await Promise.all(names.map((name) => kinds[name](centre, each)))).flat();
  let isOver = false;
  const heavy = Promise.all(replies.map((one) => send(port, one).answer)).finally(() => {
    isOver = true;
  });
  const answers: (Answer | null)[] = [];
  const person = async (at: number) => {
    for (let turn = at; !isOver; turn += 1) answers.push(await send(port, ordinary(turn)).answer);
  };
  await Promise.all(Array.from({ length: 8 }, (_, at) => person(at * 1_000)));
  const done = (await heavy).filter(isServed).length;
  const turnedAway = answers.filter((answer) => !isServed(answer)).length;
  const times = answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  printNumber({
    id: 'C15',
    is: p99 / 1_000,
    of: `s p99 of ${answers.length} ordinary calls, ${done} of ${replies.length} heavy ones done`,
    atMost: 1,
  });
  printFigure({
    id: 'C15',
    figure: `${turnedAway} of ${answers.length} ordinary calls turned away`,
    goal: '0',
    holds: turnedAway === 0,
  });
  expect(turnedAway).toBe(0);
});
