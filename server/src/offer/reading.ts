// Offers as their two sides read them; no third party reads any.
import type * as calls from '@shuji/contract/offer/calls';
import { liveOffers, type OfferSide } from '@shuji/contract/offer/labels';
import type { DemandOfOffer, Offer, OfferRound } from '@shuji/contract/offer/schema';
import { chinaDay } from '@shuji/contract/time';
import { openContact } from '#src/demand/content.ts';
import { type DemandRow, demandsByIds } from '#src/demand/queries.ts';
import { linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Attested, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { productNames } from '#src/market/queries-fit.ts';
import { merchantIds, partyNames } from '#src/merchant/queries.ts';
import { numbersOf } from '#src/order/application/queries-between.ts';
import { listOfDemand, listOfSeller, type OfferRow, roundsOf } from './queries.ts';
import { faultOf, isOutdated, movesOf } from './rules.ts';

type Context = ReadContext<Attested>;

const usageLength = 500;

/** Side by side for the owner of the demand. */
export const listDemandOffers: Handler<typeof calls.listDemandOffers> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const demand = (await demandsByIds(db, [id])).get(id);
  ensure(demand?.ownerId === actor.id, 'demand.notFound');
  const contact = openContact(demand.contact, providers.vault);
  const rows = await listOfDemand(db, id);
  const offers = await toOffers(rows, 'owner', new Map([[id, demand]]), context);
  const usage = [...demand.description].slice(0, usageLength).join('');
  const application = {
    scene: demand.scene,
    usage,
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? '',
  };
  return { demand: demandOf(demand), asked: application, offers };
};

export const listOwnOffers: Handler<typeof calls.listOwnOffers> = async (input, context) => {
  const { db, actor } = context;
  const { rows, ...count } = await listOfSeller(db, actor.partyId, input);
  const demands = await demandsByIds(
    db,
    rows.map((row) => row.demandId),
  );
  const offers = await toOffers(rows, 'seller', demands, context);
  return {
    ...count,
    rows: offers.map((offer, at) => ({
      ...offer,
      demand: demandOf(demands.get(rows[at]?.demandId ?? '') as DemandRow),
    })),
  };
};

function demandOf({
  id,
  number,
  title,
  kind,
  status,
  budgetMode,
  budgetMin,
  budgetMax,
  deadline,
}: DemandRow): DemandOfOffer {
  return { id, number, title, kind, status, budgetMode, budgetMin, budgetMax, deadline };
}

async function toOffers(
  rows: readonly OfferRow[],
  side: OfferSide,
  demands: ReadonlyMap<string, DemandRow>,
  context: Context,
): Promise<Offer[]> {
  const { db, now } = context;
  const parties = [...new Set(rows.map((row) => row.sellerPartyId))];
  const [names, merchants] = [await partyNames(db, parties), await merchantIds(db, parties)];
  const numbers = await numbersOf(
    db,
    rows.flatMap((row) => row.orderId ?? []),
  );
  const rounds = await roundsByOffer(
    rows.map((row) => row.id),
    context,
  );
  const today = chinaDay(now);
  return rows.map((row) => {
    const demand = demands.get(row.demandId);
    const isStalled = !demand || faultOf(demand, row.sellerAccountId, today) !== null;
    const own = rounds.get(row.id) ?? [];
    const isOld = isOutdated(own.findLast((round) => round.by === 'seller')?.at, demand?.submittedAt ?? null);
    const mayAccept = row.validUntil >= today && !isOld;
    const may = movesOf(row.status, side, isStalled).filter((move) => move !== 'accept' || mayAccept);
    return {
      id: row.id,
      status: row.status,
      sellerName: names.get(row.sellerPartyId) ?? '',
      merchantId: merchants.get(row.sellerPartyId) ?? null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      reason: row.reason,
      isOutdated: isOld && liveOffers.includes(row.status),
      rounds: own,
      order: row.orderId ? { id: row.orderId, number: numbers.get(row.orderId) ?? '' } : null,
      may,
    };
  });
}

async function roundsByOffer(offerIds: readonly string[], context: Context): Promise<Map<string, OfferRound[]>> {
  const { db } = context;
  const rows = await roundsOf(db, offerIds);
  const products = await productNames(
    db,
    rows.flatMap((row) => row.productId ?? []),
  );
  const files = new Map(
    (await findFiles(db, [...new Set(rows.flatMap((row) => row.fileIds))])).map((one) => [one.id, one]),
  );
  const link = (id: string) => {
    const file = files.get(id);
    return file ? [linkTo(context, file)] : [];
  };
  const found = new Map<string, OfferRound[]>();
  for (const { offerId, productId, versionId: _, fileIds, ...row } of rows) {
    const round = { ...row, product: products.get(productId ?? '') ?? null, files: fileIds.flatMap(link) };
    found.set(offerId, [...(found.get(offerId) ?? []), round]);
  }
  return found;
}
