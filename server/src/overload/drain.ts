// Graceful shutdown (drain). Closing the listening socket breaks off connections that are not accepted yet, and a proxy may
// not retry a write. So readiness fails first, until the proxy sends no more requests here.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCallPath } from '#src/http/call-path.ts';

const health = ['/livez', '/readyz'];
const longestWaitMs = 1_000;
/** The proxy sends no more once this long passed without a request; a busy machine delivers late what was sent before. */
const quietMs = 300;
const longestDrainMs = 3_000;

export class Drain {
  #isDraining = false;
  #admitted = 0;
  readonly #proxyMovedOn = Promise.withResolvers<void>();

  /**
   * While draining, closes the connection of a page request without a reply: nginx retries it on another node and marks
   * this one down for a while (deploy/nginx.conf).
   */
  breaksOff({ method, url = '', socket }: Pick<IncomingMessage, 'method' | 'url' | 'socket'>): boolean {
    if (health.includes(url)) return false;
    if (!this.#isDraining || method !== 'GET' || isCallPath(url)) {
      this.#admitted += 1;
      return false;
    }
    socket.destroy();
    this.#proxyMovedOn.resolve();
    return true;
  }

  /** Resolves when the proxy has moved on, or after `longestWaitMs` without a page request, and nothing more arrives. */
  async untilIdle(): Promise<void> {
    this.#isDraining = true;
    const end = performance.now() + longestDrainMs;
    await Promise.race([this.#proxyMovedOn.promise, sleep(longestWaitMs)]);
    let admitted = -1;
    while (admitted !== this.#admitted && performance.now() < end) {
      admitted = this.#admitted;
      await sleep(quietMs);
    }
  }
}
