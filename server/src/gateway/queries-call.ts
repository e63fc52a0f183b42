// What every call through the gateway asks of the database: two statements, each a transaction of its own.
import type { SecretPlace } from '@shuji/contract/gateway';
import type { Db, Single, Tx } from '#src/db/open.ts';
import { isStopped } from '#src/product/queries-order.ts';
import type { Standing } from './rules.ts';

export interface Taken {
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  upstreamSealed: string;
  /** Null: as many as wanted. */
  left: number | null;
}

export interface Asked {
  accessId: string;
  keyHash: string;
  method: string;
}

/**
 * Takes one call, over all nodes never one more than bought nor than one second bears; null when there is none to take.
 * Everything that may stand against it is in this one UPDATE, so a renewed key or a closed access holds at once.
 */
export async function takeCall(
  db: Single,
  { accessId, keyHash, method }: Asked,
  flightId: string,
): Promise<Taken | null> {
  const [row] = await db<Taken[]>`
    with one as (
      update gateway_meter m set taken = m.taken + 1, window_at = date_trunc('second', clock_timestamp()),
        window_count = case when m.window_at = date_trunc('second', clock_timestamp()) then m.window_count + 1 else 1 end
      from gateway_access a
      where m.access_id = ${accessId} and a.id = m.access_id and a.key_token_hash = ${keyHash} and a.state = 'open'
        and ${method} = any (a.methods) and (a.expires_at is null or a.expires_at > clock_timestamp())
        and (a.bought is null or m.taken < a.bought)
        and (m.window_at <> date_trunc('second', clock_timestamp()) or m.window_count < a.per_second)
        and not ${isStopped(db, db`a.product_id`)}
      returning a.id, a.endpoint, a.secret_place, a.secret_name, a.upstream_sealed, a.bought - m.taken as left),
    flight as (insert into gateway_flight (id, access_id, at) select ${flightId}, id, clock_timestamp() from one)
    select endpoint, secret_place, secret_name, upstream_sealed, "left" from one`;
  return row ?? null;
}

export interface Known extends Standing {
  methods: string[];
  isKey: boolean;
}

/** Why there was none: how the access stands for whoever holds this key. */
export async function findKnown(db: Db, { accessId, keyHash }: Asked): Promise<Known | null> {
  const [row] = await db<Known[]>`
    select a.state, a.key_issued_at, a.expires_at, a.bought, m.taken, a.methods,
      ${isStopped(db, db`a.product_id`)} as is_product_stopped, coalesce(a.key_token_hash = ${keyHash}, false) as is_key
    from gateway_access a join gateway_meter m on m.access_id = a.id where a.id = ${accessId}`;
  return row ?? null;
}

/**
 * The supplier has answered: the call is spent. False when it had been given back meanwhile. Does not wait for the
 * disk: what taking the call has written stands already, and this only says that nothing is to be given back.
 */
export async function spendCall(db: Single, flightId: string, ms: number): Promise<boolean> {
  const spent = await db`
    with quick as materialized (select set_config('synchronous_commit', 'off', true) as word),
    landed as (delete from gateway_flight using quick where id = ${flightId} and word = 'off' returning access_id)
    insert into gateway_usage as u (access_id, hour, calls, ms_sum, ms_max)
    select access_id, date_trunc('hour', clock_timestamp()), 1, ${ms}::bigint, ${ms}::int from landed
    on conflict (access_id, hour) do update set calls = u.calls + 1, ms_sum = u.ms_sum + excluded.ms_sum,
      ms_max = greatest(u.ms_max, excluded.ms_max)`;
  return spent.count === 1;
}

/** The supplier has not performed: the call is the buyer's again. */
export async function giveCallBack(db: Single, flightId: string): Promise<void> {
  await db`
    with landed as (delete from gateway_flight where id = ${flightId} returning access_id),
    back as (update gateway_meter m set taken = m.taken - 1 from landed where m.access_id = landed.access_id)
    insert into gateway_usage as u (access_id, hour, failed)
    select access_id, date_trunc('hour', clock_timestamp()), 1 from landed
    on conflict (access_id, hour) do update set failed = u.failed + 1`;
}

/**
 * Gives back what nodes that died had under way. Of what was under way before the database itself began, nobody knows
 * whether it was answered, for spending does not wait for the disk: those stay taken, so that nobody gets more than they bought.
 */
export async function giveStrandedBack(db: Tx, seconds: number): Promise<void> {
  await db`
    with landed as (
      delete from gateway_flight where at < clock_timestamp() - make_interval(secs => ${seconds}) returning access_id, at),
    many as (
      select access_id, count(*) as calls from landed where at >= pg_postmaster_start_time() group by access_id)
    update gateway_meter m set taken = m.taken - many.calls from many where m.access_id = many.access_id`;
}

/** Adds what was turned away, which a node counts by itself and tells now and then. */
export async function addRefused(db: Single, counts: readonly { accessId: string; refused: number }[]): Promise<void> {
  const rows = counts.map((count) => ({ ...count }));
  await db`
    insert into gateway_usage as u (access_id, hour, refused)
    select access_id, date_trunc('hour', clock_timestamp()), refused
    from unnest(${rows.map((row) => row.accessId)}::uuid[], ${rows.map((row) => row.refused)}::bigint[])
      as told (access_id, refused)
    on conflict (access_id, hour) do update set refused = u.refused + excluded.refused`;
}
