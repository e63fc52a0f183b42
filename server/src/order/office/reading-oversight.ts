import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order/oversight';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { listDownloads } from '#src/order/dispute/queries.ts';
import { findOrder } from '#src/order/queries.ts';
import { getParts } from '#src/order/reading-parts.ts';
import { getLabels } from '#src/site/queries.ts';
import { listEveryOrder } from './queries-oversight.ts';
export const listOfficeOrders: Handler<typeof calls.listOfficeOrders> = async ({ industry, ...filter }, { db }) => {
  const label = industry && ((await getLabels(db, 'industry')).get(industry) ?? industry);
  return listEveryOrder(db, { ...filter, industry: label });
};

export const readOfficeOrder: ReadHandler<typeof calls.readOfficeOrder> = async ({ id }, context) => {
  const found = await findOrder(context.db, id);
  ensure(found, 'order.notFound');
  const parts = await getParts(found, context);
  return {
    // Seeing a phone whole needs a reason that is logged.
    order: { ...parts, contact: { ...parts.contact, phone: maskPhone(parts.contact.phone) } },
    downloads: await listDownloads(context.db, id),
  };
};
