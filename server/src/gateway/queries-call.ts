// The two statements of every call through the gateway, each a transaction of its own.

import { type CallOutcome, callOutcomes } from '@shuji/contract/gateway/counting';
import type { SecretPlace } from '@shuji/contract/gateway/labels';
import { one } from '#src/db/one.ts';
import type { Db, Single, Tx } from '#src/db/open.ts';
import { isPaused } from './queries.ts';
import type { AccessStanding } from './rules.ts';

export interface TakenCall {
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  upstreamSealed: string;
  /** Null: as many as wanted. */
  left: number | null;
}

export interface CallKey {
  accessId: string;
  keyHash: string;
  method: string;
}

/**
 * Takes one call and writes its row, before anything is sent: over all nodes never one more than bought nor than one second bears; null when there is none to take.
 * Everything that may stand against it is in this one UPDATE, so a renewed key or a closed access holds at once.
 */
export async function takeCall(
  db: Single,
  { accessId, keyHash, method }: CallKey,
  callId: string,
): Promise<TakenCall | null> {
  return one<TakenCall>(db`
    with one as (
      update gateway_meter m set taken = m.taken + 1, window_at = date_trunc('second', clock_timestamp()),
        window_count = case when m.window_at = date_trunc('second', clock_timestamp()) then m.window_count + 1 else 1 end
      from gateway_access a
      where m.access_id = ${accessId} and a.id = m.access_id and a.key_token_hash = ${keyHash} and a.state = 'open'
        and ${method} = any (a.methods) and (a.expires_at is null or a.expires_at > clock_timestamp())
        and (a.bought is null or m.taken < a.bought)
        and (m.window_at <> date_trunc('second', clock_timestamp()) or m.window_count < a.per_second)
        and not ${isPaused(db)}
      returning a.id, a.endpoint, a.secret_place, a.secret_name, a.upstream_sealed, a.bought - m.taken as left),
    entry as (insert into gateway_call (access_id, id, at) select id, ${callId}, clock_timestamp() from one)
    select endpoint, secret_place, secret_name, upstream_sealed, "left" from one`);
}

export interface KnownAccess extends AccessStanding {
  methods: string[];
  isKey: boolean;
}

/** The state of the access for the holder of this key, to explain a refused call. */
export async function findKnown(db: Db, { accessId, keyHash }: CallKey): Promise<KnownAccess | null> {
  return one<KnownAccess>(db`
    select a.state, a.key_issued_at, a.expires_at, a.bought, m.taken, a.methods,
      ${isPaused(db)} as is_product_stopped, coalesce(a.key_token_hash = ${keyHash}, false) as is_key
    from gateway_access a join gateway_meter m on m.access_id = a.id where a.id = ${accessId}`);
}

export interface Settlement {
  outcome: CallOutcome;
  status: number | null;
  ms: number;
}

/**
 * Writes how a call ended and gives it back where the supplier failed. What counts does not wait for the disk: lost, it
 * stays a call without an outcome, which counts too.
 */
export async function settleCall(
  db: Single,
  accessId: string,
  callId: string,
  { outcome, status, ms }: Settlement,
): Promise<void> {
  const { isCounted } = callOutcomes[outcome];
  await db`
    with quick as materialized (select set_config('synchronous_commit', ${isCounted ? 'off' : 'on'}, true) as word),
    settled as (
      update gateway_call set outcome = ${outcome}, is_counted = ${isCounted}, status = ${status}, ms = ${ms}
      from quick where access_id = ${accessId} and id = ${callId} and outcome is null and word is not null
      returning access_id),
    back as (
      update gateway_meter m set taken = m.taken - 1 from settled
      where m.access_id = settled.access_id and not ${isCounted})
    insert into gateway_usage as u (access_id, hour, calls, failed, ms_sum, ms_max)
    select access_id, date_trunc('hour', clock_timestamp()), ${isCounted ? 1 : 0}, ${isCounted ? 0 : 1},
      ${isCounted ? ms : 0}::bigint, ${isCounted ? ms : 0}::int from settled
    on conflict (access_id, hour) do update set calls = u.calls + excluded.calls, failed = u.failed + excluded.failed,
      ms_sum = u.ms_sum + excluded.ms_sum, ms_max = greatest(u.ms_max, excluded.ms_max)`;
}

/** Settles what nodes that died had under way: it was sent, so it counts, and both sides see why nothing is known of it. */
export async function settleStranded(db: Tx, seconds: number): Promise<void> {
  await db`
    with settled as (
      update gateway_call set outcome = 'interrupted', is_counted = true
      where outcome is null and at < clock_timestamp() - make_interval(secs => ${seconds}) returning access_id, at),
    -- The same of nodes of the version before.
    flights as (
      delete from gateway_flight where at < clock_timestamp() - make_interval(secs => ${seconds}) returning access_id, at)
    insert into gateway_usage as u (access_id, hour, calls)
    select access_id, date_trunc('hour', at), count(*) from (table settled union all table flights) as ended group by 1, 2
    on conflict (access_id, hour) do update set calls = u.calls + excluded.calls`;
}

/** Adds refused calls, which a node counts by itself and writes in batches. */
export async function addRefused(db: Single, counts: readonly { accessId: string; refused: number }[]): Promise<void> {
  const rows = counts.map((count) => ({ ...count }));
  await db`
    insert into gateway_usage as u (access_id, hour, refused)
    select access_id, date_trunc('hour', clock_timestamp()), refused
    from unnest(${rows.map((row) => row.accessId)}::uuid[], ${rows.map((row) => row.refused)}::bigint[])
      as refusals (access_id, refused)
    on conflict (access_id, hour) do update set refused = u.refused + excluded.refused`;
}
