// What the system administrator does alone with the centre's people: less power at once, more only by a colleague's
// approval. Rights change with the next request of whoever holds them.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/operator/office';
import { requestApproval, withdrawApproval } from '#src/approval/actions.ts';
import type { Operator, WriteScene } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import {
  findInvited,
  isPhoneTaken,
  isUsernameTaken,
  lockOperators,
  type OperatorFacts,
  updateOperator,
  updateStatus,
} from './queries.ts';
import { addsPower, arePowersApart, type OperatorContent, operatorKinds } from './rules.ts';

type Scene = WriteScene<Operator>;

const waits = { isWaiting: true };
const stands = { isWaiting: false };

/** Requests a newcomer; there is no such operator before the approval. */
export async function createOperator(
  { username, name, phone, roles, organisation, reason }: Parsed<typeof calls.createOperator>,
  scene: Scene,
) {
  const { db } = scene;
  const facts = { name, roles: [...new Set(roles)], organisation: organisation || null };
  ensure(arePowersApart(facts.roles), 'operator.powersApart');
  ensure(!(await isUsernameTaken(db, username)), 'operator.taken', { username: '该用户名已被使用' });
  const id = randomUUIDv7();
  const content: OperatorContent = { username, ...facts, phone: await sealPhone(phone, id, scene) };
  return request('operator.create', id, content, reason, scene);
}

/** Saves at once what takes power away or changes none; requests the rest. */
export async function changeOperator(
  { id, name, phone, roles, organisation, reason }: Parsed<typeof calls.changeOperator>,
  scene: Scene,
) {
  const { db } = scene;
  const before = await lockOther(id, scene);
  const after = { name, roles: [...new Set(roles)], organisation: organisation || null };
  ensure(arePowersApart(after.roles), 'operator.powersApart');
  if (!phone && !addsPower(before, after)) {
    await updateOperator(db, id, after);
    return stands;
  }
  const { username, roles: oldRoles, organisation: oldOrganisation } = before;
  const content: OperatorContent = {
    username,
    ...after,
    phone: phone ? await sealPhone(phone, id, scene) : null,
    before: { roles: oldRoles, organisation: oldOrganisation },
  };
  return request('operator.change', id, content, reason, scene);
}

/** Puts someone out at once; putting them back is requested. */
export async function setOperatorStatus({ id, status, reason }: Parsed<typeof calls.setOperatorStatus>, scene: Scene) {
  const { db } = scene;
  const { username, name, roles, organisation, status: now } = await lockOther(id, scene);
  if (now === status) return stands;
  if (status === 'active')
    return request('operator.enable', id, { username, name, roles, organisation, phone: null }, reason, scene);
  await updateStatus(db, id, status);
  await deleteSessionsOf(db, 'office', id);
  return stands;
}

/** Requests a new password and no second factor any more; until then the old ones stand. */
export async function resetOperator({ id, reason }: Parsed<typeof calls.resetOperator>, scene: Scene) {
  const { username, name, roles, organisation } = await lockOther(id, scene);
  const known = await findInvited(scene.db, id);
  ensure(known?.phoneSealed, 'operator.noPhone');
  return request('operator.reset', id, { username, name, roles, organisation, phone: null }, reason, scene);
}

export async function withdrawOperatorRequest(
  { id }: Parsed<typeof calls.withdrawOperatorRequest>,
  scene: Scene,
): Promise<null> {
  await withdrawApproval(scene.db, operatorKinds, id, scene);
  return null;
}

async function request(kind: string, id: string, content: OperatorContent, reason: string, scene: Scene) {
  await requestApproval(scene.db, { kind, subjectId: id, content, reason }, scene);
  return waits;
}

// Refused early for whoever fills in the form; the constraint on the table has the last word.
async function sealPhone(phone: string, id: string, { db, outside: { vault } }: Scene) {
  const blind = vault.blind(phone);
  ensure(!(await isPhoneTaken(db, blind, id)), 'operator.phoneTaken', { phone: '该手机号已登记在他人名下' });
  return { sealed: vault.seal(phone), blind };
}

// Nobody changes their own powers, and someone who was put out a moment ago changes nobody's.
async function lockOther(id: string, { db, actor }: Scene): Promise<OperatorFacts> {
  ensure(id !== actor.id, 'operator.self');
  const people = await lockOperators(db, [actor.id, id]);
  ensure(people.get(actor.id)?.isAdmin, 'door.forbidden');
  const other = people.get(id);
  ensure(other, 'operator.notFound');
  return other;
}
