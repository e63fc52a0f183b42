// The office's people as two administrators make them: 钱 asks, 郑 approves, and the newcomer opens the link on their phone.

import { randomInt } from 'node:crypto';
import { setFirstPassword } from '@shuji/contract/operator/calls';
import {
  createOperator,
  decideOperatorRequest,
  listOperatorRequests,
  listOperators,
} from '@shuji/contract/operator/office';
import type { OperatorRole } from '#src/http/context.ts';
import type { World } from './world.ts';

/** The parts of a world that operators need. */
type Centre = Pick<World, 'as' | 'providers'>;

export const reason = '新到岗，经部门同意';

/** A Chinese mobile number of its own. */
export function freshPhone(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

interface Person {
  username: string;
  name: string;
  roles: OperatorRole[];
  phone?: string;
}

/** The request that waits, as 郑 sees it. */
export async function waitingRequest({ as }: Centre, username: string) {
  const { rows } = await as('zheng')(listOperatorRequests, {});
  const found = rows.find((row) => row.status === 'waiting' && row.username === username);
  if (!found) throw new Error(`No request waits for ${username}`);
  return found;
}

/** 郑 approves the request of 钱. */
export async function approve(centre: Centre, username: string): Promise<void> {
  const { id } = await waitingRequest(centre, username);
  await centre.as('zheng')(decideOperatorRequest, { id, decision: 'approve' });
}

/** The secret of the last link that went to a phone. */
export function linkTo({ providers }: Centre, phone: string): string {
  const text = providers.sms.recent().find((sent) => sent.phone === phone)?.text ?? '';
  return /\/office\/welcome#([\w-]{22})/.exec(text)?.[1] ?? '';
}

/** Requested and approved; the link is in a text message. */
export async function hire(centre: Centre, { phone = freshPhone(), ...person }: Person) {
  await centre.as('qian')(createOperator, { ...person, phone, reason });
  await approve(centre, person.username);
  const people = await centre.as('qian')(listOperators, {});
  const id = people.find(({ username }) => username === person.username)?.id ?? '';
  return { id, phone };
}

/** The newcomer sets a password with the link. */
export async function setPasswordByLink(centre: Centre, phone: string, password: string): Promise<void> {
  await centre.as('visitor')(setFirstPassword, { code: linkTo(centre, phone), password });
}
