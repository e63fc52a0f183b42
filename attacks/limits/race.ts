// Races a limit: fills it but for a few places, then sends more concurrent callers than places are left.
import type { RefusalName } from '@shuji/contract/refusals';
import { invalidateMemos } from '../../server/src/cache/memo.ts';
import { type World, world } from '../../server/test/world.ts';
import { atLength } from '../length.ts';

export interface Race {
  /** How many of the callers may succeed. */
  room: number;
  callers: (() => Promise<unknown>)[];
  /** A table that every caller inserts into, locked against writing and open to counting: all count before one writes. */
  table: string;
  /** The refusals that the others may get. */
  refusals: readonly RefusalName[];
  /** How many rows there may be, and how many there are. */
  most: number;
  count: () => Promise<number>;
}

export const callersAtOnce = atLength(8, 64);

export const centre: World = await world();

export async function setLimit(key: string, value: number): Promise<void> {
  await centre.sql`update setting set value = ${String(value)} where key = ${key}`;
  invalidateMemos();
}

/** Takes the limits that settings name out of the way of the next race. */
export async function widenLimits(): Promise<void> {
  for (const key of [
    'demand_quota',
    'demand_takes_open',
    'demand_takes_daily',
    'offer_quota',
    'order_open_most',
    'upload_room_seller',
  ])
    await setLimit(key, 100_000);
}

export function times<T>(count: number, make: (nth: number) => T): T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

/** The same call from everyone. */
export function everyone(call: (nth: number) => Promise<unknown>): Race['callers'] {
  return times(callersAtOnce, (nth) => () => call(nth));
}

export async function number(rows: Promise<readonly { count: number }[]>): Promise<number> {
  return (await rows)[0]?.count ?? 0;
}
