// The demo centre: a market already at work, made once, when the database is new.

import { invalidateMemos } from '#src/cache/memo.ts';
import { type Pool, type Tx, write } from '#src/db/open.ts';
import { plantMerchants } from '#src/demo/company/merchant.ts';
import { plantDemands } from '#src/demo/demand/demand.ts';
import { plantOffers } from '#src/demo/demand/offer.ts';
import { plantComplaints } from '#src/demo/order/complaint.ts';
import { plantEndings } from '#src/demo/order/ending.ts';
import { plantMessages } from '#src/demo/order/messages.ts';
import { plantMoney } from '#src/demo/order/money.ts';
import { plantObjections } from '#src/demo/order/objection.ts';
import { plantOrders } from '#src/demo/order/order.ts';
import { plantDocuments, plantNews, plantPartners, plantPosters, plantSettings } from '#src/demo/scenes/content.ts';
import { forgetWaiting } from '#src/notice/queries-sms.ts';
import type { Providers } from '#src/providers/providers.ts';
import { cast, plantCast } from './cast.ts';
import { plantProducts } from './product.ts';

export interface DemoContext {
  tx: Tx;
  providers: Providers;
  now: Date;
}

/** Each noun's part of the demo, in the order of the layers. */
const parts: ((context: DemoContext) => Promise<void>)[] = [
  plantSettings,
  plantDocuments,
  plantPartners,
  plantNews,
  plantMerchants,
  plantProducts,
  plantObjections,
  plantDemands,
  plantOrders,
  plantMoney,
  plantMessages,
  plantEndings,
  plantOffers,
  plantPosters,
  plantComplaints,
];

/** Fills an empty centre, all at once or not at all. Returns false, and changes nothing, when it has been filled. */
export async function fillDemo(pool: Pool, providers: Providers): Promise<boolean> {
  const isFilled = await write(pool, async (tx) => {
    const planted = await tx`select from account where id = ${cast.li.id}`;
    if (planted.length > 0) return false;
    await plantCast(tx, providers.vault);
    for (const part of parts) await part({ tx, providers, now: providers.clock() });
    await forgetWaiting(tx);
    await tx`update notice set read_at = created_at where created_at < now() - interval '3 days'`;
    return true;
  });
  // Caches filled during the demo's planting are out of date.
  invalidateMemos();
  return isFilled;
}
