// A ledger of writes and their outcomes: sent, then acknowledged, refused, or unknown.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../server/src/db/open.ts';
import { Refused } from '../server/test/refused.ts';
import { type As, Unanswered } from './people.ts';

export interface Write {
  /** Names what is written so that it can be counted. */
  key: string;
  send(as: As): Promise<void>;
}

export interface Kind {
  name: string;
  /** The next thing to write; null when there is nothing to write just now. */
  next(): Write | null;
  /** How often each stands in the database. */
  count(sql: Pool, keys: string[]): Promise<{ key: string; count: number }[]>;
}

interface Entry {
  kind: Kind;
  write: Write;
  isAcknowledged: boolean;
}

export interface Found {
  acknowledged: number;
  unknown: number;
  lost: string[];
  doubled: string[];
}

export class Ledger {
  /** Answers of the program that are neither an envelope nor a clear sentence. */
  readonly strange: string[] = [];
  readonly refused = new Map<string, number>();
  #entries: Entry[] = [];

  /** So many people write, each one request after another, until stopped. */
  load(kinds: readonly Kind[], people: number, as: () => As): { stop(): Promise<void> } {
    let isStopping = false;
    const writer = async (place: number) => {
      for (let turn = place; !isStopping; turn += 1) {
        const kind = kinds[turn % kinds.length] as Kind;
        const write = kind.next();
        if (write) await this.#send({ kind, write, isAcknowledged: false }, as());
        else await sleep(1);
      }
    };
    const all = Promise.all(Array.from({ length: people }, (_, place) => writer(place)));
    return {
      async stop() {
        isStopping = true;
        await all;
      },
    };
  }

  async #send(entry: Entry, as: As): Promise<void> {
    this.#entries.push(entry);
    try {
      await entry.write.send(as);
      entry.isAcknowledged = true;
    } catch (error) {
      if (error instanceof Refused) this.refused.set(error.message, (this.refused.get(error.message) ?? 0) + 1);
      else if (error instanceof Unanswered) {
        if (!isClear(error)) this.strange.push(`${entry.kind.name}: ${error.message}`);
      }
      // Nobody there: a person looks up and tries again a little later.
      await sleep(150);
    }
  }

  /** Holds every entry against the database: acknowledged, it is there once; unknown, at most once. */
  async compare(sql: Pool): Promise<Found> {
    const found: Found = { acknowledged: 0, unknown: 0, lost: [], doubled: [] };
    for (const kind of new Set(this.#entries.map((entry) => entry.kind))) {
      const mine = this.#entries.filter((entry) => entry.kind === kind);
      const rows = await kind.count(
        sql,
        mine.map(({ write }) => write.key),
      );
      const counts = new Map(rows.map(({ key, count }) => [key, count]));
      for (const { write, isAcknowledged } of mine) {
        const count = counts.get(write.key) ?? 0;
        found[isAcknowledged ? 'acknowledged' : 'unknown'] += 1;
        if (isAcknowledged && count === 0) found.lost.push(`${kind.name} ${write.key}`);
        if (count > 1) found.doubled.push(`${kind.name} ${write.key}`);
      }
    }
    return found;
  }

  /** Writes of unknown outcome, which their senders retry. */
  unknown(): { kind: Kind; write: Write }[] {
    return this.#entries.filter((entry) => !entry.isAcknowledged);
  }
}

/** True for a Chinese sentence with an advice, and a status that makes clients retry. */
export function isClear({ status, body }: Unanswered): boolean {
  return status === 503 && /[\u4e00-\u9fff].*稍后/.test(body);
}
