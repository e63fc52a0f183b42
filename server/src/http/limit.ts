// The door's brake on floods: coarse, cheap and each node's own. What must hold exactly over all nodes (guesses, text
// messages) is counted in outside/quota.ts.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './refuse.ts';

/** Counts one write of `key`, an account or, signed out, an address; refuses when that was one too many in a minute. */
export function openLimit(writesPerMinute: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: writesPerMinute, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) refuse('door.tooMany');
      throw reason;
    }
  };
}
