import type * as calls from '@shuji/contract/gateway/calls';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyAccess, listCalls, listUsage } from './queries.ts';
import { stateOf } from './rules.ts';

const hourMs = 3_600_000;
const spans = { day: { unit: 'hour', hours: 23 }, month: { unit: 'day', hours: 29 * 24 } } as const;

export const getGateway: Handler<typeof calls.getGateway> = async ({ id, span }, { db, actor, now, providers }) => {
  const access = await findPartyAccess(db, id, actor.partyId);
  ensure(access, 'gateway.notFound');
  const side = access.sellerPartyId === actor.partyId ? 'seller' : 'buyer';
  const { unit, hours } = spans[span];
  return {
    id: access.id,
    side,
    orderId: access.orderId,
    orderNumber: access.orderNumber,
    productId: access.productId,
    productName: access.productName,
    state: stateOf(access, now),
    url: addressOf(providers.publicOrigin, access.id),
    methods: access.methods,
    perSecond: access.perSecond,
    keyHint: access.keyHint,
    keyIssuedAt: access.keyIssuedAt,
    bought: access.bought,
    used: access.taken,
    expiresAt: access.expiresAt,
    openedAt: access.openedAt,
    stoppedReason: access.stoppedReason,
    upstream:
      side === 'seller'
        ? {
            endpoint: access.endpoint,
            secretPlace: access.secretPlace,
            secretName: access.secretName,
            changedAt: access.upstreamChangedAt,
          }
        : null,
    points: await listUsage(db, id, unit, startOf(unit, new Date(now.getTime() - hours * hourMs))),
  };
};

export const listGatewayCalls: Handler<typeof calls.listGatewayCalls> = async ({ id, ...filter }, { db, actor }) => {
  const access = await findPartyAccess(db, id, actor.partyId);
  ensure(access, 'gateway.notFound');
  return listCalls(db, { accessId: id, ...filter });
};

export function addressOf(origin: string, accessId: string): string {
  return `${origin}/gateway/${accessId}`;
}

// Days are China's.
function startOf(unit: 'hour' | 'day', moment: Date): Date {
  const size = unit === 'hour' ? hourMs : 24 * hourMs;
  const shift = unit === 'day' ? 8 * hourMs : 0;
  return new Date(Math.floor((moment.getTime() + shift) / size) * size - shift);
}
