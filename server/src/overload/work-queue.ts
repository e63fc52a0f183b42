// A bounded, fair queue for one kind of heavy work (docs/decisions/0160).
import { AsyncLocalStorage } from 'node:async_hooks';
import { centre, currentRequester, runFor } from './requester.ts';

export interface QueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Limit for one requester. */
  atOnceEach: number;
  /** Tasks that wait. */
  waiting: number;
  /** Limit for one requester. */
  waitingEach: number;
}

/** The queue is full for this requester, or every requester of the task has disconnected. */
export class WorkRefused extends Error {}

type Work<T> = (signal: AbortSignal) => Promise<T>;

interface Task {
  key: string | symbol;
  requesterId: string;
  /** Requests that await the result. */
  awaitedBy: number;
  abort: AbortController;
  result: PromiseWithResolvers<unknown>;
  start(): Promise<unknown>;
}

export class WorkQueue {
  readonly limits: QueueLimits;
  #running = new Map<string, number>();
  #runningInAll = 0;
  #tasks = new Map<string | symbol, Task>();
  /** By requester; the requester served last stands last. */
  #waiting = new Map<string, Task[]>();
  #waitingInAll = 0;
  #refused = 0;
  #dropped = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  get figures(): Record<'running' | 'waiting' | 'refused' | 'dropped', number> {
    return {
      running: this.#runningInAll,
      waiting: this.#waitingInAll,
      refused: this.#refused,
      dropped: this.#dropped,
    };
  }

  /**
   * Runs `work` in the requester's turn, and once for all who ask for the same `key` meanwhile. Its signal aborts when
   * the last of them has gone. Throws `WorkRefused` to a requester who has too much waiting already.
   */
  run<T>(work: Work<T>, key: string | symbol = Symbol()): Promise<T> {
    const requester = currentRequester();
    return requester.stepOut(async () => {
      const task = this.#tasks.get(key) ?? this.#add(key, work, requester.id);
      return this.#await(task, requester.signal()) as Promise<T>;
    });
  }

  #add(key: string | symbol, work: Work<unknown>, requesterId: string): Task {
    if (requesterId !== centre.id) this.#makeRoomFor(requesterId);
    const abort = new AbortController();
    const inContext = AsyncLocalStorage.snapshot();
    const start = () => inContext(() => runFor({ ...centre, id: requesterId }, async () => work(abort.signal)));
    const task = { key, requesterId, awaitedBy: 0, abort, start, result: Promise.withResolvers<unknown>() };
    // An abandoned task's failure has no receiver: unhandled, it would end the process.
    task.result.promise.catch(() => {});
    this.#tasks.set(key, task);
    this.#waiting.set(requesterId, [...(this.#waiting.get(requesterId) ?? []), task]);
    this.#waitingInAll += 1;
    this.#startNext();
    return task;
  }

  #await(task: Task, signal: AbortSignal | null): Promise<unknown> {
    task.awaitedBy += 1;
    if (!signal) return task.result.promise;
    return new Promise((resolve, reject) => {
      const leave = () => {
        task.awaitedBy -= 1;
        if (task.awaitedBy === 0) this.#drop(task);
        reject(new WorkRefused('every requester has disconnected'));
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      const settled = () => signal.removeEventListener('abort', leave);
      task.result.promise.finally(settled).then(resolve, reject);
    });
  }

  // In a full queue the requester with the most waiting entries makes room, so that many cannot shut out a single one.
  #makeRoomFor(requesterId: string): void {
    const own = this.#waiting.get(requesterId)?.length ?? 0;
    if (own >= this.limits.waitingEach) this.#refuse();
    if (this.#waitingInAll < this.limits.waiting) return;
    const most = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = most.at(-1);
    if (!last || most.length <= own + 1) this.#refuse();
    this.#remove(last);
    this.#refused += 1;
    last.result.reject(new WorkRefused('the queue is full'));
  }

  #refuse(): never {
    this.#refused += 1;
    throw new WorkRefused('the queue is full');
  }

  #drop(task: Task): void {
    this.#dropped += 1;
    this.#remove(task);
    task.abort.abort();
  }

  #remove(task: Task): void {
    if (this.#tasks.get(task.key) === task) this.#tasks.delete(task.key);
    const own = this.#waiting.get(task.requesterId) ?? [];
    if (!own.includes(task)) return;
    this.#waitingInAll -= 1;
    if (own.length > 1) own.splice(own.indexOf(task), 1);
    else this.#waiting.delete(task.requesterId);
  }

  #startNext(): void {
    while (this.#runningInAll < this.limits.atOnce) {
      const next = [...this.#waiting].find(([id]) => this.#runningOf(id) < this.limits.atOnceEach);
      const [id, [task] = []] = next ?? [];
      if (id === undefined || !task) return;
      this.#remove(task);
      this.#tasks.set(task.key, task);
      const rest = this.#waiting.get(id);
      if (rest && this.#waiting.delete(id)) this.#waiting.set(id, rest);
      void this.#start(task);
    }
  }

  async #start(task: Task): Promise<void> {
    this.#count(task.requesterId, 1);
    const done = await task.start().then(
      (value) => () => task.result.resolve(value),
      (error: unknown) => () => task.result.reject(error),
    );
    this.#count(task.requesterId, -1);
    this.#remove(task);
    done();
    this.#startNext();
  }

  #runningOf(requesterId: string): number {
    return this.#running.get(requesterId) ?? 0;
  }

  #count(requesterId: string, change: 1 | -1): void {
    const running = this.#runningOf(requesterId) + change;
    if (running > 0) this.#running.set(requesterId, running);
    else this.#running.delete(requesterId);
    this.#runningInAll += change;
  }
}
