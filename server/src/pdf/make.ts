import { join } from 'node:path';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { inThread } from '#src/overload/in-thread.ts';
import type { PdfContent } from './draw.ts';

const entry = join(import.meta.dirname, 'worker.ts');

/** Draws in the requester's turn; who asks again under the same key meanwhile shares the file. */
export function makePdf(key: string, content: PdfContent): Promise<Buffer> {
  return heavyWork.export.run((signal) => inThread(entry, content, signal), key);
}
