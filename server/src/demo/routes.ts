import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/demo/calls';
import { maskPhone } from '@shuji/contract/mask';
import type { ReadScene, User } from '#src/http/context.ts';
import { feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { endDemoNotice } from './actions-notice.ts';
import { cast } from './cast.ts';

type Scene = ReadScene<User | null>;

async function readDemo(_: object, { outside }: Scene) {
  if (!outside.isDemo) return { isDemo: false, people: [] };
  const people = Object.values(cast).map((person) => ({
    side: person.side,
    name: person.name,
    does: person.does,
    login: person.side === 'site' ? person.phone : person.username,
    password: person.password,
  }));
  return { isDemo: true, people };
}

async function listDemoSms(_: object, { outside }: Scene) {
  ensure(outside.isDemo, 'door.notFound');
  return outside.sms
    .recent()
    .map(({ phone, text, sentAt }) => ({ phone: maskPhone(phone), text, sentAt: sentAt.toISOString() }));
}

const tidePeriodMs = 12.42 * 3_600_000;

/** A tide that rises and falls, so that each trial answers something else. */
async function readDemoTide({ port }: Parsed<typeof calls.readDemoTide>, { outside, now }: Scene) {
  ensure(outside.isDemo, 'door.notFound');
  const level = 240 + 140 * Math.sin((now.getTime() / tidePeriodMs) * 2 * Math.PI);
  return { port: calls.demoPorts[port], observedAt: now.toISOString(), level: Math.round(level), unit: '厘米' };
}

export const demo = feature('demo', calls, { readDemo, listDemoSms, endDemoNotice, readDemoTide });
