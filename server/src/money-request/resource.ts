import { waitingFor } from '#src/approval/queries.ts';
import type { Resource } from '#src/office/resource.ts';
import { moneyKinds } from './rules.ts';

export const moneyRequestResource = {
  queue: { role: 'finance', waiting: (db, at) => waitingFor(db, moneyKinds, at) },
} satisfies Resource;
