import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Sheet, writeXlsx } from './write.ts';

const entry = join(import.meta.dirname, 'write-worker.ts');
/** Written quicker than a thread starts. */
const fewRows = 50;

/** Writes a workbook without holding up the event loop; a long one stops when the signal aborts. */
export function writeXlsxApart(sheets: readonly Sheet[], signal: AbortSignal): Promise<Buffer> {
  if (sheets.every(({ rows }) => rows.length <= fewRows)) return writeXlsx(sheets);
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: sheets, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('The workbook was not written to its end'));
    });
  });
}
