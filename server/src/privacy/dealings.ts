// An account's unfinished business.
import type { Dealing } from '@shuji/contract/privacy/labels';
import type { Db } from '#src/db/open.ts';
import { countRunning as countDemands } from '#src/demand/queries-erase.ts';
import type { User } from '#src/http/context.ts';
import { countRunning as countObjections } from '#src/objection/queries-privacy.ts';
import { countRunning as countOffers } from '#src/offer/queries-copy.ts';
import { countRunning as countOrders } from '#src/order/queries-copy.ts';
import { countOwed as countPayouts } from '#src/order/settlement/queries.ts';
import { countRunning as countProducts } from '#src/product/queries-erase.ts';

export async function listDealings(
  db: Db,
  { id, partyId }: Pick<User, 'id' | 'partyId'>,
): Promise<{ kind: Dealing; count: number }[]> {
  const counted: { kind: Dealing; count: number }[] = [
    { kind: 'orders', count: partyId ? await countOrders(db, partyId) : 0 },
    { kind: 'payouts', count: partyId ? await countPayouts(db, partyId) : 0 },
    { kind: 'demands', count: await countDemands(db, id) },
    { kind: 'offers', count: partyId ? await countOffers(db, partyId) : 0 },
    { kind: 'products', count: partyId ? await countProducts(db, partyId) : 0 },
    { kind: 'objections', count: partyId ? await countObjections(db, partyId) : 0 },
  ];
  return counted.filter(({ count }) => count > 0);
}
