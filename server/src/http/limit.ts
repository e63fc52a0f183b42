// The door's brake on floods: coarse, cheap and each node's own. What must hold exactly over all nodes (guesses, text
// messages) is counted in outside/quota.ts.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './refuse.ts';

/** 240 writes a minute for each account or, signed out, each address. */
const writing = { points: 240, duration: 60 };

/** Counts one write of `key`; refuses when that was one too many. */
export function openLimit(): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory(writing);
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) refuse('door.tooMany');
      throw reason;
    }
  };
}
