// One call on its way: taken, sent, spent or given back.
import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { gatewayLimits, type gatewayMethods } from '@shuji/contract/gateway';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Db, Single } from '#src/db/open.ts';
import { OutFailed, type OutgoingReply } from '#src/outside/call-out.ts';
import type { Outside } from '#src/outside/outside.ts';
import { hashOfKey } from './key.ts';
import { atMost, TooMuch } from './limit-stream.ts';
import { type Asked, findKnown, giveCallBack, spendCall, type Taken, takeCall } from './queries-call.ts';
import type { RefusedCounter } from './refused.ts';
import { addressFor, headersBack, headersOut, isPerformed, keyOf, stateOf, type Upstream } from './rules.ts';

export class NotForwarded extends Error {
  readonly refusal: RefusalName;

  constructor(refusal: RefusalName) {
    super(refusal);
    this.refusal = refusal;
  }
}

export interface Forwarded {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

interface Parts {
  db: Db;
  side: Single;
  outside: Outside;
  refused: RefusedCounter;
}

type Method = (typeof gatewayMethods)[number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const prefix = '/gateway/';
/** Bodies up to here are sent in one piece with their length, which simple servers want. */
const smallBytes = 256 * 1024;

export class Forwarding {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async forward(request: IncomingMessage): Promise<Forwarded> {
    const path = (request.url ?? '').slice(prefix.length);
    const [accessId, rest] = [path.slice(0, 36), path.slice(36)];
    const key = keyOf(request.headers);
    if (!uuid.test(accessId) || key === '') throw new NotForwarded('gateway.wrongKey');
    const asked = { accessId, keyHash: hashOfKey(key), method: request.method ?? '' };
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > gatewayLimits.requestBytes) return this.#refuse(asked, 'gateway.tooLarge');
    // Judged before anything is taken; the secret plays no part in it.
    const dry = { endpoint: 'http://gateway.invalid/', secretPlace: 'header', secretName: '', secret: '' } as const;
    if (addressFor(dry, rest) === null) return this.#refuse(asked, 'gateway.wrongPath');
    const flight = randomUUIDv7();
    const taken = await takeCall(this.#parts.side, asked, flight);
    if (!taken) return this.#refuse(asked, await this.#why(asked));
    return this.#send(request, rest, { taken, flight });
  }

  async #send(request: IncomingMessage, rest: string, { taken, flight }: { taken: Taken; flight: string }) {
    const { side } = this.#parts;
    const began = performance.now();
    let isSpent = false;
    const leaving = new AbortController();
    const onLeave = () => leaving.abort();
    request.socket.once('close', onLeave);
    try {
      const reply = await this.#ask(request, rest, taken, leaving.signal);
      const given = isPerformed(reply.status);
      if (given) isSpent = await spendCall(side, flight, Math.round(performance.now() - began));
      if (given && !isSpent) {
        reply.body.destroy();
        throw new NotForwarded('gateway.tooSlow');
      }
      const left = taken.left === null ? null : taken.left + (given ? 0 : 1);
      const headers = { ...headersBack(reply.headers), ...(left === null ? {} : { 'x-gateway-left': String(left) }) };
      const body = pipeline(reply.body, atMost(gatewayLimits.replyBytes), () => {
        request.socket.off('close', onLeave);
      });
      return { status: reply.status, headers, body };
    } catch (error) {
      request.socket.off('close', onLeave);
      throw failureOf(error);
    } finally {
      if (!isSpent) await giveCallBack(side, flight);
    }
  }

  async #ask(request: IncomingMessage, rest: string, taken: Taken, leaving: AbortSignal): Promise<OutgoingReply> {
    const { vault, callOut } = this.#parts.outside;
    const upstream: Upstream = { ...taken, secret: vault.open(taken.upstreamSealed) };
    const url = addressFor(upstream, rest);
    if (url === null) throw new NotForwarded('gateway.wrongPath');
    const body = await bodyOf(request);
    const reply = await callOut({
      url,
      method: request.method as Method,
      headers: headersOut(request.headers, upstream),
      ...(body ? { body } : {}),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(gatewayLimits.wholeMs)]),
      quietMs: gatewayLimits.headMs,
    });
    const refusal = refusalOf(reply);
    if (!refusal) return reply;
    reply.body.destroy();
    throw new NotForwarded(refusal);
  }

  async #why(asked: Asked): Promise<RefusalName> {
    const known = await findKnown(this.#parts.db, asked);
    if (!known?.isKey) return 'gateway.wrongKey';
    const state = stateOf(known, this.#parts.outside.clock());
    if (state !== 'open' && state !== 'waiting') return `gateway.${state}`;
    return known.methods.includes(asked.method) ? 'gateway.tooFast' : 'gateway.wrongMethod';
  }

  // Only holders of a key are counted: anybody may knock.
  async #refuse(asked: Asked, refusal: RefusalName): Promise<never> {
    const isKnown = refusal !== 'gateway.wrongKey' && (await findKnown(this.#parts.db, asked))?.isKey;
    if (!isKnown) throw new NotForwarded('gateway.wrongKey');
    this.#parts.refused.add(asked.accessId);
    throw new NotForwarded(refusal);
  }
}

function refusalOf({ status, headers }: OutgoingReply): RefusalName | null {
  if (status >= 300 && status < 400 && status !== 304) return 'gateway.redirected';
  return Number(headers['content-length'] ?? 0) > gatewayLimits.replyBytes ? 'gateway.replyTooLarge' : null;
}

async function bodyOf(request: IncomingMessage): Promise<Readable | Buffer | null> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return null;
  if (encoding !== undefined || Number(length) > smallBytes)
    return pipeline(request, atMost(gatewayLimits.requestBytes), () => {});
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function failureOf(error: unknown): unknown {
  if (error instanceof NotForwarded) return error;
  if (error instanceof OutFailed && error.cause instanceof TooMuch) return new NotForwarded('gateway.tooLarge');
  if (error instanceof OutFailed) {
    return new NotForwarded(error.reason === 'timeout' ? 'gateway.tooSlow' : 'gateway.unreachable');
  }
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const isGone = error instanceof DOMException && error.name === 'AbortError';
  return isLate ? new NotForwarded('gateway.tooSlow') : isGone ? new NotForwarded('gateway.unreachable') : error;
}
