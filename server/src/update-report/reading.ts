import type * as calls from '@shuji/contract/update-report/calls';
import type { Freshness } from '@shuji/contract/update-report/schema';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { measuredOf } from './measuring.ts';
import {
  findKeyHint,
  findLastReport,
  findOnMarket,
  findOwnRegistered,
  listReports,
  type ReportedProduct,
} from './queries.ts';
import { findWatch } from './queries-watch.ts';

export const getFreshness: Handler<typeof calls.getFreshness> = async ({ id }, { db, now }) => {
  const product = await findOnMarket(db, id);
  ensure(product, 'product.notFound');
  return freshnessOf(db, product, now);
};

async function freshnessOf(db: Db, { id, updateFrequency }: ReportedProduct, now: Date): Promise<Freshness> {
  const [{ quarter, year, months, next }, last] = await Promise.all([measuredOf(db, id, now), findLastReport(db, id)]);
  return { updateFrequency, last, nextDue: next?.dueDay ?? null, quarter, year, months };
}

export const listOwnUpdates: Handler<typeof calls.listOwnUpdates> = async (
  { id: productId, pageNum, pageSize },
  { db, actor, now },
) => {
  const product = await findOwnRegistered(db, productId, actor.partyId);
  ensure(product, 'update.productNotFound');
  const [page, freshness, keyHint, watch] = await Promise.all([
    listReports(db, { productId, pageNum, pageSize }),
    freshnessOf(db, product, now),
    findKeyHint(db, productId),
    findWatch(db, productId),
  ]);
  const { id, number, name, isApi } = product;
  return { ...page, product: { id, number, name, isApi }, freshness, keyHint, watch };
};
