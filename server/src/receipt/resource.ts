import type { Resource } from '#src/office/resource.ts';
import { measureReceiptQueue } from './queries.ts';

export const receiptResource = { queue: { measure: measureReceiptQueue } } satisfies Resource;
