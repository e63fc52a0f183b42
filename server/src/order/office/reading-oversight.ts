import type { Output, Parsed } from '@shuji/contract/call';
import { maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order/oversight';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { listDownloads } from '#src/order/dispute/queries.ts';
import { findOrder } from '#src/order/queries.ts';
import { readParts } from '#src/order/reading-parts.ts';
import { readLabels } from '#src/site/queries.ts';
import { listEveryOrder } from './queries-oversight.ts';

type Context = ReadContext<Operator>;

export async function listOfficeOrders(
  { industry, ...filter }: Parsed<typeof calls.listOfficeOrders>,
  { db }: Context,
): Promise<Output<typeof calls.listOfficeOrders>> {
  const label = industry && ((await readLabels(db, 'industry')).get(industry) ?? industry);
  return listEveryOrder(db, { ...filter, industry: label });
}

export async function readOfficeOrder(
  { id }: Parsed<typeof calls.readOfficeOrder>,
  context: Context,
): Promise<Output<typeof calls.readOfficeOrder>> {
  const found = await findOrder(context.db, id);
  ensure(found, 'order.notFound');
  const parts = await readParts(found, context);
  return {
    // Seeing a phone whole needs a reason that is logged.
    order: { ...parts, contact: { ...parts.contact, phone: maskPhone(parts.contact.phone) } },
    downloads: await listDownloads(context.db, id),
  };
}
