// Saved views of the office's lists: an operator's own, and those that colleagues share with a role.
import { randomUUIDv7 } from 'node:crypto';
import { mostViews } from '@shuji/contract/operator/labels/view';
import type * as calls from '@shuji/contract/operator/view';
import { hasRoom } from '#src/db/quota.ts';
import type { Operator, OperatorRole } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { countViews, dropView, insertView, listViewsFor, updateView } from './queries-view.ts';

export const listViews: Handler<typeof calls.listViews> = (_, { db, actor }) => listViewsFor(db, actor);

export const createView: Handler<typeof calls.createView> = async (content, { db, actor, now }) => {
  ensureShareable(content.role, actor);
  const count = () => countViews(db, actor.id, content.list);
  const room = await hasRoom(db, {
    limit: 'office view',
    owner: `${actor.id} ${content.list}`,
    most: mostViews,
    count,
  });
  ensure(room, 'operator.tooManyViews');
  const id = randomUUIDv7();
  await insertView(db, { ...content, id, operatorId: actor.id, createdAt: now });
  return { id };
};

export const changeView: Handler<typeof calls.changeView> = async ({ id, ...content }, { db, actor }) => {
  ensureShareable(content.role, actor);
  ensure(await updateView(db, id, actor.id, content), 'operator.noView');
};

export const deleteView: Handler<typeof calls.deleteView> = async ({ id }, { db, actor }) => {
  ensure(await dropView(db, id, actor.id), 'operator.noView');
};

function ensureShareable(role: OperatorRole | null, { roles }: Operator): void {
  ensure(role === null || roles.includes(role), 'door.badInput', { role: '只能共享给自己所在的角色' });
}
