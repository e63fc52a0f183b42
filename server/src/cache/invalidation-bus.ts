// Cache invalidation over all nodes: each node drops a write's tags before the write is acknowledged; heartbeats show which
// nodes are alive (docs/decisions/0089).
import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, Single, Tx } from '#src/db/open.ts';

/** Announces invalidated cache tags inside the writing transaction (NOTIFY). */
export type Invalidate = (db: Tx, tags: readonly string[]) => Promise<PendingInvalidation>;

/** An announced invalidation: call one of the two when the transaction has ended. */
export interface PendingInvalidation {
  /** Call after COMMIT: resolves when every live node has invalidated the tags. */
  committed(): Promise<void>;
  /** Call after ROLLBACK, or when the outcome is unknown: waits for no node. */
  rolledBack(): void;
}

export interface InvalidationBus {
  invalidate: Invalidate;
  /** Number of announced invalidations whose transaction is still open or unacknowledged. */
  pending(): number;
  /** True while this node receives invalidations; otherwise it must not serve cached replies. */
  isConnected(): boolean;
  leave(): Promise<void>;
}

interface BusParts {
  pool: Pool;
  side: Single;
  onInvalidate: (tags: readonly string[]) => void;
  onInvalidateAll: () => void;
}

/** A notification: the sending node and its sequence number, both absent when no acknowledgement is awaited. */
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

// The version before listens on these names too, so a rolling upgrade keeps them.
const channel = 'touched';
const ackChannel = (id: string) => `heard_${id}`;
// A crashed node delays writers for no longer than its lease.
const leaseMs = 3_000;
const heartbeatMs = 1_000;
// A notification holds fewer than 8,000 bytes; a large import invalidates thousands of tags.
const tagsPerNotification = 100;

/** For a process that serves no requests: notifies every node without waiting for acknowledgements. */
export const publishOnly: Invalidate = async (db, tags) => {
  await notify(db, tags, {});
  return nothingPending;
};

/** Stands for a write that invalidates nothing. */
export const nothingPending: PendingInvalidation = { committed: async () => {}, rolledBack: () => {} };

