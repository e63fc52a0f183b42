// Periodic work: trials of what left the market ended, messages about calls and terms that run out, calls of dead nodes settled, old calls and hours deleted.
import { callDays, gatewayLimits, usageDays } from '@shuji/contract/gateway/labels';
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { deleteOldCalls, dropOldUsage, listNoticeable, type NoticeableAccess } from './queries.ts';
import { settleStranded } from './queries-call.ts';
import { type EndedTrial, endTrialsOffMarket } from './queries-trial.ts';

const daysBefore = 7;
const trialDaysBefore = 1;
// Longer than any call waits for its supplier.
const strandedSeconds = gatewayLimits.wholeMs / 1000 + 60;

export const keepGateways: Job = {
  name: 'keep-gateways',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    await settleStranded(db, strandedSeconds);
    for (const trial of await endTrialsOffMarket(db, now)) await notifyEnd(db, trial, now);
    for (const access of await listNoticeable(db, now, new Date(now.getTime() + daysBefore * dayMs))) {
      for (const words of wordsFor(access, now)) await notifySides(db, access, words, now);
    }
  },
};

export const forgetUsage: Job = {
  name: 'forget-gateway-usage',
  cron: '40 19 * * *',
  run: async ({ db, now }) => {
    await dropOldUsage(db, new Date(now.getTime() - usageDays * dayMs));
    await deleteOldCalls(db, new Date(now.getTime() - callDays * dayMs));
  },
};

interface NoticeText {
  key: string;
  title: string;
  isImportant: boolean;
}

function wordsFor({ bought, taken, expiresAt, orderNumber }: NoticeableAccess, now: Date): NoticeText[] {
  const words: NoticeText[] = [];
  if (bought !== null && taken >= bought) words.push({ key: 'all', title: '接口调用次数已用完', isImportant: true });
  else if (bought !== null && taken * 10 >= bought * 8)
    words.push({ key: 'most', title: '接口调用次数已使用八成', isImportant: false });
  const left = expiresAt === null ? null : Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
  if (left !== null && left <= (orderNumber === null ? trialDaysBefore : daysBefore))
    words.push({ key: `end ${expiresAt}`, title: `接口调用将在 ${left} 天内到期`, isImportant: true });
  return words;
}

/** Both sides of an order; of a trial the buyer alone, who may order instead. */
async function notifySides(
  db: Tx,
  access: NoticeableAccess,
  { key, title, isImportant }: NoticeText,
  now: Date,
): Promise<void> {
  const isTrial = access.orderNumber === null;
  for (const partyId of isTrial ? [access.buyerPartyId] : [access.buyerPartyId, access.sellerPartyId]) {
    const used = access.bought === null ? '' : `，已用 ${access.taken}/${access.bought} 次`;
    const happening = {
      topic: 'order' as const,
      key: `gateway ${access.id} ${key}`,
      title: isTrial ? `试用：${title}` : `订单 ${access.orderNumber}：${title}`,
      text: `“${access.productName}”${used}${isTrial ? '，如需继续使用可申请订购' : ''}`,
      link: `/mycenter/gateway?id=${access.id}`,
      isImportant: isImportant && !isTrial,
      now,
    };
    await notify(db, { partyId }, happening);
  }
}

async function notifyEnd(db: Tx, { id, buyerPartyId, productName }: EndedTrial, now: Date): Promise<void> {
  await notify(
    db,
    { partyId: buyerPartyId },
    {
      topic: 'order',
      key: `gateway ${id} end`,
      title: `“${productName}”已下架，试用随之结束`,
      link: '/mycenter/trial',
      now,
    },
  );
}
