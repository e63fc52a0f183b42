import { renewalDays } from '@shuji/contract/certificate/labels';
import { dayMs } from '@shuji/contract/time';
import { oneByOne } from '#src/db/each-in-savepoint.ts';
import type { Job } from '#src/http/feature.ts';
import { changeCertificate } from './actions.ts';
import { remindHolder } from './notices.ts';
import { listDue, takeEnding } from './queries.ts';

/** Writes into the log what the calendar has decided. */
export const expireCertificates: Job = {
  name: 'expire-certificates',
  cron: '* * * * *',
  run: async (context) => {
    const due = await listDue(context.db, context.now);
    await oneByOne(due, context, ({ id }, db) => changeCertificate(db, id, 'expired', '有效期届满', context.now));
  },
};

/** Reminds holders to renew a registration before it expires. */
export const remindHolders: Job = {
  name: 'remind-of-certificates',
  cron: '*/15 * * * *',
  run: async ({ db, now }) => {
    const until = new Date(now.getTime() + renewalDays * dayMs);
    for (const ending of await takeEnding(db, until, now)) await remindHolder(db, ending, now);
  },
};
