// A thread of its own for one document: reading its fonts takes half a second of computing.
import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf, type PdfContent } from './draw.ts';

parentPort?.postMessage(await drawPdf(workerData as PdfContent));
