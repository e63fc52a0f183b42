// Calls that the demo's buyers have made of what they bought, so that there is something to see.
import { randomUUIDv7 } from 'node:crypto';
import { type CallOutcome, callOutcomes } from '@shuji/contract/gateway/counting';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { type DemoContext, hourMs } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { hashOfKey, makeKey } from '#src/gateway/key.ts';

/** The number of calls by hour of the day, in China; offices call, nights do not. */
function callsAt(hour: Date, place: number): number {
  const clock = (hour.getUTCHours() + 8) % 24;
  const busy = clock >= 8 && clock < 19 ? 1 : clock >= 6 && clock < 22 ? 0.4 : 0;
  return Math.round(busy * (9 + 6 * Math.sin(place * 1.7)));
}

/** Every open access gets the hours since it was opened, and the calls they make are taken. */
export async function plantUsage({ tx, now }: Pick<DemoContext, 'tx' | 'now'>): Promise<void> {
  const open = await tx<{ id: string; openedAt: string; bought: number | null }[]>`
    select id, opened_at, bought from gateway_access where state = 'open' order by opened_at`;
  for (const { id, openedAt, bought } of open) {
    const first = Math.ceil(Math.max(Date.parse(openedAt), now.getTime() - 20 * 24 * hourMs) / hourMs) * hourMs;
    const most = bought === null ? Number.POSITIVE_INFINITY : Math.floor(bought * 0.7);
    let taken = 0;
    for (let at = first, place = 0; at < now.getTime() - hourMs; at += hourMs, place += 1) {
      const calls = Math.min(callsAt(new Date(at), place), most - taken);
      if (calls <= 0) continue;
      taken += calls;
      const ms = 24 + (place % 5) * 3;
      const row = { accessId: id, hour: new Date(at), calls, failed: place % 17 === 3 ? 2 : 0 };
      const rest = { refused: place % 13 === 5 ? 3 : 0, msSum: calls * ms, msMax: ms * 4 };
      await tx`insert into gateway_usage ${tx({ ...row, ...rest })}`;
    }
    await plantCalls(tx, id, now);
    await tx`update gateway_meter set taken = ${taken} where access_id = ${id}`;
    // A key that nobody knows: whoever wants to call takes a new one.
    const key = makeKey();
    await tx`
      update gateway_access set key_token_hash = ${hashOfKey(key)}, key_hint = ${key.slice(-4)}, key_issued_at = opened_at
      where id = ${id}`;
  }
}

/** Searches of the last month: so many visitors a day for each word. */
export async function plantSearches({ tx, now }: Pick<DemoContext, 'tx' | 'now'>): Promise<void> {
  const words = readData('searches', z.record(z.string(), z.int()));
  const rows = Object.entries(words).flatMap(([word, visitors]) =>
    Array.from({ length: visitors * 29 }, (_, place) => ({
      day: chinaDay(new Date(now.getTime() - (1 + (place % 29)) * dayMs)),
      word,
      visitor: `demo ${place}`,
    })),
  );
  await tx`insert into search_mark ${tx(rows)}`;
}

/** The last hours call by call: one that the supplier failed at was given back, one the buyer hung up on was not. */
async function plantCalls(tx: DemoContext['tx'], accessId: string, now: Date): Promise<void> {
  const outcomes: CallOutcome[] = ['failed', 'left', 'tooSlow'];
  const statuses: Partial<Record<CallOutcome, number>> = { answered: 200, failed: 503, left: 200 };
  const rows = Array.from({ length: 36 }, (_, place) => {
    const outcome = place % 9 === 4 ? (outcomes[(place - 4) / 9] ?? 'answered') : 'answered';
    const { isCounted } = callOutcomes[outcome];
    const at = new Date(now.getTime() - hourMs - place * 130_000);
    return {
      accessId,
      id: idAt(at),
      at,
      outcome,
      isCounted,
      status: statuses[outcome] ?? null,
      ms: 24 + (place % 7) * 3,
    };
  });
  await tx`insert into gateway_call ${tx(rows)}`;
}

/** A version 7 UUID of a moment in the past, by which calls are ordered. */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUIDv7().slice(13)}`;
}
