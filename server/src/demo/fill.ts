// The demo centre: a market already at work, made once, when the database is new.
import { invalidateMemos } from '#src/cache/memo.ts';
import { type Pool, write } from '#src/db/open.ts';
import { forgetWaiting } from '#src/notice/queries-sms.ts';
import type { Providers } from '#src/providers/providers.ts';
import { cast } from './cast.ts';
import type { DemoContext } from './play.ts';
import { plantDocuments, plantNews, plantPartners, plantPosters, plantSettings } from './scenes/content.ts';
import { plantDemands } from './scenes/demands.ts';
import { plantEndings, plantMessages } from './scenes/endings.ts';
import { plantInterests } from './scenes/interests.ts';
import { plantMerchants } from './scenes/merchants.ts';
import { plantMoney } from './scenes/money.ts';
import { plantComplaints, plantObjections } from './scenes/objections.ts';
import { plantOffers } from './scenes/offers.ts';
import { plantBroadcasts, plantRegions, plantViews } from './scenes/office.ts';
import { plantOrders } from './scenes/orders.ts';
import { plantCast, plantColleagues } from './scenes/people.ts';
import { plantPhoneChanges } from './scenes/phone-changes.ts';
import { plantReceipts } from './scenes/receipts.ts';
import { plantRecordLinks } from './scenes/record-links.ts';
import { plantTrials } from './scenes/trials.ts';
import { plantUpdates } from './scenes/updates.ts';
import { plantYear } from './scenes/year.ts';

/** Each noun's part of the demo, in the order of the layers. */
export const scenes: ((context: DemoContext) => Promise<void>)[] = [
  plantSettings,
  plantDocuments,
  plantPartners,
  plantNews,
  plantMerchants,
  plantPhoneChanges,
  plantYear,
  plantUpdates,
  plantObjections,
  plantDemands,
  plantOrders,
  plantTrials,
  plantMoney,
  plantMessages,
  plantEndings,
  plantReceipts,
  plantRecordLinks,
  plantOffers,
  plantInterests,
  plantPosters,
  plantComplaints,
  plantRegions,
  plantViews,
  plantBroadcasts,
  plantColleagues,
];

/** Fills an empty centre, all at once or not at all. Returns false, and changes nothing, when it has been filled. */
export async function fillDemo(pool: Pool, providers: Providers): Promise<boolean> {
  const isFilled = await write(pool, async (tx) => {
    const planted = await tx`select from account where id = ${cast.li.id}`;
    if (planted.length > 0) return false;
    await plantCast(tx, providers.vault);
    for (const scene of scenes) await scene({ tx, providers, now: providers.clock() });
    await forgetWaiting(tx);
    await tx`update notice set read_at = created_at where created_at < now() - interval '3 days'`;
    return true;
  });
  // Caches filled during the demo's planting are out of date.
  invalidateMemos();
  return isFilled;
}
