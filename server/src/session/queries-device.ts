import type { DeviceRow } from '@shuji/contract/session/schema';
import type { Db, Tx } from '#src/db/open.ts';
import type { Side } from './queries.ts';
import { hashToken } from './token.ts';

/** The device of a holder that brings a token, null when it is not known to them. */
export async function findDevice(db: Db, side: Side, holderId: string | null, token: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from known_device where token_hash = ${hashToken(token)} and side = ${side} and holder_id = ${holderId}`;
  return row?.id ?? null;
}

/** True when anyone of a side has signed in from the browser with this token. */
export async function isDeviceToken(db: Db, side: Side, token: string): Promise<boolean> {
  const rows = await db`select from known_device where token_hash = ${hashToken(token)} and side = ${side} limit 1`;
  return rows.length > 0;
}

export interface NewDevice {
  id: string;
  side: Side;
  holderId: string;
  token: string;
  device: string;
}

/** Keeps a device, or notes that it was used; gives its id. */
export async function keepDevice(db: Tx, { token, ...rest }: NewDevice): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into known_device ${db({ ...rest, tokenHash: hashToken(token) })}
    on conflict on constraint known_device_once do update set used_at = now(), device = excluded.device
    returning id`;
  return row?.id ?? rest.id;
}

/** Forgets all but the `most` last used. */
export async function deleteOldestDevices(db: Tx, side: Side, holderId: string, most: number): Promise<void> {
  await db`
    delete from known_device where id in (
      select id from known_device where side = ${side} and holder_id = ${holderId}
      order by used_at desc, id desc offset ${most})`;
}

/** The device of a session first, then the last used. */
export async function listDevicesOf(db: Db, side: Side, holderId: string, sessionId: string): Promise<DeviceRow[]> {
  return db<DeviceRow[]>`
    select d.id, d.device, d.created_at as since, d.used_at as last_used, s.id is not null as is_current
    from known_device d left join session s on s.id = ${sessionId} and s.known_device_id = d.id
    where d.side = ${side} and d.holder_id = ${holderId} order by is_current desc, d.used_at desc, d.id desc`;
}

/** Gives how many there were. */
export async function deleteDevicesOf(db: Tx, side: Side, holderId: string): Promise<number> {
  return (await db`delete from known_device where side = ${side} and holder_id = ${holderId}`).count;
}

/** False when it is not the holder's. */
export async function deleteDeviceOf(db: Tx, side: Side, holderId: string, id: string): Promise<boolean> {
  const deleted = await db`delete from known_device where id = ${id} and side = ${side} and holder_id = ${holderId}`;
  return deleted.count === 1;
}

/** Forgets the holder's devices but that of one session. */
export async function deleteOtherDevices(db: Tx, side: Side, holderId: string, sessionId: string): Promise<void> {
  await db`
    delete from known_device
    where side = ${side} and holder_id = ${holderId}
      and id is distinct from (select known_device_id from session where id = ${sessionId})`;
}

/** Forgets the device of a session that its holder ends from elsewhere; not the one they ask from. */
export async function deleteDeviceOfSession(db: Tx, holderId: string, sessionId: string, ownId: string): Promise<void> {
  await db`
    delete from known_device d using session s
    where s.id = ${sessionId} and s.holder_id = ${holderId} and d.id = s.known_device_id
      and d.id is distinct from (select known_device_id from session where id = ${ownId})`;
}

export async function setDeviceOfSession(db: Tx, sessionId: string, deviceId: string): Promise<void> {
  await db`update session set known_device_id = ${deviceId} where id = ${sessionId}`;
}

export async function deleteUnusedDevices(db: Tx, days: number): Promise<void> {
  await db`delete from known_device where used_at < now() - make_interval(days => ${days})`;
}
