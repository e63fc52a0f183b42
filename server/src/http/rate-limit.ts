// Rate limit against floods: coarse, cheap and each node's own. Limits that hold exactly over all nodes (guesses, text
// messages) are counted in db/quota.ts.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKeys, siteFactor } from '#src/providers/address-quota.ts';
import { refuse } from './refuse.ts';

/** Counts one write of an account or, signed out, of an address; refuses when that was one too many in a minute. */
export type WriteLimit = (accountId: string | null, address: string) => Promise<void>;

export function openRateLimit(writesPerMinute: number): WriteLimit {
  const limiter = new RateLimiterMemory({ points: writesPerMinute * siteFactor, duration: 60 });
  return async (accountId, address) => {
    const counted = accountId === null ? addressKeys(address) : [{ key: accountId, factor: 1 }];
    try {
      for (const { key, factor } of counted) await limiter.consume(key, siteFactor / factor);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) refuse('door.tooMany');
      throw reason;
    }
  };
}
