// Graceful shutdown (drain). Closing the listening socket breaks off connections that are not accepted yet, and a proxy may
// not retry a write. So readiness fails first, until the proxy sends no more requests here.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCallPath } from '#src/http/call-path.ts';

const health = ['/livez', '/readyz'];
const longestWaitMs = 1_000;
/** Requests already under way to this node are still admitted. */
const graceMs = 300;

export class Drain {
  #isDraining = false;
  readonly #proxyMovedOn = Promise.withResolvers<void>();

  /**
   * While draining, closes the connection of a page request without a reply: nginx retries it on another node and marks
   * this one down for a while (deploy/nginx.conf).
   */
  breaksOff({ method, url = '', socket }: Pick<IncomingMessage, 'method' | 'url' | 'socket'>): boolean {
    if (!this.#isDraining || method !== 'GET' || isCallPath(url) || health.includes(url)) return false;
    socket.destroy();
    this.#proxyMovedOn.resolve();
    return true;
  }

  /** Resolves when the proxy has moved on, or after `longestWaitMs` without a page request. */
  async untilIdle(): Promise<void> {
    this.#isDraining = true;
    await Promise.race([this.#proxyMovedOn.promise, sleep(longestWaitMs)]);
    await sleep(graceMs);
  }
}
