// A thread of its own for one contract: its fonts take a fifth of a second of computing.
import { parentPort, workerData } from 'node:worker_threads';
import { contractPdf, type PdfContract } from './pdf.ts';

parentPort?.postMessage(await contractPdf(workerData as PdfContract));
