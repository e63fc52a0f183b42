import { Readable } from 'node:stream';
import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/demo/calls';
import { demoPorts } from '@shuji/contract/demo/labels';
import * as shapes from '@shuji/contract/demo/schema';
import { maskPhone } from '@shuji/contract/mask';
import type { ReadContext, User } from '#src/http/context.ts';
import { type FileHandler, feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findVisible } from '#src/product/queries.ts';
import { endDemoNotice } from './actions-notice.ts';
import { people } from './cast.ts';

type Context = ReadContext<User | null>;

async function getDemo(_: object, { providers }: Context) {
  if (!providers.isDemo) return { isDemo: false, people: [] };
  const shown = people.map((person) => ({
    side: person.side,
    name: person.name,
    does: person.does,
    login: person.side === 'site' ? person.phone : person.username,
    password: person.password,
  }));
  return { isDemo: true, people: shown };
}

async function listDemoSms(_: object, { providers }: Context) {
  ensure(providers.isDemo, 'door.notFound');
  return providers.sms
    .recent()
    .map(({ phone, text, sentAt }) => ({ phone: maskPhone(phone), text, sentAt: sentAt.toISOString() }));
}

const tidePeriodMs = 12.42 * 3_600_000;

/** A tide that rises and falls, so that each trial answers something else. */
async function getDemoTide({ port }: Parsed<typeof calls.getDemoTide>, { providers, now }: Context) {
  ensure(providers.isDemo, 'door.notFound');
  const level = 240 + 140 * Math.sin((now.getTime() / tidePeriodMs) * 2 * Math.PI);
  return { port: demoPorts[port], observedAt: now.toISOString(), level: Math.round(level), unit: '厘米' };
}

const getDemoReply: FileHandler<typeof calls.getDemoReply> = async ({ id }, { db, providers }) => {
  ensure(providers.isDemo, 'door.notFound');
  const reply = (await findVisible(db, id))?.content.api?.reply;
  ensure(reply, 'product.notFound');
  const bytes = Buffer.from(reply);
  return {
    open: async () => Readable.from([bytes]),
    name: 'reply.json',
    type: 'application/vnd.shuji.example+json',
    size: bytes.length,
  };
};

export const demo = feature('demo', calls, shapes, {
  getDemo,
  listDemoSms,
  endDemoNotice,
  getDemoTide,
  getDemoReply,
});
