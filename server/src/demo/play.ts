// The means by which the scenes play: traders as actors, contexts of moments in the past, and steps in the order of time.
import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import { noBrowser } from '#src/http/cookies.ts';
import type { Providers } from '#src/providers/providers.ts';
import { companies, holder } from './scenes/company.ts';
import { aroundTheClock, atWork } from './working-time.ts';

export interface DemoContext {
  tx: Tx;
  providers: Providers;
  now: Date;
}

export const hourMs = 3_600_000;

const recentDays = 20;

/** The deals of the year began before this moment, those in every state after it. */
export function longAgo({ now }: Pick<DemoContext, 'now'>): Date {
  return new Date(now.getTime() - recentDays * dayMs);
}

/** A context in which an action runs at a moment of the past and nobody waits for its effects. */
export function contextOf<A>({ tx, providers }: DemoContext, actor: A, now: Date): WriteContext<A> {
  const ignore = () => {};
  const caller = { address: 'demo', device: '', browser: noBrowser, requestId: randomUUIDv7(), upload: null };
  return { db: tx, actor, now, providers, afterCommit: ignore, invalidate: ignore, actsAs: ignore, ...caller };
}

export interface Step {
  at: Date;
  /** Gets the moment in working hours. */
  run: (now: Date) => Promise<unknown>;
}

/** Runs steps of many stories in the order of time, in which the certificates' log is written. */
export async function playInOrder(steps: readonly Step[]): Promise<void> {
  for (const { at, run } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await run(atWork(at));
}

/** The moment in working hours at `part` of the way from a deed to now. */
export function momentSince({ now }: DemoContext, since: string, part: number): Date {
  const from = aroundTheClock(new Date(since)).getTime();
  return atWork(new Date(from + part * (now.getTime() - from)));
}

export interface Trader {
  /** The company's key in the data of the demo. */
  key: string;
  name: string;
  user: Attested;
  contactName: string;
  phone: string;
}

/** The attested companies. */
export async function listTraders({ tx, providers }: Pick<DemoContext, 'tx' | 'providers'>): Promise<Trader[]> {
  const rows = await tradersOf(tx);
  return rows.map(({ name, contactName, phoneSealed, ...facts }) => ({
    key: companies.find((company) => company.name === name)?.key ?? '',
    name,
    contactName,
    phone: providers.vault.decrypt(phoneSealed),
    user: { kind: 'user', attested: true, sessionId: facts.id, ...holder(facts.id), ...facts },
  }));
}

type TraderRow = Omit<Attested, 'kind' | 'attested' | 'sessionId' | keyof ReturnType<typeof holder>> &
  Pick<Trader, 'name' | 'contactName'> & { phoneSealed: string };

function tradersOf(tx: Tx): Promise<TraderRow[]> {
  return tx<TraderRow[]>`
    select f.account_id as id, f.party_id, f.merchant_id, f.is_buyer, f.is_seller, f.is_service, p.name, p.contact_name,
      coalesce(p.contact_phone_sealed, a.phone_sealed) as phone_sealed
    from actor_fact f join party p on p.id = f.party_id join account a on a.id = f.account_id
    where f.attested order by p.attested_at, p.id`;
}

/** A trader by the company's key or name. */
export function traderOf(traders: readonly Trader[], company: string): Trader {
  const found = traders.find(({ key, name }) => key === company || name === company);
  if (!found) throw new Error(`The demo has no trader ${company}`);
  return found;
}
