import type { ResponseCache } from '#src/cache/response-cache.ts';
import type { Db } from '#src/db/open.ts';

export interface FeedParts {
  db: Db;
  cache: ResponseCache;
  /** Scheme and host as search engines see them. */
  origin: string;
  clock: () => Date;
}
