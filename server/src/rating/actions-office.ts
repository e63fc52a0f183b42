import type * as calls from '@shuji/contract/rating/office';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { notify } from '#src/notice/actions.ts';
import { settleClaim } from '#src/review/actions.ts';
import { closeReports, findForOffice, setHidden } from './queries-office.ts';
import { isOwn } from './reading-office.ts';

/** Hides a rating, upholds it or shows it again; notifies the reporter, and on hiding the writer too. */
export const decideRating: Handler<typeof calls.decideRating> = async (
  { id, decision, reason },
  { db, actor, now, invalidate },
) => {
  const rating = await findForOffice(db, id);
  ensure(rating, 'rating.notFound');
  ensure(!(await isOwn(db, rating, actor)), 'rating.ownOrganisation');
  await settleClaim(db, 'rating', id, actor, now);
  const isHidden = decision === 'hide';
  const isMoved = await setHidden(db, id, { isHidden, reason, now });
  const reporters = await closeReports(db, id, now);
  ensure(isMoved || reporters.length > 0, 'rating.alreadyDecided');
  const event = { ratingId: id, at: now, by: 'office', actorId: actor.id, step: decision, content: { text: reason } };
  await insertEvent(db, 'rating_event', event);
  invalidate('rating', 'product', `product:${rating.productId}`);
  const notice = { topic: 'order', text: `“${rating.productName}”：${reason}`, now } as const;
  const key = `rating ${id} ${decision} ${now.toISOString()}`;
  for (const accountId of reporters) {
    const title = isHidden ? '您举报的评价已隐藏' : '您举报的评价经核实保持展示';
    await notify(db, { accountId }, { ...notice, key, title, link: `/prodinfo?id=${rating.productId}` });
  }
  if (isMoved) {
    const title = isHidden ? '您的成交评价已被交易中心隐藏' : '您的成交评价已恢复展示';
    const link = `/orderinfo?side=1&id=${rating.orderId}`;
    await notify(db, { partyId: rating.buyerPartyId }, { ...notice, key: `${key} writer`, title, link });
  }
};
