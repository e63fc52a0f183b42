import { chinaDay } from '@shuji/contract/time';
import { turnDay } from '#src/content/schedule.ts';
import { keepSearch, lockUnindexed } from '#src/demand/hall/queries.ts';
import type { Job } from '#src/http/feature.ts';
import { system, transition } from '#src/lifecycle/transition.ts';
import { searchOf } from './content.ts';
import { lockOverdue } from './queries.ts';
import { moves } from './rules.ts';
import { demandLifecycle } from './transition.ts';

const atOnceAtMost = 500;
const note = '已过截止日期，系统自动关闭';

/** Closes demands past their deadline without a taker; a deadline is the end of its day in China. */
export const closeOverdueDemands: Job = {
  name: 'close-overdue-demands',
  cron: '*/10 * * * *',
  run: async (context) => {
    const { db, now } = context;
    const change = { set: { closedAt: now } };
    for (const id of await lockOverdue(db, moves.expire.from, chinaDay(now), atOnceAtMost))
      await transition(context, demandLifecycle, id, { step: 'expire', by: system, note, change });
  },
};

/** At midnight in China every cached page counts one day too many. */
export const turnDemandDay = turnDay('turn-demand-day', 'demand-day');

/** Makes findable what was written before demands were indexed. */
export const indexDemands: Job = {
  name: 'index-demands',
  cron: '*/10 * * * *',
  run: async ({ db, invalidate }) => {
    const rows = await lockUnindexed(db, atOnceAtMost);
    for (const { id, partyId, ...content } of rows) await keepSearch(db, id, await searchOf(db, content, partyId));
    if (rows.length > 0) invalidate('demand');
  },
};
