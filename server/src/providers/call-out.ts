// Requests to addresses that users supplied: an interface under test, an upstream behind the gateway.
import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, buildConnector, type Dispatcher, errors, request } from 'undici';
import { isOpenAddress } from './address.ts';

export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  /** Headers of the connection itself (`host`, `content-length` …) are ours to set and are left out. */
  headers?: Record<string, string>;
  body?: string | Uint8Array | Readable;
  signal?: AbortSignal;
  /** Longest wait for the reply's head, and then between two pieces of its body. */
  quietMs?: number;
}

export interface OutgoingReply {
  /** The status as received: a redirect is returned, never followed. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Must be read to its end or destroyed, for its connection is used again. */
  body: Readable;
}

/** `forbidden` covers refused addresses and unknown names alike, so that names of inner networks stay unknown. */
export type OutFailure = 'forbidden' | 'unreachable' | 'timeout' | 'certificate';

export class OutFailed extends Error {
  readonly reason: OutFailure;

  constructor(reason: OutFailure, cause?: unknown) {
    super(`no reply: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Makes the request and gives its reply as a stream; rejects with OutFailed, or with the signal's own reason. */
export type CallOut = (outgoing: OutgoingRequest) => Promise<OutgoingReply>;

export interface CallOutSettings {
  ports: readonly number[];
  /** Beginnings of addresses that are called wherever they lead. */
  allow: readonly string[];
  /** For tests. */
  lookup?: LookupFunction;
}

const connectMs = 5_000;
const quietMs = 10_000;

/** Checks an address when it connects to it, so that a later DNS answer changes nothing. */
export function openCallOut({ ports, allow, lookup = resolve as LookupFunction }: CallOutSettings): CallOut {
  const pooling = { keepAliveTimeout: 10_000, connections: 16, pipelining: 1 };
  const guarded = new Agent({ ...pooling, connect: guardedConnector(lookup) });
  const free = new Agent({ ...pooling, connect: { timeout: connectMs } });

  return async ({ url, method = 'GET', headers = {}, body, signal, quietMs: quiet = quietMs }) => {
    const target = lawfulTarget(url, ports, allow);
    if (!target) throw new OutFailed('forbidden');
    try {
      const reply = await request(target.url, {
        method,
        headers: ownedByCaller(headers),
        dispatcher: target.isFree ? free : guarded,
        headersTimeout: quiet,
        bodyTimeout: quiet,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      } satisfies { dispatcher: Dispatcher } & Parameters<typeof request>[1]);
      // A caller may destroy a body early; without a listener that error would end the process.
      reply.body.on('error', () => {});
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw failureOf(error);
    }
  };
}

function lawfulTarget(text: string, ports: readonly number[], allow: readonly string[]) {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (allow.some((beginning) => url.href.startsWith(beginning))) return { url, isFree: true };
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return ports.includes(port) ? { url, isFree: false } : null;
}

function guardedConnector(lookup: LookupFunction): buildConnector.connector {
  const connect = buildConnector({ timeout: connectMs, lookup: guardedLookup(lookup) });
  return (options, done) => {
    // A literal address is never looked up.
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !isOpenAddress(literal)) return done(new OutFailed('forbidden'), null);
    connect(options, (...[error, socket]: [Error, null] | [null, Parameters<typeof done>[1]]) => {
      if (error || !socket) return done(error ?? new OutFailed('unreachable'), null);
      if (isOpenAddress(socket.remoteAddress ?? '')) return done(null, socket);
      socket.destroy();
      done(new OutFailed('forbidden'), null);
    });
  };
}

/** Resolves a name once. One address among its answers that we do not go to forbids the name. */
function guardedLookup(lookup: LookupFunction): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first || !addresses.every(({ address }) => isOpenAddress(address))) {
        return answer(new OutFailed('forbidden', error), []);
      }
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

const connectionHeaders =
  /^(host|connection|content-length|transfer-encoding|keep-alive|upgrade|expect|te|trailer|via|forwarded|x-forwarded-.*|x-real-ip|proxy-.*)$/i;

function ownedByCaller(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.test(name)));
}

function failureOf(error: unknown): OutFailed {
  if (error instanceof OutFailed) return error;
  const { ConnectTimeoutError, HeadersTimeoutError, BodyTimeoutError } = errors;
  const timeouts = [ConnectTimeoutError, HeadersTimeoutError, BodyTimeoutError];
  if (timeouts.some((kind) => error instanceof kind)) return new OutFailed('timeout', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isCertificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code);
  return new OutFailed(isCertificate ? 'certificate' : 'unreachable', error);
}

export interface Beginning {
  status: number;
  type: string;
  text: string;
  isWhole: boolean;
}

/** The beginning of what is answered, as text; or why nothing came within `ms`. */
export async function callForBeginning(
  callOut: CallOut,
  outgoing: OutgoingRequest,
  limits: { ms: number; bytes: number },
): Promise<Beginning | OutFailure> {
  const signal = AbortSignal.timeout(limits.ms);
  try {
    const { status, headers, body } = await callOut({ ...outgoing, signal });
    const { bytes, isWhole } = await readBeginning(body, limits.bytes);
    const type = [headers['content-type']].flat()[0] ?? '';
    const text = bytes.toString('utf8').replaceAll('\u0000', '').toWellFormed();
    return { status, type: type.slice(0, 200), text, isWhole };
  } catch (error) {
    if (signal.aborted) return 'timeout';
    return error instanceof OutFailed ? error.reason : 'unreachable';
  }
}

/** The beginning of a body, at most `bytes`; what is more is not waited for. */
export async function readBeginning(body: Readable, bytes: number): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > bytes) break;
  }
  return { bytes: Buffer.concat(parts).subarray(0, bytes), isWhole: size <= bytes };
}
