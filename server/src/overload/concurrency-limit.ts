// Concurrency limit: a request above it waits briefly, and one that would wait longer is refused at once
// (docs/decisions/0111).

import { AdaptiveLimit } from './adaptive-limit.ts';
import { overloaded } from './outage.ts';

/** Frees the caller's slot during `wait`, for waits that cost the node nothing, such as a slow client's upload. */
export type StepOut = <T>(wait: () => Promise<T>) => Promise<T>;

export interface ConcurrencySettings {
  /** Requests in progress at the same time, at most. */
  concurrency: number;
  /** The limit falls below `concurrency` while requests take longer than this. */
  answerMs?: number;
  /** The longest queue; 0 by default. */
  queue?: number;
  /** The longest wait in the queue: under overload an early refusal is better than a late answer. */
  waitMs?: number;
}

interface QueuedRequest {
  since: number;
  start: () => void;
  reject: (reason: Error) => void;
}

export class ConcurrencyLimit {
  #admitted = new Set<(reason: Error) => void>();
  #steppedOut = 0;
  /** Requests that resumed after stepping out; bounded, so that they alone never use every slot. */
  #resumed = 0;
  #resuming: (() => void)[] = [];
  readonly #mostResumed: number;
  /** First in, first out. */
  #queue: QueuedRequest[] = [];
  #expiryTimer: NodeJS.Timeout | null = null;
  #shed = 0;
  #closed: { reason: Error; holds: () => boolean } | null = null;
  readonly #adaptive: AdaptiveLimit;
  readonly #settings: Required<Pick<ConcurrencySettings, 'queue' | 'waitMs'>>;

  constructor({ concurrency, answerMs = Number.POSITIVE_INFINITY, queue = 0, waitMs = 0 }: ConcurrencySettings) {
    this.#adaptive = new AdaptiveLimit(concurrency, answerMs);
    this.#mostResumed = Math.max(1, Math.floor(concurrency / 4));
    this.#settings = { queue, waitMs };
  }

  /** Runs `work` when a slot is free or becomes free in time; otherwise throws `overloaded`. */
  run<T>(work: (stepOut: StepOut) => Promise<T>): Promise<T> {
    if (this.#closed?.holds()) return Promise.reject(this.#closed.reason);
    if (this.isFull) {
      this.countShed();
      return Promise.reject(overloaded);
    }
    return new Promise<T>((resolve, reject) => {
      const start = () => {
        this.#admitted.add(reject);
        const call = { isResumed: false };
        work((wait) => this.#stepOut(call, wait))
          .then(resolve, reject)
          .finally(() => {
            if (call.isResumed) this.#resumeNext();
            this.#adaptive.recordReply(this.#running, performance.now());
            this.#admitted.delete(reject);
            this.#startNext();
          });
      };
      if (this.#hasFreeSlot) return start();
      this.#queue.push({ since: performance.now(), start, reject });
      this.#expiryTimer ??= setTimeout(() => this.#expire(), this.#settings.waitMs);
    });
  }

  /** True when the next request would be shed. */
  get isFull(): boolean {
    return !this.#hasFreeSlot && this.#queue.length >= this.#settings.queue;
  }

  get #hasFreeSlot(): boolean {
    return this.#running < this.#adaptive.limit;
  }

  get #running(): number {
    return this.#admitted.size - this.#steppedOut;
  }

  /** The number of requests shed. */
  get shedCount(): number {
    return this.#shed;
  }

  countShed(): void {
    this.#shed += 1;
  }

  // An admitted request is never shed: it waits for a slot to resume.
  async #stepOut<T>(call: { isResumed: boolean }, wait: () => Promise<T>): Promise<T> {
    this.#steppedOut += 1;
    if (call.isResumed) this.#resumeNext();
    call.isResumed = false;
    this.#startNext();
    try {
      return await wait();
    } finally {
      if (this.#resumed < this.#mostResumed) this.#resumed += 1;
      else await new Promise<void>((resume) => this.#resuming.push(resume));
      call.isResumed = true;
      this.#steppedOut -= 1;
    }
  }

  /** A resumed request ended or stepped out again: passes its slot to the next one that waits to resume. */
  #resumeNext(): void {
    const resume = this.#resuming.shift();
    if (resume) resume();
    else this.#resumed -= 1;
  }

  #startNext(): void {
    while (this.#hasFreeSlot) {
      const next = this.#queue.shift();
      if (!next) return;
      next.start();
    }
  }

  #expire(): void {
    this.#expiryTimer = null;
    const expired = performance.now() - this.#settings.waitMs;
    while (this.#queue[0] && this.#queue[0].since <= expired) {
      this.countShed();
      this.#queue.shift()?.reject(overloaded);
    }
    const [first] = this.#queue;
    if (first) this.#expiryTimer = setTimeout(() => this.#expire(), Math.max(1, first.since - expired));
  }

  /** Rejects all running and queued requests, and every new one while `holds()` is true, until `reopen()`. */
  close(reason: Error, holds: () => boolean = () => true): void {
    this.#closed = { reason, holds };
    for (const reject of this.#admitted) reject(reason);
    for (const { reject } of this.#queue.splice(0)) reject(reason);
  }

  reopen(): void {
    this.#closed = null;
  }
}
