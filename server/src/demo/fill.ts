// The demo centre: a market already at work, made once, when the database is new.
import { type Pool, type Tx, write } from '#src/db/open.ts';
import { dropMemos } from '#src/http/memo.ts';
import { forgetWaiting } from '#src/notice/queries-sms.ts';
import type { Outside } from '#src/outside/outside.ts';
import { cast, plantCast } from './cast.ts';
import { plantComplaints } from './complaint.ts';
import { plantDemands } from './demand.ts';
import { plantDocuments } from './document.ts';
import { plantPosters } from './home.ts';
import { plantMerchants } from './merchant.ts';
import { plantNews } from './news.ts';
import { plantObjections } from './objection.ts';
import { plantOffers } from './offer.ts';
import { plantOrders } from './order.ts';
import { plantEndings } from './order-ending.ts';
import { plantMessages } from './order-messages.ts';
import { plantMoney } from './order-money.ts';
import { plantPartners } from './partner.ts';
import { plantProducts } from './product.ts';
import { plantSite } from './site.ts';

export interface DemoScene {
  tx: Tx;
  outside: Outside;
  now: Date;
}

/** What each noun brings to the demo, in the order of the layers. */
const parts: ((scene: DemoScene) => Promise<void>)[] = [
  plantSite,
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
export async function fillDemo(pool: Pool, outside: Outside): Promise<boolean> {
  const isFilled = await write(pool, async (tx) => {
    const planted = await tx`select from account where id = ${cast.li.id}`;
    if (planted.length > 0) return false;
    await plantCast(tx, outside.vault);
    for (const part of parts) await part({ tx, outside, now: outside.clock() });
    await forgetWaiting(tx);
    await tx`update notice set read_at = created_at where created_at < now() - interval '3 days'`;
    return true;
  });
  // What was read while filling is not what stands now.
  dropMemos();
  return isFilled;
}
