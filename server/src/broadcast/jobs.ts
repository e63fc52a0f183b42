// Sends in batches. A batch and how far it has come are one transaction, and a message has one key for each reader: a
// node that dies leaves the rest to the next run, and nobody gets it twice.
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { nextRecipients } from './audience.ts';
import { advance, endSending, lockSending } from './queries.ts';

const batch = 100;

export const sendBroadcasts: Job = {
  name: 'send-broadcasts',
  cron: '* * * * *',
  channel: 'broadcast_due',
  run: async ({ db, now, next }) => {
    if (await sendBatch(db, now)) next(sendBroadcasts.run);
  },
};

/** Sends the next batch of the oldest message; false when none is being sent, or another node does. */
export async function sendBatch(db: Tx, now: Date): Promise<boolean> {
  const sending = await lockSending(db);
  if (!sending) return false;
  const { id, title, body: text, link, isImportant, sentTo: after, approvedAt: until } = sending;
  const accounts = await nextRecipients(db, sending, { after, until, limit: batch });
  let reached = 0;
  for (const accountId of accounts) {
    const happening = { topic: 'broadcast', key: `broadcast ${id}`, title, text, link, isImportant, now } as const;
    if (await notify(db, { accountId }, happening)) reached += 1;
  }
  const last = accounts.at(-1);
  if (last) await advance(db, id, { sentTo: last, reached, declined: accounts.length - reached });
  if (accounts.length < batch) await endSending(db, id, 'sent', now);
  return true;
}
