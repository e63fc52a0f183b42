// Cache invalidation over all nodes: each node drops a write's tags before the write is acknowledged; heartbeats show which
// nodes are alive (docs/decisions/0089).
import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, Single, Tx } from '#src/db/open.ts';

/** Says in a write's transaction what it changes. */
export type Invalidate = (db: Tx, tags: readonly string[]) => Promise<PendingInvalidation>;

/** A change that was said: one of the two is called when the transaction has ended. */
export interface PendingInvalidation {
  /** It stands: resolves when every node has heard. */
  committed(): Promise<void>;
  /** It was taken back, or nobody knows: nothing is waited for. */
  rolledBack(): void;
}

export interface InvalidationBus {
  invalidate: Invalidate;
  /** How many changes have been said whose end is not known yet. */
  pending(): number;
  /** Whether this node hears what others change; while it does not, it must not answer from what it keeps. */
  isConnected(): boolean;
  leave(): Promise<void>;
}

interface BusParts {
  pool: Pool;
  side: Single;
  onInvalidate: (tags: readonly string[]) => void;
  onInvalidateAll: () => void;
}

/** A change on its way: who made it, and which of theirs it is; neither when nobody waits for an answer. */
interface Message {
  tags: string[];
  from?: string;
  number?: number;
}

interface Heartbeat {
  number: number;
  sentAt: number;
  renews: boolean;
}

const channel = 'touched';
// A node that dies without a word holds up writers for no longer than this.
const leaseMs = 3_000;
const beatMs = 1_000;
// A notification holds fewer than 8,000 bytes; a large import touches thousands of tags.
const tagsAtOnce = 100;

/** For a process that changes things but answers nobody: the nodes hear of it, and it does not wait. */
export const publishOnly: Invalidate = async (db, tags) => {
  await say(db, tags, {});
  return nothingPending;
};

/** Of a change that nobody need hear of. */
export const nothingPending: PendingInvalidation = { committed: async () => {}, rolledBack: () => {} };

/** Enters the circle of nodes on this database. */
export async function joinInvalidationBus({
  pool,
  side,
  onInvalidate,
  onInvalidateAll,
}: BusParts): Promise<InvalidationBus> {
  const id = randomUUIDv7();
  const own = `heard_${id}`;
  const heardBy = new Map<number, Heard>();
  const answering = makeAnswering(side, id);
  let numbers = 0;
  let hearingUntil = 0;
  let beating: Heartbeat = { number: 0, sentAt: 0, renews: true };
  let heardBeat = 0;

  await pool.listen(
    channel,
    (payload) => {
      const { tags, from, number } = JSON.parse(payload) as Message;
      // Its own it has dropped, or will once it stands; unless the writer lost sight of what was committed after all.
      const isOwn = from === id;
      if (isOwn && number && heardBy.has(number)) return;
      onInvalidate(tags);
      if (from && number && !isOwn) answering.answer(from, number);
    },
    onInvalidateAll,
  );
  // On the same connection as the changes, so that whoever hears its own beat has heard all that was said before it.
  await pool.listen(own, (payload) => {
    const { beat, from, numbers: answered = [] } = JSON.parse(payload) as Answer;
    if (beat === beating.number && beating.renews) hearingUntil = beating.sentAt + leaseMs;
    if (beat) heardBeat = beat;
    if (from) for (const number of answered) heardBy.get(number)?.add(from);
  });

  const isHearing = () => performance.now() < hearingUntil;

  // One that has not heard its last beat is deaf and must not have others wait for it.
  async function beat(): Promise<void> {
    beating = { number: beating.number + 1, sentAt: performance.now(), renews: heardBeat === beating.number };
    if (!isHearing()) onInvalidateAll();
    const until = side`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
    if (beating.renews) {
      await side`
        insert into node_lease (id, until) values (${id}, ${until}) on conflict (id) do update set until = excluded.until`;
    }
    await side`select pg_notify(${own}, ${JSON.stringify({ beat: beating.number })})`;
  }

  await side`delete from node_lease where until < clock_timestamp() - interval '1 hour'`;
  await beat();
  const timer = setInterval(() => void beat().catch(() => {}), beatMs).unref();

  return {
    isConnected: isHearing,
    pending: () => heardBy.size,
    async invalidate(db, tags) {
      if (tags.length === 0) return nothingPending;
      numbers += 1;
      const number = numbers;
      const heard = new Heard();
      await say(db, tags, { from: id, number });
      heardBy.set(number, heard);
      return {
        async committed() {
          onInvalidate(tags);
          await heard.all(await listenersLeft(side, id));
          heardBy.delete(number);
        },
        rolledBack() {
          heardBy.delete(number);
          onInvalidate(tags);
        },
      };
    },
    async leave() {
      clearInterval(timer);
      await side`delete from node_lease where id = ${id}`.catch(() => {});
    },
  };
}

async function say(db: Tx, tags: readonly string[], { from, number }: Omit<Message, 'tags'>): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsAtOnce) {
    const isLast = at + tagsAtOnce >= tags.length;
    const word = { tags: tags.slice(at, at + tagsAtOnce), from, ...(isLast ? { number } : {}) };
    await db`select pg_notify(${channel}, ${JSON.stringify(word)})`;
  }
}

type Listener = { id: string; left: number };

/**
 * Asked once the write stands: a node that enters later reads what was written. A database that went away meanwhile
 * does not undo the write; then every lease is waited out.
 */
async function listenersLeft(side: Single, id: string): Promise<Listener[]> {
  try {
    return await side<Listener[]>`
      select id, ceil(extract(epoch from until - clock_timestamp()) * 1000)::int as "left"
      from node_lease where id <> ${id} and until > clock_timestamp()`;
  } catch {
    return [{ id: 'unknown', left: leaseMs }];
  }
}

/** Who has answered one change. */
class Heard {
  #by = new Set<string>();
  #isAll: () => void = () => {};
  #awaited: string[] = [];

  add(id: string): void {
    this.#by.add(id);
    if (this.#awaited.every((one) => this.#by.has(one))) this.#isAll();
  }

  /** Resolves when each has answered or may no longer answer readers from what it keeps. */
  async all(listeners: Listener[]): Promise<void> {
    const missing = listeners.filter((one) => !this.#by.has(one.id));
    if (missing.length === 0) return;
    this.#awaited = missing.map((one) => one.id);
    const stop = new AbortController();
    const lapsed = sleep(Math.max(...missing.map((one) => one.left)), null, { signal: stop.signal }).catch(() => {});
    const answered = new Promise<void>((done) => {
      this.#isAll = done;
    });
    await Promise.race([lapsed, answered]);
    stop.abort();
  }
}

interface Answer {
  beat?: number;
  from?: string;
  numbers?: number[];
}

/** Answers go together: what is heard while one is on its way rides with the next. */
function makeAnswering(side: Single, id: string) {
  const open = new Map<string, number[]>();
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (open.size > 0) {
      const words = [...open].map(([to, numbers]) => ({
        to: `heard_${to}`,
        text: JSON.stringify({ from: id, numbers }),
      }));
      open.clear();
      // Lost with its connection, an answer is missed for no longer than the lease.
      await side`
        select pg_notify(word->>'to', word->>'text') from jsonb_array_elements(${side.json(words)}) word`.catch(
        () => {},
      );
    }
    isSending = false;
  }

  return {
    answer(to: string, number: number): void {
      open.set(to, [...(open.get(to) ?? []), number]);
      if (!isSending) void send();
    },
  };
}
