import { Worker } from 'node:worker_threads';

/** Computes bytes from `input` in a thread of its own, without holding up the event loop, until the signal aborts. */
export function inThread(entry: string, input: unknown, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: input, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('The file was not written to its end'));
    });
  });
}
