// Adaptive concurrency limit: admits as many requests as the node lately answered within the target time. A slower or busier
// machine admits fewer, so that none waits for longer than a client does.

/** Throughput is measured over this many replies under a full limit. */
const sampleSize = 32;
/** A lower limit would leave the database idle between two requests. */
const minimum = 32;
/** Above this share of the limit the node counts as saturated. */
const saturated = 0.75;
/** Below this share requests do not slow each other down, and the limit returns to its maximum. */
const relaxed = 0.5;

export class AdaptiveLimit {
  #limit: number;
  #replies = 0;
  #sampleStart = 0;
  readonly #maximum: number;
  readonly #targetMs: number;

  /** Adapts the limit so that an admitted request is answered within `targetMs`. */
  constructor(maximum: number, targetMs: number) {
    this.#maximum = maximum;
    this.#targetMs = targetMs;
    this.#limit = maximum;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Records a reply at `now`, in milliseconds, with `running` requests in progress. */
  recordReply(running: number, now: number): void {
    if (running < this.#limit * saturated) {
      this.#replies = 0;
      if (running < this.#limit * relaxed) this.#limit = this.#maximum;
      return;
    }
    if (this.#replies === 0) this.#sampleStart = now;
    this.#replies += 1;
    if (this.#replies <= sampleSize) return;
    const inTarget = (sampleSize / (now - this.#sampleStart)) * this.#targetMs;
    this.#limit = Math.max(Math.min(minimum, this.#maximum), Math.min(this.#maximum, Math.ceil(inTarget)));
    this.#replies = 0;
  }
}
