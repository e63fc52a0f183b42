import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/gateway/calls';
import type { SecretPlace } from '@shuji/contract/gateway/labels';
import { refusals } from '@shuji/contract/refusals';
import type { Tx } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { hashOfKey, makeKey } from './key.ts';
import { findPartyAccess, openAccess, putKey, putUpstream } from './queries.ts';

export interface BoughtAccess {
  orderId: string;
  orderNumber: string;
  productId: string;
  productName: string;
  buyerPartyId: string;
  sellerPartyId: string;
  /** Null: as many calls as wanted. */
  calls: number | null;
  /** Null: for good. */
  until: Date | null;
  /** The one the product is described with. */
  method: string;
}

export interface Interface {
  endpoint: string;
  secretPlace: SecretPlace;
  secretName: string;
  secret: string;
}

/** Opens the way to a supplier's interface for an order that is being delivered; gives its id. */
export async function openGateway(
  db: Tx,
  { calls: bought, until, method, ...order }: BoughtAccess,
  { secret, ...upstream }: Interface,
  { now, providers }: { now: Date; providers: Pick<Providers, 'vault' | 'isDemo'> },
): Promise<string> {
  ensureEncrypted(upstream.endpoint, providers, 'gateway.endpoint');
  return openAccess(db, {
    ...order,
    ...upstream,
    id: randomUUIDv7(),
    upstreamSealed: providers.vault.encrypt(secret),
    ...(await accessTo(db, method)),
    bought,
    expiresAt: until,
    openedAt: now,
  });
}

/** The methods and the rate that an access to an interface of this method has. */
export async function accessTo(db: Tx, method: string): Promise<{ methods: string[]; perSecond: number }> {
  const perSecond = Math.max(1, await getSettingNumber(db, 'gateway_per_second', 20));
  return { methods: method === 'GET' ? ['GET', 'HEAD'] : [method], perSecond };
}

export const issueGatewayKey: Handler<typeof calls.issueGatewayKey> = async ({ id }, { db, actor, now }) => {
  const access = await findPartyAccess(db, id, actor.partyId);
  ensure(access && access.buyerPartyId === actor.partyId, 'gateway.notFound');
  const key = makeKey();
  const row = { id, buyerPartyId: actor.partyId, hash: hashOfKey(key), hint: key.slice(-4), now };
  ensure(await putKey(db, row), 'gateway.closed');
  return { key };
};

export const changeGatewayUpstream: Handler<typeof calls.changeGatewayUpstream> = async (
  { id, endpoint, secretPlace, secretName, secret },
  { db, actor, now, providers },
) => {
  const access = await findPartyAccess(db, id, actor.partyId);
  ensure(access && access.sellerPartyId === actor.partyId, 'gateway.notFound');
  ensureEncrypted(endpoint, providers, 'endpoint');
  const upstreamSealed = providers.vault.encrypt(secret);
  const row = { id, sellerPartyId: actor.partyId, endpoint, secretPlace, secretName, upstreamSealed };
  ensure(await putUpstream(db, row, now), 'gateway.closed');
};

/** Refuses to send a supplier's secret unencrypted; the interfaces of the demo are its own. */
export function ensureEncrypted(endpoint: string, { isDemo }: Pick<Providers, 'isDemo'>, field: string): void {
  const isEncrypted = endpoint.toLowerCase().startsWith('https:');
  ensure(isDemo || isEncrypted, 'gateway.needsHttps', { [field]: refusals['gateway.needsHttps'].msg });
}
