// Text messages of notices: claimed in one transaction, sent outside any, marked in the next.
import type { Job } from '#src/http/feature.ts';
import type { JobScene } from '#src/http/scene.ts';
import { type Claimed, claimDue, giveUp, markSent, putOff } from './queries-sms.ts';
import { claimSeconds, mostTries, nextTry, smsText } from './rules.ts';

// A claim outlives the gateway's time-out, so all of one run go out side by side.
const atOnceAtMost = 50;

export const sendNoticeSms: Job = {
  name: 'send-notice-sms',
  cron: '* * * * *',
  run: async ({ db, now, outside, afterCommit, next }) => {
    const until = new Date(now.getTime() + claimSeconds * 1000);
    const due = await claimDue(db, now, until, atOnceAtMost);
    if (due.length === 0) return;
    let taken: boolean[] = [];
    afterCommit(async () => {
      taken = await Promise.all(due.map((claimed) => send(outside, claimed)));
    });
    next(async (scene) => {
      for (const [place, claimed] of due.entries()) await settle(scene, claimed, taken[place] === true);
    });
  },
};

async function send({ vault, sms }: JobScene['outside'], claimed: Claimed): Promise<boolean> {
  const { noticeId, phoneSealed, title } = claimed;
  // Who has no phone any more is not written to.
  if (phoneSealed === '') return false;
  return sms.send(vault.open(phoneSealed), smsText(title), noticeId);
}

async function settle({ db, now }: JobScene, claimed: Claimed, isTaken: boolean): Promise<void> {
  if (isTaken) return markSent(db, claimed, now);
  if (claimed.tries >= mostTries || claimed.phoneSealed === '') return giveUp(db, claimed, now);
  return putOff(db, claimed, nextTry(claimed.tries, now));
}
