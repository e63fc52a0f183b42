import * as calls from '@shuji/contract/demo';
import { feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { ReadScene, User } from '#src/http/scene.ts';
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
  return outside.sms.recent().map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() }));
}

export const demo = feature('demo', calls, { readDemo, listDemoSms });
