// C6 of goals.md: a phone that has an account and one that has none are answered alike.
import { createAccount, editPassword, sendSmsCode, signIn, signInByCode } from '@shuji/contract/account/calls';
import type { Call } from '@shuji/contract/call';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { openBrowser } from '#test/browser.ts';
import { world } from '#test/world.ts';
import { printFigure } from '../../../bench/figure.ts';
import { ask } from './ask.ts';

const { server } = await world();

const registeredPhone = cast.wang.phone;
const unknown = '13688888888';
let addresses = 0;

async function solvedAt(address: string, purpose: 'register' | 'login' | 'reset') {
  return openBrowser(server, address).solved(purpose);
}

/** One try from an address of its own, so that only the phone is counted. */
async function tryCode(call: Call, phone: string, give: Give): Promise<{ body: string; ms: number }> {
  addresses += 1;
  const address = `10.1.${addresses >> 8}.${addresses & 255}`;
  const input = { phone, ...(await give(address)) };
  const began = performance.now();
  const { body } = await ask(server, call, input, '', address);
  return { body, ms: performance.now() - began };
}

type Give = (address: string) => Promise<Record<string, unknown>>;

const password = 'k7#mQ2!vLp9x';
const wrongCode = { smsCode: '000000' };
/** How often it is tried, and how many of those are answered on their merits before the limit answers. */
const tries: [string, Call, Give, number, number][] = [
  ['a wrong password', signIn, async (address) => ({ password: 'wrong', ...(await solvedAt(address, 'login')) }), 8, 5],
  ['a wrong code at sign-in', signInByCode, async () => wrongCode, 8, 5],
  ['a wrong code at reset', editPassword, async () => ({ purpose: 'reset', password, ...wrongCode }), 8, 5],
  [
    'a wrong code at sign-up',
    createAccount,
    async () => ({ password, terms: true, privacy: true, ...wrongCode }),
    8,
    5,
  ],
  [
    'a code to sign in with',
    sendSmsCode,
    async (address) => ({ purpose: 'login', ...(await solvedAt(address, 'login')) }),
    2,
    1,
  ],
  [
    'a code to sign up with',
    sendSmsCode,
    async (address) => ({ purpose: 'register', ...(await solvedAt(address, 'register')) }),
    2,
    1,
  ],
  [
    'a code to reset with',
    sendSmsCode,
    async (address) => ({ purpose: 'reset', ...(await solvedAt(address, 'reset')) }),
    2,
    1,
  ],
];

test.each(tries)('%s, again and again until it is too much', async (what, call, give, times, timed) => {
  // Once to warm up, for a phone that is not looked at again.
  await tryCode(call, '13677777777', give);
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let count = 0; count < times; count += 1) {
    const ofKnown = await tryCode(call, registeredPhone, give);
    const ofUnknown = await tryCode(call, unknown, give);
    expect(ofUnknown.body).toBe(ofKnown.body);
    if (count >= timed) continue;
    took.known.push(ofKnown.ms);
    took.unknown.push(ofUnknown.ms);
  }
  // The quickest of each: whatever else the machine does only ever adds.
  const [one, other] = [Math.min(...took.known), Math.min(...took.unknown)];
  const [quicker, slower] = [Math.min(one, other), Math.max(one, other)];
  printFigure({
    id: 'C6',
    figure: `${what}: the same words and length; known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms`,
    goal: 'alike: within a quarter, or 10 ms',
    holds: slower - quicker <= 10 || slower / quicker <= 1.25,
    missedBy: `${(slower - quicker).toFixed(1)} ms`,
  });
});
