// For whom the current work is done: whose share of a work queue it takes, and whether its answer is still awaited.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Requester {
  /** The account, or the address of a visitor. */
  id: string;
  /** Aborts when the connection is closed before the reply. */
  signal(): AbortSignal | null;
  /** Gives the place of an ordinary call to others during `wait`. */
  stepOut<T>(wait: () => Promise<T>): Promise<T>;
}

/** Work without a request: schedules, the demo, commands. No share limits it. */
export const centre: Requester = { id: '', signal: () => null, stepOut: (wait) => wait() };

const current = new AsyncLocalStorage<Requester | 'transaction'>();

export function runFor<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
  return current.run(requester, work);
}

/** Queued work is a fault inside of `work`: waiting in a queue would hold a database connection and its locks. */
export function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
  return current.run('transaction', work);
}

export function currentRequester(): Requester {
  const requester = current.getStore() ?? centre;
  if (requester === 'transaction') throw new Error('Queued work must be done before the transaction');
  return requester;
}
