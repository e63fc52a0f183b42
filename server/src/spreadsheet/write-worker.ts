// A thread of its own for one workbook: a thousand rows take a second of computing; see write-apart.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { type Sheet, writeXlsx } from './write.ts';

parentPort?.postMessage(await writeXlsx(workerData as readonly Sheet[]));
