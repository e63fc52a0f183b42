// Offers for stories: a demand of 王's in the hall, and what 李 answers it with.

import type { Input } from '@shuji/contract/call';
import { addDemand } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { type acceptOffer, addOffer } from '@shuji/contract/offer/calls';
import { demandForm, inDays } from './demand-form.ts';
import type { World } from './world.ts';

export async function aPublished(
  { as }: World,
  changes: Parameters<typeof demandForm>[0] = {},
  owner: 'wang' | 'li' = 'wang',
): Promise<string> {
  const { id } = await as(owner)(addDemand, demandForm(changes));
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  return id;
}

export type Offered = Omit<Input<typeof addOffer>, 'demandId'>;

export function offerForm(changes: Partial<Offered> = {}): Offered {
  return {
    productId: null,
    lines: [{ name: '一年期', price: 6_000_000 }],
    termMonths: 12,
    terms: '按日更新，含一次接入支持',
    validUntil: inDays(10),
    note: '可先提供样例核验',
    files: [],
    ...changes,
  };
}

export async function anOffer({ as }: World, demandId: string, changes: Partial<Offered> = {}): Promise<string> {
  return (await as('li')(addOffer, { demandId, ...offerForm(changes) })).id;
}

export function acceptance(id: string, round = 1): Input<typeof acceptOffer> {
  return {
    id,
    round,
    line: 0,
    scene: 'mobility',
    purpose: 'internalAnalysis',
    usage: '用于本公司新能源车出行规划的内部分析。',
    contactName: '王芳',
    contactPhone: '13912345678',
  };
}
