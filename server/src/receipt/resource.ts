import type { Resource } from '#src/office/resource.ts';
import { waitingReceipts } from './queries.ts';

export const receiptResource = { queue: { role: 'finance', waiting: waitingReceipts } } satisfies Resource;
