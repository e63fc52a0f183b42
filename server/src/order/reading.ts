// Reads deals for their parties.
import type * as calls from '@shuji/contract/order/calls';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { takeSnapshot, tiersOf } from '#src/order/application/snapshot.ts';
import { getFeeRule } from '#src/order/settlement/fees.ts';
import { findDeliveryCodes, findInterface, findListedForOrder } from '#src/product/queries-order.ts';
import type { Providers } from '#src/providers/providers.ts';
import { findOwnOrder } from './queries.ts';
import { findUsualContact } from './queries-contact.ts';
import { getParts, type OrderParts } from './reading-parts.ts';
import { deliveryWays, isTermOver, mayUpdate, movesFor } from './rules.ts';
import { supplierContact } from './supplier.ts';
import { getTermDays } from './transition.ts';

type Contact = { name: string; phone: string };

export const getOffer: Handler<typeof calls.getOffer> = async ({ id }, { db, actor, providers }) => {
  const product = await findListedForOrder(db, id);
  ensure(product, 'order.notOnSale');
  ensure(!product.lacksRole, 'order.noService');
  return {
    product: await takeSnapshot(db, product),
    priceMode: product.content.priceMode ?? 'negotiable',
    tiers: tiersOf(product.content),
    sellerName: product.merchantName,
    isOwn: product.partyId === actor.partyId,
    contact: await usualContact(db, actor.partyId, providers),
    fee: await getFeeRule(db),
    days: await getTermDays(db),
  };
};

async function usualContact(db: Db, partyId: string | null, { vault }: Providers): Promise<Contact | null> {
  const found = partyId === null ? null : await findUsualContact(db, partyId);
  return found && { name: found.name, phone: found.phoneSealed ? vault.decrypt(found.phoneSealed) : '' };
}

export const getOrder: Handler<typeof calls.getOrder> = async ({ x: side, y: id }, context) => {
  const { db, actor, now, providers } = context;
  const order = await findOwnOrder(db, id, side, actor.partyId);
  ensure(order, 'order.notFound');
  const may = movesFor(side, order, now);
  const owes = side === 'buyer' && order.status === 'awaiting_payment' && order.amount !== null;
  const parts = await getParts(order, context);
  const isUpdatable = mayUpdate(order, side, parts.deliveries.at(-1)?.kind, now);
  return {
    ...withoutOthersPeople(parts, side),
    side,
    supplierContact: side === 'buyer' && order.signedAt ? await supplierContact(db, order, providers.vault) : null,
    instruction: owes
      ? await providers.payment.instruct({ ...order, amount: (order.amount ?? 0) + order.buyerFee })
      : null,
    delivering: may.includes('deliver') ? await deliveringOf(db, order.snapshot.versionId, providers) : null,
    isTermOver: isTermOver(order, now),
    may: isUpdatable ? [...may, 'update'] : may,
  };
};

/** A party reads who of its own people acted; of the other's, the company alone. */
function withoutOthersPeople({ history, contract, ...parts }: OrderParts, side: OrderSide): OrderParts {
  return {
    ...parts,
    history: history.map((row) => (row.by === side ? row : { ...row, person: null })),
    contract: contract && {
      ...contract,
      signatures: contract.signatures.map((row) => (row.side === side ? row : { ...row, person: null })),
    },
  };
}

async function deliveringOf(db: Db, versionId: string, providers: Providers): Promise<OrderPage['delivering']> {
  const ways = deliveryWays(await findDeliveryCodes(db, versionId));
  return { ways, endpoint: ways.includes('api') ? await endpointOf(db, versionId, providers) : null };
}

// The description has no address of its own; the last API test knows the host that answered.
async function endpointOf(db: Db, versionId: string, { isDemo, publicOrigin }: Providers): Promise<string | null> {
  if (isDemo) return `${publicOrigin}/api/demo/tide`;
  const { host } = await findInterface(db, versionId);
  return host === null ? null : `https://${host}/`;
}
