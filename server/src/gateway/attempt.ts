// One call on its way to the supplier and back, and its outcome.

import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { CallOutcome } from '@shuji/contract/gateway/counting';
import { gatewayLimits, type gatewayMethods } from '@shuji/contract/gateway/labels';
import type { RefusalName } from '@shuji/contract/refusals';
import { OutFailed, type OutgoingReply } from '#src/providers/call-out.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { Settlement, TakenCall } from './queries-call.ts';
import { addressFor, headersOut, outcomeOf, type Upstream } from './rules.ts';

type Method = (typeof gatewayMethods)[number];

/** The supplier's answer, or why there is none to pass on. */
export interface Answer {
  outcome: CallOutcome;
  refusal: RefusalName | null;
  reply: OutgoingReply | null;
}

const refusals: Partial<Record<CallOutcome, RefusalName>> = {
  redirected: 'gateway.redirected',
  replyTooLarge: 'gateway.replyTooLarge',
  tooSlow: 'gateway.tooSlow',
  left: 'gateway.tooLarge',
};

/** Bodies up to here are sent in one piece with their length, which simple servers want. */
const smallBytes = 256 * 1024;

/**
 * Sends the call. It goes on until the supplier answers or fails, whether or not the buyer still waits: what becomes of
 * the call is decided by the supplier alone.
 */
export async function sendCall(
  request: IncomingMessage,
  rest: string,
  taken: TakenCall,
  { providers: { vault, callOut }, closing }: { providers: Providers; closing: AbortSignal },
): Promise<Answer> {
  const upstream: Upstream = { ...taken, secret: vault.decrypt(taken.upstreamSealed) };
  const url = addressFor(upstream, rest);
  const body = url === null ? null : await bodyOf(request).catch(() => 'incomplete' as const);
  if (url === null || body === 'incomplete') return without('notSent');
  try {
    const reply = await callOut({
      url,
      method: request.method as Method,
      headers: headersOut(request.headers, upstream),
      ...(body ? { body } : {}),
      signal: AbortSignal.any([closing, AbortSignal.timeout(gatewayLimits.wholeMs)]),
      quietMs: gatewayLimits.headMs,
    });
    const outcome = isTooLarge(reply) ? 'replyTooLarge' : outcomeOf(reply.status);
    if (!refusals[outcome]) return { outcome, refusal: null, reply };
    reply.body.destroy();
    return without(outcome);
  } catch (error) {
    return without(outcomeOfError(error, request, closing));
  }
}

function without(outcome: CallOutcome): Answer {
  return { outcome, refusal: refusals[outcome] ?? 'gateway.unreachable', reply: null };
}

function isTooLarge({ headers }: OutgoingReply): boolean {
  return Number(headers['content-length'] ?? 0) > gatewayLimits.replyBytes;
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

// A buyer who sends too much, breaks off while sending, or sends so slowly that time runs out has used the supplier.
function outcomeOfError(error: unknown, request: IncomingMessage, closing: AbortSignal): CallOutcome {
  if (closing.aborted) return 'interrupted';
  const cause = error instanceof OutFailed ? error.cause : error;
  if (cause instanceof TooMuch || isBrokenOff(request)) return 'left';
  const isLate =
    (error instanceof OutFailed && error.reason === 'timeout') ||
    (error instanceof DOMException && error.name === 'TimeoutError');
  if (!isLate) return 'unreachable';
  return request.complete ? 'tooSlow' : 'left';
}

function isBrokenOff(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete;
}

/** Passes the supplier's body on and reports its end, once. */
export function passOn(
  { body }: OutgoingReply,
  onEnd: (outcome: Extract<CallOutcome, 'answered' | 'broken' | 'cutOff' | 'left'>) => void,
): Readable {
  const gate = atMost(gatewayLimits.replyBytes);
  let isBroken = false;
  // The supplier's end fails first only when the supplier broke off; a buyer who leaves takes the gate down before. Where
  // the buyer does not fetch what has come, it is the buyer whom the supplier's end waits for.
  body.once('error', () => {
    isBroken = !gate.destroyed && !gate.writableNeedDrain;
  });
  return pipeline(body, gate, (error) => {
    if (error) body.destroy();
    if (isBroken) onEnd('broken');
    else if (error instanceof TooMuch) onEnd('cutOff');
    else onEnd(error ? 'left' : 'answered');
  });
}

/** The log row of a call that began at a moment of `performance.now()`. */
export function settlementOf(outcome: CallOutcome, status: number | null, began: number): Settlement {
  return { outcome, status, ms: Math.round(performance.now() - began) };
}

class TooMuch extends Error {}

/** Lets at most so many bytes through, then fails. */
function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      seen += piece.length;
      if (seen > bytes) done(new TooMuch());
      else done(null, piece);
    },
  });
}
