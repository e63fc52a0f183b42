import type * as calls from '@shuji/contract/order/apply';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { findVersionAsSold } from '#src/product/queries-order.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { findPartyOrder } from './queries.ts';

/** All that was public of the product on the day it was ordered; a registered version is never written over. */
export const getOrderedProduct: Handler<typeof calls.getOrderedProduct> = async ({ id }, { db, actor }) => {
  const order = await findPartyOrder(db, id, actor.partyId);
  const version = order && (await findVersionAsSold(db, order.snapshot.versionId));
  ensure(version, 'order.notFound');
  const { content, ...rest } = version;
  return {
    ...content,
    ...rest,
    service: content.service ?? null,
    detail: cleanHtml(content.detail),
    regionNames: regionNames(content.regions),
  };
};
