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

interface Entry {
  reply: CachedReply;
  /** Computed at the first hit: most cached replies are never requested a second time. */
  served: { etag: string; plain: Variant; encoded: Map<Encoding, Variant> } | null;
}

interface Variant {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** The cache's clock when a read began, so that a reply read before an invalidation is never stored after it. */
export type Reading = { began: number };

const minimumToCompress = 860;

/** A bounded cache of whole replies. `maxBytes` counts bodies in all their encodings. */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  #invalidatedAt = new Map<string, number>();
  #allInvalidatedAt = 0;
  #clock = 0;
  #hits = 0;
  #misses = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  begin(): Reading {
    return { began: this.#clock };
  }

  /** Stores a reply under its address unless one of its tags was invalidated since `reading` began. */
  store(key: string, reply: CachedReply, reading: Reading): void {
    if (this.#allInvalidatedAt > reading.began) return;
    if (reply.tags.some((tag) => (this.#invalidatedAt.get(tag) ?? 0) > reading.began)) return;
    if (reply.body.length > this.#maxBytes / 16) return;
    this.#entries.set(key, { reply: { ...reply, body: copyToSlab(reply.body) }, served: null });
  }

  /** Removes every reply that carries one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.#clock += 1;
    for (const tag of tags) this.#invalidatedAt.set(tag, this.#clock);
    const invalid = new Set(tags);
    for (const [key, { reply }] of [...this.#entries])
      if (reply.tags.some((tag) => invalid.has(tag))) this.#entries.delete(key);
    if (this.#invalidatedAt.size > 50_000) this.invalidateAll();
  }

  /** For a node that may have missed invalidations, as after a lost LISTEN connection. */
  invalidateAll(): void {
    this.#clock += 1;
    this.#allInvalidatedAt = this.#clock;
    this.#invalidatedAt.clear();
    this.#entries.clear();
  }

  /** Since the start of the process. */
  figures(): { cacheEntries: number; cacheBytes: number; cacheAnswered: number; cacheMissed: number } {
    return {
      cacheEntries: this.#entries.size,
      cacheBytes: this.#entries.calculatedSize,
      cacheAnswered: this.#hits,
      cacheMissed: this.#misses,
    };
  }

  /** Answers from the cache; false when there is nothing to answer with. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = request.url as string;
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#misses += 1;
      return false;
    }
    this.#hits += 1;
    entry.served ??= { ...plainOf(entry.reply), encoded: new Map() };
    const { etag, plain, encoded } = entry.served;
    if (request.headers['if-none-match'] === etag) {
      const { 'content-length': _, ...headers } = plain.headers;
      response.writeHead(304, headers).end();
      return true;
    }
    const variant = this.#choose(key, entry, plain, encoded, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(variant.status, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  #choose(key: string, entry: Entry, plain: Variant, encoded: Map<Encoding, Variant>, accepted: string): Variant {
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    if (!encoding || plain.body.length < minimumToCompress) return plain;
    const existing = encoded.get(encoding);
    if (existing) return existing;
    const variant = encode(plain, encoding);
    encoded.set(encoding, variant);
    // lru-cache computes the size of an entry only when it is set.
    this.#entries.set(key, { ...entry });
    return variant;
  }
}

function bytesOf({ reply, served }: Entry): number {
  let bytes = Math.max(1, reply.body.length);
  for (const { body } of served?.encoded.values() ?? []) bytes += body.length;
  return bytes;
}

function plainOf({ status, headers: own, body }: CachedReply): { etag: string; plain: Variant } {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const headers = { ...own, etag, vary: 'accept-encoding, authorization', 'content-length': body.length };
  return { etag, plain: { status, headers, body } };
}

function encode({ status, headers, body: plain }: Variant, encoding: Encoding): Variant {
  const body = copyToSlab(encoding === 'br' ? brotliCompressSync(plain, { params: quality }) : gzipSync(plain));
  return { status, headers: { ...headers, 'content-length': body.length, 'content-encoding': encoding }, body };
}

const slabBytes = 65_536;
let slab = Buffer.alloc(0);
let used = 0;

/**
 * Copies a small body into a slab that holds cached bodies only. A buffer is a slice of Node's shared pool, and a small
 * one retains the whole pool chunk it was cut from: 48 MB of cached replies retained 670 MB. Larger bodies fill most of
 * their chunk, and copying them would slow cache misses.
 */
function copyToSlab(body: Buffer): Buffer {
  if (body.length > slabBytes / 16) return body;
  if (used + body.length > slab.length) {
    slab = Buffer.allocUnsafeSlow(slabBytes);
    used = 0;
  }
  const copy = slab.subarray(used, used + body.length);
  body.copy(copy);
  used += body.length;
  return copy;
}

const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
