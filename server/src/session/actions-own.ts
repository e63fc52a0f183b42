// Ending one's own sign-ins and forgetting one's devices. Sessions are read anew at each request, so an ended one is dead on every node at once.

import { type Operator, personOf, type User, type WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { deleteOtherSessions, deleteOwnSession } from './queries.ts';
import { deleteDeviceOf, deleteDeviceOfSession, deleteDevicesOf, deleteOtherDevices } from './queries-device.ts';
import { sideOfActor } from './rules.ts';

export async function endOwn({ id }: { id: string }, { db, actor }: WriteContext<User | Operator>): Promise<void> {
  await deleteDeviceOfSession(db, personOf(actor), id, actor.sessionId);
  ensure(await deleteOwnSession(db, sideOfActor(actor), personOf(actor), id), 'door.notFound');
}

export async function endOthers(_: object, { db, actor }: WriteContext<User | Operator>): Promise<{ ended: number }> {
  await deleteOtherDevices(db, sideOfActor(actor), personOf(actor), actor.sessionId);
  return { ended: await deleteOtherSessions(db, sideOfActor(actor), personOf(actor), actor.sessionId) };
}

export async function forgetOwnDevice(
  { id }: { id: string },
  { db, actor }: WriteContext<User | Operator>,
): Promise<void> {
  ensure(await deleteDeviceOf(db, sideOfActor(actor), personOf(actor), id), 'door.notFound');
}

export async function forgetOwnDevices(_: object, { db, actor }: WriteContext<User | Operator>) {
  return { forgotten: await deleteDevicesOf(db, sideOfActor(actor), personOf(actor)) };
}
