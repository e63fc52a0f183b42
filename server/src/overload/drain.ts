// Graceful shutdown (drain). Closing the listening socket breaks off connections that are not accepted yet, and a proxy may
// not retry a write. So readiness fails first, until the proxy sends no more requests here.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCallPath } from '#src/http/call-path.ts';

const health = ['/livez', '/readyz'];
const longestWaitMs = 1_000;
/** Requests on the way by then are still admitted. */
const graceMs = 300;

export class Drain {
  #isNear = false;
  readonly #noticed = Promise.withResolvers<void>();

  /**
   * Leaves one who reads a page without an answer, when the node is about to close: nginx then asks another node, shows
   * nothing to the reader, and sends nobody else here for a while (deploy/nginx.conf).
   */
  breaksOff({ method, url = '', socket }: Pick<IncomingMessage, 'method' | 'url' | 'socket'>): boolean {
    if (!this.#isNear || method !== 'GET' || isCallPath(url) || health.includes(url)) return false;
    socket.destroy();
    this.#noticed.resolve();
    return true;
  }

  /** Resolves when nobody is sent here any more, or nobody comes who could be left without an answer. */
  async untilIdle(): Promise<void> {
    this.#isNear = true;
    await Promise.race([this.#noticed.promise, sleep(longestWaitMs)]);
    await sleep(graceMs);
  }
}
