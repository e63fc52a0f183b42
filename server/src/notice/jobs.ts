// Text messages of notices: claimed in one transaction, sent outside any, marked in the next.
import type { SmsProblem } from '@shuji/contract/notice/labels/office';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { type ClaimedSms, claimDue, giveUp, markSent, putOff } from './queries-sms.ts';
import { claimSeconds, nextTry, smsText } from './rules.ts';

// A claim outlives the gateway's time-out, so all of one run go out side by side.
const atOnceAtMost = 50;

export const sendNoticeSms: Job = {
  name: 'send-notice-sms',
  cron: '* * * * *',
  run: async ({ db, now, providers, afterCommit, next }) => {
    const until = new Date(now.getTime() + claimSeconds * 1000);
    const due = await claimDue(db, now, until, atOnceAtMost);
    if (due.length === 0) return;
    const centre = await getSettingValue(db, 'web_title');
    let sent: (readonly [ClaimedSms, SmsProblem | null])[] = [];
    afterCommit(async () => {
      sent = await Promise.all(due.map(async (claimed) => [claimed, await send(centre, providers, claimed)] as const));
    });
    next(async (context) => {
      for (const [claimed, problem] of sent) await settle(context, claimed, problem);
    });
  },
};

async function send(
  centre: string,
  { vault, sms }: JobContext['providers'],
  claimed: ClaimedSms,
): Promise<SmsProblem | null> {
  const { noticeId, phoneSealed, title } = claimed;
  if (phoneSealed === '') return 'noPhone';
  return sms.send(vault.decrypt(phoneSealed), smsText(centre, title), noticeId);
}

async function settle({ db, now }: JobContext, claimed: ClaimedSms, problem: SmsProblem | null): Promise<void> {
  if (problem === null) return markSent(db, claimed, now);
  if (claimed.tries >= claimed.triesAllowed || problem === 'noPhone') return giveUp(db, claimed, problem, now);
  return putOff(db, claimed, problem, nextTry(claimed.tries, now));
}
