// Adaptive concurrency limit: admits as many requests as the node lately answered within the target time. A slower or busier
// machine admits fewer, so that none waits for longer than a client does.

/** The number of replies under a full limit that measure the rate a second. */
const judged = 32;
/** Fewer would leave the database idle between two of them. */
const fewest = 32;
/** Above this share of the limit the room counts as full. */
const full = 0.75;
/** Below this share of it nobody is in anybody's way, and nothing is limited. */
const empty = 0.5;

export class AdaptiveLimit {
  #limit: number;
  #answers = 0;
  #from = 0;
  readonly #most: number;
  readonly #answerMs: number;

  /** An admitted request is to be answered within `answerMs`. */
  constructor(most: number, answerMs: number) {
    this.#most = most;
    this.#answerMs = answerMs;
    this.#limit = most;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Somebody is answered at `now`, in milliseconds, one of `inside` who were worked on. */
  answered(inside: number, now: number): void {
    if (inside < this.#limit * full) {
      this.#answers = 0;
      if (inside < this.#limit * empty) this.#limit = this.#most;
      return;
    }
    if (this.#answers === 0) this.#from = now;
    this.#answers += 1;
    if (this.#answers <= judged) return;
    const inTime = (judged / (now - this.#from)) * this.#answerMs;
    this.#limit = Math.max(Math.min(fewest, this.#most), Math.min(this.#most, Math.ceil(inTime)));
    this.#answers = 0;
  }
}
