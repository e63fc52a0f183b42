// Concurrency limit: a request above it waits briefly, and one that would wait longer is refused at once
// (docs/decisions/0111).

import { AdaptiveLimit } from './adaptive-limit.ts';
import { overloaded } from './outage.ts';

/** Steps out while waiting for something that costs the centre nothing, as a slow sender's bytes. */
export type StepOut = <T>(wait: () => Promise<T>) => Promise<T>;

export interface ConcurrencySettings {
  /** Worked on at the same time, at most. */
  concurrency: number;
  /** Fewer than that while a full room is not answered in this time. */
  answerMs?: number;
  /** The longest queue; 0 by default. */
  queue?: number;
  /** The longest wait in the queue: under overload an early refusal is better than a late answer. */
  waitMs?: number;
}

interface Waiting {
  since: number;
  enter: () => void;
  turnAway: (reason: Error) => void;
}

export class ConcurrencyLimit {
  #inside = new Set<(reason: Error) => void>();
  #apart = 0;
  /** Calls that have stepped out and are back; more of them wait, so that they alone never fill the room. */
  #back = 0;
  #comingBack: (() => void)[] = [];
  readonly #mostBack: number;
  /** In the order in which they came. */
  #queue: Waiting[] = [];
  #sweeping: NodeJS.Timeout | null = null;
  #turnedAway = 0;
  #shut: { reason: Error; holds: () => boolean } | null = null;
  readonly #pace: AdaptiveLimit;
  readonly #room: Required<Pick<ConcurrencySettings, 'queue' | 'waitMs'>>;

  constructor({ concurrency, answerMs = Number.POSITIVE_INFINITY, queue = 0, waitMs = 0 }: ConcurrencySettings) {
    this.#pace = new AdaptiveLimit(concurrency, answerMs);
    this.#mostBack = Math.max(1, Math.floor(concurrency / 4));
    this.#room = { queue, waitMs };
  }

  /** Works when there is room, or soon will be; throws `crowded` when there is not. */
  run<T>(work: (apart: StepOut) => Promise<T>): Promise<T> {
    if (this.#shut?.holds()) return Promise.reject(this.#shut.reason);
    if (this.isFull) {
      this.countShed();
      return Promise.reject(overloaded);
    }
    return new Promise<T>((resolve, reject) => {
      const enter = () => {
        this.#inside.add(reject);
        const call = { isBack: false };
        work((wait) => this.#stepOut(call, wait))
          .then(resolve, reject)
          .finally(() => {
            if (call.isBack) this.#letBack();
            this.#pace.answered(this.#working, performance.now());
            this.#inside.delete(reject);
            this.#callIn();
          });
      };
      if (this.#hasRoom) return enter();
      this.#queue.push({ since: performance.now(), enter, turnAway: reject });
      this.#sweeping ??= setTimeout(() => this.#sweep(), this.#room.waitMs);
    });
  }

  /** True when the next request would be shed. */
  get isFull(): boolean {
    return !this.#hasRoom && this.#queue.length >= this.#room.queue;
  }

  get #hasRoom(): boolean {
    return this.#working < this.#pace.limit;
  }

  get #working(): number {
    return this.#inside.size - this.#apart;
  }

  /** The number of requests shed. */
  get shedCount(): number {
    return this.#turnedAway;
  }

  countShed(): void {
    this.#turnedAway += 1;
  }

  // An admitted request is not shed half-way.
  async #stepOut<T>(call: { isBack: boolean }, wait: () => Promise<T>): Promise<T> {
    this.#apart += 1;
    if (call.isBack) this.#letBack();
    call.isBack = false;
    this.#callIn();
    try {
      return await wait();
    } finally {
      if (this.#back < this.#mostBack) this.#back += 1;
      else await new Promise<void>((go) => this.#comingBack.push(go));
      call.isBack = true;
      this.#apart -= 1;
    }
  }

  /** One who was back has ended or stepped out again: the next one takes the place. */
  #letBack(): void {
    const next = this.#comingBack.shift();
    if (next) next();
    else this.#back -= 1;
  }

  #callIn(): void {
    while (this.#hasRoom) {
      const next = this.#queue.shift();
      if (!next) return;
      next.enter();
    }
  }

  #sweep(): void {
    this.#sweeping = null;
    const over = performance.now() - this.#room.waitMs;
    while (this.#queue[0] && this.#queue[0].since <= over) {
      this.countShed();
      this.#queue.shift()?.turnAway(overloaded);
    }
    const [first] = this.#queue;
    if (first) this.#sweeping = setTimeout(() => this.#sweep(), Math.max(1, first.since - over));
  }

  /** Turns away everyone inside and waiting, and whoever comes while it still holds, until it is opened again. */
  close(reason: Error, holds: () => boolean = () => true): void {
    this.#shut = { reason, holds };
    for (const turnAway of this.#inside) turnAway(reason);
    for (const { turnAway } of this.#queue.splice(0)) turnAway(reason);
  }

  reopen(): void {
    this.#shut = null;
  }
}
