// An API product that 王 has bought of 李, with the key to call it.
import { issueGatewayKey } from '@shuji/contract/gateway/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { deliverOrder } from '@shuji/contract/order/steps';
import { anInterface, dealUntil } from './deal.ts';
import { listProduct } from './listed-product.ts';
import type { World } from './world.ts';

export const theirSecret = 'their-secret-5f1e';

export interface Access {
  orderId: string;
  id: string;
  key: string;
}

/** A product sold by so many calls; none at all when they are not counted. */
export function listApi(centre: World, calls: number | null, method: 'GET' | 'POST' = 'GET'): Promise<string> {
  return listProduct(centre, {
    name: '港区潮位实况接口',
    productType: 'api',
    delivery: ['platformApi'],
    tiers: [{ name: '体验包', count: calls, price: 100_000, days: 30 }],
    api: { method, parameters: [], reply: '{"level":1}', errorCodes: [], errors: '' },
  });
}

export async function buyAccess(centre: World, productId: string, endpoint: string, quantity = 1): Promise<Access> {
  const orderId = await dealUntil(centre, productId, 'paid', { quantity });
  await centre.as('li')(deliverOrder, { id: orderId, kind: 'api', gateway: anInterface(theirSecret, endpoint) });
  const page = await centre.as('wang')(getOrder, { x: 1, y: orderId });
  const id = page.deliveries.at(-1)?.accessId ?? '';
  return { orderId, id, key: (await centre.as('wang')(issueGatewayKey, { id })).key };
}
