// What the system administrator does with the centre's people. Rights change with the next request of whoever holds them.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/operator-office';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, WriteScene } from '#src/http/scene.ts';
import { hashPassword } from '#src/session/password.ts';
import { deleteSessionsOf } from '#src/session/queries.ts';
import { deleteDevicesOf } from '#src/session/queries-device.ts';
import { insertOperator, lockPair, setPassword, updateOperator, updateStatus } from './queries.ts';
import { deleteFactor } from './queries-factor.ts';
import { oncePassword } from './secrets.ts';

type Scene = WriteScene<Operator>;

/** Hashed before the transaction, for hashing waits in a queue. */
async function newPassword(): Promise<NewPassword> {
  const password = oncePassword();
  return { password, passwordHash: await hashPassword(password) };
}

interface NewPassword {
  password: string;
  passwordHash: string;
}

export const createOperator = inTwoSteps(
  newPassword,
  async (
    { username, name, roles, organisation }: Parsed<typeof calls.createOperator>,
    { db }: Scene,
    { password, passwordHash }: NewPassword,
  ) => {
    await insertOperator(db, {
      id: randomUUIDv7(),
      username,
      name,
      roles: [...new Set(roles)],
      organisation: organisation || null,
      passwordHash,
      mustChangePassword: true,
    });
    return { password };
  },
);

export async function changeOperator(
  { id, name, roles, organisation }: Parsed<typeof calls.changeOperator>,
  scene: Scene,
): Promise<null> {
  await lockOther(id, scene);
  const change = { name, roles: [...new Set(roles)], organisation: organisation || null };
  ensure(await updateOperator(scene.db, id, change), 'operator.notFound');
  return null;
}

export async function setOperatorStatus(
  { id, status }: Parsed<typeof calls.setOperatorStatus>,
  scene: Scene,
): Promise<null> {
  await lockOther(id, scene);
  ensure(await updateStatus(scene.db, id, status), 'operator.notFound');
  if (status === 'frozen') await deleteSessionsOf(scene.db, 'office', id);
  return null;
}

/** A new password told once, no second factor any more, and every sign-in ended. */
export const resetOperator = inTwoSteps(
  newPassword,
  async ({ id }: Parsed<typeof calls.resetOperator>, scene: Scene, { password, passwordHash }: NewPassword) => {
    await lockOther(id, scene);
    const { db } = scene;
    ensure(await setPassword(db, id, { passwordHash, mustChangePassword: true }), 'operator.notFound');
    await deleteFactor(db, id);
    await deleteSessionsOf(db, 'office', id);
    await deleteDevicesOf(db, 'office', id);
    return { password };
  },
);

// Nobody changes their own powers, and someone who was put out a moment ago changes nobody's.
async function lockOther(id: string, { db, actor }: Scene): Promise<void> {
  ensure(id !== actor.id, 'operator.self');
  ensure(await lockPair(db, actor.id, id), 'door.forbidden');
}
