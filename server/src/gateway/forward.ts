// A call through the gateway: taken and written down, sent, settled.

import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { callOutcomes } from '@shuji/contract/gateway/counting';
import { gatewayLimits } from '@shuji/contract/gateway/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Db, Single } from '#src/db/open.ts';
import type { Providers } from '#src/providers/providers.ts';
import { passOn, sendCall, settlementOf } from './attempt.ts';
import { hashOfKey } from './key.ts';
import { type CallKey, findKnown, type Settlement, settleCall, type TakenCall, takeCall } from './queries-call.ts';
import type { RefusedCounter } from './refused.ts';
import { addressFor, headersBack, keyOf, stateOf } from './rules.ts';

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
  providers: Providers;
  refused: RefusedCounter;
  /** Hears of outcomes that could not be written. */
  onFailure: (error: unknown) => void;
}

interface Call {
  accessId: string;
  callId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const prefix = '/gateway/';

export class Forwarding {
  readonly #parts: Parts;
  readonly #closing = new AbortController();
  readonly #sending = new Set<Promise<unknown>>();
  readonly #settling = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async forward(request: IncomingMessage): Promise<Forwarded> {
    const path = (request.url ?? '').slice(prefix.length);
    const [accessId, rest] = [path.slice(0, 36), path.slice(36)];
    const key = keyOf(request.headers);
    if (!uuid.test(accessId) || key === '') throw new NotForwarded('gateway.wrongKey');
    const callKey = { accessId, keyHash: hashOfKey(key), method: request.method ?? '' };
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > gatewayLimits.requestBytes) return this.#refuse(callKey, 'gateway.tooLarge');
    // Judged before anything is taken; the secret plays no part in it.
    const dry = { endpoint: 'http://gateway.invalid/', secretPlace: 'header', secretName: '', secret: '' } as const;
    if (addressFor(dry, rest) === null) return this.#refuse(callKey, 'gateway.wrongPath');
    const callId = randomUUIDv7();
    const taken = await takeCall(this.#parts.side, callKey, callId);
    if (!taken) return this.#refuse(callKey, await this.#why(callKey));
    const sending = this.#send(request, rest, taken, { accessId, callId });
    this.#sending.add(sending);
    return sending.finally(() => this.#sending.delete(sending));
  }

  async #send(request: IncomingMessage, rest: string, taken: TakenCall, call: Call): Promise<Forwarded> {
    const began = performance.now();
    const parts = { providers: this.#parts.providers, closing: this.#closing.signal };
    const { outcome, refusal, reply } = await sendCall(request, rest, taken, parts);
    if (!reply) {
      await this.#settle(call, settlementOf(outcome, null, began));
      throw new NotForwarded(refusal ?? 'gateway.unreachable');
    }
    const { isCounted } = callOutcomes[outcome];
    const answered = settlementOf(outcome, reply.status, began);
    if (!isCounted) await this.#settle(call, answered);
    const left = taken.left === null ? null : taken.left + (isCounted ? 0 : 1);
    const headers = { ...headersBack(reply.headers), ...(left === null ? {} : { 'x-gateway-left': String(left) }) };
    const body = passOn(reply, (end) => {
      if (isCounted) this.#settle(call, { ...answered, outcome: end }).catch(this.#parts.onFailure);
    });
    // A caller who hung up before the answer never reads it.
    if (request.socket.destroyed) body.destroy();
    return { status: reply.status, headers, body };
  }

  #settle({ accessId, callId }: Call, settlement: Settlement): Promise<void> {
    const settling = settleCall(this.#parts.side, accessId, callId, settlement);
    this.#settling.add(settling);
    const forget = () => this.#settling.delete(settling);
    settling.then(forget, forget);
    return settling;
  }

  /** Ends what still waits for suppliers, and resolves once every outcome is written. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([...this.#sending]);
    await Promise.allSettled([...this.#settling]);
  }

  async #why(callKey: CallKey): Promise<RefusalName> {
    const access = await findKnown(this.#parts.db, callKey);
    if (!access?.isKey) return 'gateway.wrongKey';
    const state = stateOf(access, this.#parts.providers.clock());
    if (state !== 'open' && state !== 'waiting') return `gateway.${state}`;
    return access.methods.includes(callKey.method) ? 'gateway.tooFast' : 'gateway.wrongMethod';
  }

  // Only holders of a key are counted: a request without one is not.
  async #refuse(callKey: CallKey, refusal: RefusalName): Promise<never> {
    const isKnown = refusal !== 'gateway.wrongKey' && (await findKnown(this.#parts.db, callKey))?.isKey;
    if (!isKnown) throw new NotForwarded('gateway.wrongKey');
    this.#parts.refused.add(callKey.accessId);
    throw new NotForwarded(refusal);
  }
}
