// Response cache: anonymous replies as ready bytes, bounded in size, tagged by their content, invalidated by tag.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export interface CachedReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
}

type Encoding = 'br' | 'gzip';

/** As little as will do: most replies to a question nobody asked before are never asked for again. */
interface Entry {
  ready: CachedReply;
  /** Made when first asked for. */
  known: { etag: string; plain: Variant; encoded: Map<Encoding, Variant> } | null;
}

interface Variant {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** What `store` needs to know: the moment the reading began, so that a reply read before a drop is never kept after it. */
export type Reading = { began: number };

const minimumToCompress = 860;

/** A bounded cache of whole replies. `maxBytes` counts bodies in all their encodings. */
export class ResponseCache {
  readonly #kept: LRUCache<string, Entry>;
  #dropped = new Map<string, number>();
  #droppedAll = 0;
  #clock = 0;
  #answered = 0;
  #missed = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  begin(): Reading {
    return { began: this.#clock };
  }

  /** Keeps a reply under its address unless something it shows changed since `reading` began. */
  store(key: string, ready: CachedReply, reading: Reading): void {
    if (this.#droppedAll > reading.began) return;
    if (ready.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > reading.began)) return;
    if (ready.body.length > this.#maxBytes / 16) return;
    this.#kept.set(key, { ready: { ...ready, body: amongKept(ready.body) }, known: null });
  }

  /** Drops every reply that shows one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.#clock += 1;
    for (const tag of tags) this.#dropped.set(tag, this.#clock);
    const gone = new Set(tags);
    for (const [key, { ready }] of [...this.#kept]) if (ready.tags.some((tag) => gone.has(tag))) this.#kept.delete(key);
    if (this.#dropped.size > 50_000) this.invalidateAll();
  }

  /** For when this node cannot know what changed, as after a lost LISTEN connection. */
  invalidateAll(): void {
    this.#clock += 1;
    this.#droppedAll = this.#clock;
    this.#dropped.clear();
    this.#kept.clear();
  }

  /** Since the start of the process. */
  figures(): { cacheEntries: number; cacheBytes: number; cacheAnswered: number; cacheMissed: number } {
    return {
      cacheEntries: this.#kept.size,
      cacheBytes: this.#kept.calculatedSize,
      cacheAnswered: this.#answered,
      cacheMissed: this.#missed,
    };
  }

  /** Answers from the cache; false when there is nothing to answer with. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = request.url as string;
    const kept = this.#kept.get(key);
    if (!kept) {
      this.#missed += 1;
      return false;
    }
    this.#answered += 1;
    kept.known ??= { ...plainOf(kept.ready), encoded: new Map() };
    const { etag, plain, encoded } = kept.known;
    if (request.headers['if-none-match'] === etag) {
      const { 'content-length': _, ...headers } = plain.headers;
      response.writeHead(304, headers).end();
      return true;
    }
    const variant = this.#choose(key, kept, plain, encoded, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(variant.status, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  #choose(key: string, kept: Entry, plain: Variant, encoded: Map<Encoding, Variant>, accepted: string): Variant {
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    if (!encoding || plain.body.length < minimumToCompress) return plain;
    const made = encoded.get(encoding);
    if (made) return made;
    const variant = encode(plain, encoding);
    encoded.set(encoding, variant);
    // Set again under the same key: the cache weighs an entry only when it is new.
    this.#kept.set(key, { ...kept });
    return variant;
  }
}

function bytesOf({ ready, known }: Entry): number {
  let bytes = Math.max(1, ready.body.length);
  for (const { body } of known?.encoded.values() ?? []) bytes += body.length;
  return bytes;
}

function plainOf({ status, headers: told, body }: CachedReply): { etag: string; plain: Variant } {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const headers = { ...told, etag, vary: 'accept-encoding, authorization', 'content-length': body.length };
  return { etag, plain: { status, headers, body } };
}

function encode({ status, headers, body: plain }: Variant, encoding: Encoding): Variant {
  const body = amongKept(encoding === 'br' ? brotliCompressSync(plain, { params: quality }) : gzipSync(plain));
  return { status, headers: { ...headers, 'content-length': body.length, 'content-encoding': encoding }, body };
}

const slabBytes = 65_536;
let slab = Buffer.alloc(0);
let used = 0;

/**
 * The same bytes among others that are kept. A buffer is a slice of Node's pool, and keeping a small one keeps alive
 * whatever else was written there: 48 MB of replies kept 670. What is larger fills most of what it keeps, and to write
 * each of them twice would slow those who ask for what nobody asked for before.
 */
function amongKept(body: Buffer): Buffer {
  if (body.length > slabBytes / 16) return body;
  if (used + body.length > slab.length) {
    slab = Buffer.allocUnsafeSlow(slabBytes);
    used = 0;
  }
  const kept = slab.subarray(used, used + body.length);
  body.copy(kept);
  used += body.length;
  return kept;
}

const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
