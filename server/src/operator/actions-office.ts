// The system administrator's actions on operators: less power takes effect at once, more only by a colleague's
// approval. Rights change with the next request of their holder.
import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/operator/office';
import { requestApproval, withdrawApproval } from '#src/approval/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
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

type Context = WriteContext<Operator>;

const waits = { isWaiting: true };
const unchanged = { isWaiting: false };

/** Requests a newcomer; there is no such operator before the approval. */
export const createOperator: Handler<typeof calls.createOperator> = async (
  { username, name, phone, roles, organisation, reason },
  context,
) => {
  const { db } = context;
  const facts = { name, roles: [...new Set(roles)], organisation: organisation || null };
  ensure(arePowersApart(facts.roles), 'operator.powersApart');
  ensure(!(await isUsernameTaken(db, username)), 'operator.taken', { username: '该用户名已被使用' });
  const id = randomUUIDv7();
  const content: OperatorContent = { username, ...facts, phone: await sealPhone(phone, id, context) };
  return request('operator.create', id, content, reason, context);
};

/** Saves at once what takes power away or changes none; requests the rest. */
export const changeOperator: Handler<typeof calls.changeOperator> = async (
  { id, name, phone, roles, organisation, reason },
  context,
) => {
  const { db } = context;
  const before = await lockOther(id, context);
  const after = { name, roles: [...new Set(roles)], organisation: organisation || null };
  ensure(arePowersApart(after.roles), 'operator.powersApart');
  if (!phone && !addsPower(before, after)) {
    await updateOperator(db, id, after);
    return unchanged;
  }
  const { username, roles: oldRoles, organisation: oldOrganisation } = before;
  const content: OperatorContent = {
    username,
    ...after,
    phone: phone ? await sealPhone(phone, id, context) : null,
    before: { roles: oldRoles, organisation: oldOrganisation },
  };
  return request('operator.change', id, content, reason, context);
};

/** Puts someone out at once; putting them back is requested. */
export const setOperatorStatus: Handler<typeof calls.setOperatorStatus> = async ({ id, status, reason }, context) => {
  const { db } = context;
  const { username, name, roles, organisation, status: now } = await lockOther(id, context);
  if (now === status) return unchanged;
  if (status === 'active')
    return request('operator.enable', id, { username, name, roles, organisation, phone: null }, reason, context);
  await updateStatus(db, id, status);
  await deleteSessionsOf(db, 'office', id);
  return unchanged;
};

/** Requests a new password and no second factor any more; until then the old ones stand. */
export const resetOperator: Handler<typeof calls.resetOperator> = async ({ id, reason }, context) => {
  const { username, name, roles, organisation } = await lockOther(id, context);
  const invited = await findInvited(context.db, id);
  ensure(invited?.phoneSealed, 'operator.noPhone');
  return request('operator.reset', id, { username, name, roles, organisation, phone: null }, reason, context);
};

export const withdrawOperatorRequest: Handler<typeof calls.withdrawOperatorRequest> = async ({ id }, context) => {
  await withdrawApproval(context.db, operatorKinds, id, context);
};

async function request(kind: string, id: string, content: OperatorContent, reason: string, context: Context) {
  await requestApproval(context.db, { kind, subjectId: id, content, reason }, context);
  return waits;
}

// Refused early, at the form's field; the constraint on the table decides.
async function sealPhone(phone: string, id: string, { db, providers: { vault } }: Context) {
  const blind = vault.blind(phone);
  ensure(!(await isPhoneTaken(db, blind, id)), 'operator.phoneTaken', { phone: '该手机号已登记在他人名下' });
  return { sealed: vault.encrypt(phone), blind };
}

// Operators do not change their own rights, and a disabled operator changes none.
async function lockOther(id: string, { db, actor }: Context): Promise<OperatorFacts> {
  ensure(id !== actor.id, 'operator.self');
  const people = await lockOperators(db, [actor.id, id]);
  ensure(people.get(actor.id)?.isAdmin, 'door.forbidden');
  const other = people.get(id);
  ensure(other, 'operator.notFound');
  return other;
}
