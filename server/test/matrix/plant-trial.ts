// A trial of the matrix: offered by the seller, started by the buyer.
import { offerTrial, startTrial } from '@shuji/contract/trial/calls';
import { anInterface } from '#test/deal.ts';
import { listApi } from '#test/gateway.ts';
import type { World } from '#test/world.ts';
import type { Player } from './people.ts';
import type { Subjects } from './subjects.ts';

interface Trial {
  seller: Player;
  add: (kind: string, id: string) => void;
  subjects: Subjects;
}

export async function plantTrial(deal: World, { seller, add, subjects }: Trial): Promise<void> {
  const offer = { calls: 10, days: 7, ...anInterface(`trial-canary-${seller}`) };
  const offered = await listApi(deal, 3);
  await deal.as('li')(offerTrial, { id: offered, ...offer });
  const tried = await listApi(deal, 3);
  await deal.as('li')(offerTrial, { id: tried, ...offer });
  add('trial', (await deal.as('wang')(startTrial, { id: tried })).id);
  subjects.add('ownTriable', { of: { [seller]: tried }, isPublic: true });
  if (seller === 'seller')
    subjects.add('triableProduct', { everyone: offered, hidden: subjects.any('registeredProduct') });
}
