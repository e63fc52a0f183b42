// Minimum rate for request bodies: a client that sends a byte a second occupies a connection, a temporary file and a parser.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface BodyRate {
  /** Bytes that must come in each window, once the first one is over. */
  bytes: number;
  windowMs: number;
}

/** 1 kB a second over ten seconds: a byte a second is cut off after twenty. */
const usualRate: BodyRate = { bytes: 10_000, windowMs: 10_000 };

export class BodyTooSlow extends Error {}

interface Watched {
  response: ServerResponse;
  since: number;
  /** Bytes read on the connection when this window began. */
  bytesRead: number;
  isFirst: boolean;
  isCut: boolean;
}

export class BodyWatch {
  readonly #watched = new Map<IncomingMessage, Watched>();
  readonly #rate: BodyRate;

  constructor(rate: BodyRate) {
    this.#rate = rate;
  }

  watch(request: IncomingMessage, response: ServerResponse, now = performance.now()): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !Number(length ?? 0)) return;
    const bytesRead = request.socket.bytesRead;
    this.#watched.set(request, { response, since: now, bytesRead, isFirst: true, isCut: false });
    request.once('close', () => this.#watched.delete(request));
  }

  /** Checks every body whose window is over; called periodically. */
  check(now = performance.now()): void {
    for (const [request, watched] of this.#watched) {
      if (request.complete) this.#watched.delete(request);
      else if (now - watched.since >= this.#rate.windowMs) this.#checkWindow(request, watched, now);
    }
  }

  #checkWindow(request: IncomingMessage, watched: Watched, now: number): void {
    const { bytesRead } = request.socket;
    const received = bytesRead - watched.bytesRead;
    // Received bytes that are not read yet wait for the server, not for the sender.
    const isEnough = received >= this.#rate.bytes || request.readableLength > 0;
    if (!isEnough && watched.isCut) request.socket.destroy();
    else if (!isEnough && !watched.isFirst) cut(request, watched);
    Object.assign(watched, { since: now, bytesRead, isFirst: false });
  }
}

/** Fails the reading of the body, so that the request is answered with the error and the connection closed. */
function cut(request: IncomingMessage, watched: Watched): void {
  watched.isCut = true;
  watched.response.shouldKeepAlive = false;
  request.emit('error', new BodyTooSlow('The body came too slowly'));
}

/** Watches every body that a server receives. */
export function watchBodies(server: Server, rate: BodyRate = usualRate): void {
  const watch = new BodyWatch(rate);
  server.prependListener('request', (request, response) => watch.watch(request, response));
  // After pending reads: a busy event loop does not count against the client.
  const timer = setInterval(() => setImmediate(() => watch.check()), rate.windowMs / 10).unref();
  server.once('close', () => clearInterval(timer));
}