/** Registers this node among those that share the database and starts its heartbeat. */
export async function joinInvalidationBus({
  pool,
  side,
  onInvalidate,
  onInvalidateAll,
}: BusParts): Promise<InvalidationBus> {
  const id = randomUUIDv7();
  const pending = new Map<number, Acknowledgements>();
  const acknowledge = batchAcknowledgements(side, id);
  let lastNumber = 0;
  let leaseUntil = 0;
  let lastSent: Heartbeat = { number: 0, sentAt: 0, renews: true };
  let lastReceived = 0;

  await pool.listen(
    channel,
    (payload) => {
      const { tags, from, number } = JSON.parse(payload) as Message;
      // `committed` invalidates this node's own tags, unless the outcome of the transaction was unknown.
      const isOwn = from === id;
      if (isOwn && number && pending.has(number)) return;
      onInvalidate(tags);
      if (from && number && !isOwn) acknowledge(from, number);
    },
    onInvalidateAll,
  );
  // The same connection as the invalidations: a received heartbeat proves that all earlier notifications arrived.
  await pool.listen(ackChannel(id), (payload) => {
    const { heartbeat, from, numbers = [] } = JSON.parse(payload) as Acknowledgement;
    if (heartbeat === lastSent.number && lastSent.renews) leaseUntil = lastSent.sentAt + leaseMs;
    if (heartbeat) lastReceived = heartbeat;
    if (from) for (const number of numbers) pending.get(number)?.add(from);
  });

  const isConnected = () => performance.now() < leaseUntil;

  // A node that missed its previous heartbeat does not renew its lease, so that writers stop waiting for it.
  async function sendHeartbeat(): Promise<void> {
    lastSent = { number: lastSent.number + 1, sentAt: performance.now(), renews: lastReceived === lastSent.number };
    if (!isConnected()) onInvalidateAll();
    const until = side`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
    if (lastSent.renews) {
      await side`
        insert into node_lease (id, until) values (${id}, ${until}) on conflict (id) do update set until = excluded.until`;
    }
    await side`select pg_notify(${ackChannel(id)}, ${JSON.stringify({ heartbeat: lastSent.number })})`;
  }

  await side`delete from node_lease where until < clock_timestamp() - interval '1 hour'`;
  await sendHeartbeat();
  const timer = setInterval(() => void sendHeartbeat().catch(() => {}), heartbeatMs).unref();

  return {
    isConnected,
    pending: () => pending.size,
    async invalidate(db, tags) {
      if (tags.length === 0) return nothingPending;
      lastNumber += 1;
      const number = lastNumber;
      const acknowledgements = new Acknowledgements();
      await notify(db, tags, { from: id, number });
      pending.set(number, acknowledgements);
      return {
        async committed() {
          onInvalidate(tags);
          await acknowledgements.all(await liveNodes(side, id));
          pending.delete(number);
        },
        rolledBack() {
          pending.delete(number);
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

async function notify(db: Tx, tags: readonly string[], { from, number }: Omit<Message, 'tags'>): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsPerNotification) {
    const isLast = at + tagsPerNotification >= tags.length;
    const message = { tags: tags.slice(at, at + tagsPerNotification), from, ...(isLast ? { number } : {}) };
    await db`select pg_notify(${channel}, ${JSON.stringify(message)})`;
  }
}

type LiveNode = { id: string; leaseLeftMs: number };

/**
 * Reads the leases after COMMIT: a node that joins later reads the committed rows. When the database is unreachable the
 * write stands nevertheless, and the caller waits for a whole lease.
 */
async function liveNodes(side: Single, id: string): Promise<LiveNode[]> {
  try {
    return await side<LiveNode[]>`
      select id, ceil(extract(epoch from until - clock_timestamp()) * 1000)::int as "leaseLeftMs"
      from node_lease where id <> ${id} and until > clock_timestamp()`;
  } catch {
    return [{ id: 'unknown', leaseLeftMs: leaseMs }];
  }
}

/** The nodes that have acknowledged one invalidation. */
class Acknowledgements {
  #from = new Set<string>();
  #resolve: () => void = () => {};
  #expected: string[] = [];

  add(id: string): void {
    this.#from.add(id);
    if (this.#expected.every((node) => this.#from.has(node))) this.#resolve();
  }

  /** Resolves when each node has acknowledged, or its lease is over and it no longer serves cached replies. */
  async all(nodes: LiveNode[]): Promise<void> {
    const missing = nodes.filter((node) => !this.#from.has(node.id));
    if (missing.length === 0) return;
    this.#expected = missing.map((node) => node.id);
    const stop = new AbortController();
    const leaseOver = sleep(Math.max(...missing.map((node) => node.leaseLeftMs)), null, { signal: stop.signal }).catch(
      () => {},
    );
    const acknowledged = new Promise<void>((resolve) => {
      this.#resolve = resolve;
    });
    await Promise.race([leaseOver, acknowledged]);
    stop.abort();
  }
}

interface Acknowledgement {
  heartbeat?: number;
  from?: string;
  numbers?: number[];
}

/** Acknowledges invalidations in batches: what arrives while one batch is being sent goes with the next. */
function batchAcknowledgements(side: Single, id: string): (to: string, number: number) => void {
  const unsent = new Map<string, number[]>();
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (unsent.size > 0) {
      const messages = [...unsent].map(([to, numbers]) => ({
        channel: ackChannel(to),
        payload: JSON.stringify({ from: id, numbers }),
      }));
      unsent.clear();
      // An acknowledgement lost with its connection delays the writer for no longer than the lease.
      await side`
        select pg_notify(m->>'channel', m->>'payload') from jsonb_array_elements(${side.json(messages)}) m`.catch(
        () => {},
      );
    }
    isSending = false;
  }

  return (to, number) => {
    unsent.set(to, [...(unsent.get(to) ?? []), number]);
    if (!isSending) void send();
  };
}
