import type { DeviceRow, SessionRow } from '@shuji/contract/session/schema';
import { type Operator, personOf, type ReadContext, type User } from '#src/http/context.ts';
import { listLivingSessions } from './queries.ts';
import { listDevicesOf } from './queries-device.ts';
import { sideOfActor } from './rules.ts';

export async function listOwn(_: object, { db, actor }: ReadContext<User | Operator>): Promise<SessionRow[]> {
  const rows = await listLivingSessions(db, sideOfActor(actor), personOf(actor));
  return rows
    .map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export function listOwnDevices(_: object, { db, actor }: ReadContext<User | Operator>): Promise<DeviceRow[]> {
  return listDevicesOf(db, sideOfActor(actor), personOf(actor), actor.sessionId);
}
