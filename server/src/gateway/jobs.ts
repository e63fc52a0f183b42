// Periodic work: messages about calls and terms that run out, calls of dead nodes settled, old calls and hours deleted.
import { callDays, gatewayLimits, usageDays } from '@shuji/contract/gateway/labels';
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { deleteOldCalls, dropOldUsage, listNoticeable, type NoticeableAccess } from './queries.ts';
import { settleStranded } from './queries-call.ts';

const daysBefore = 7;
// Longer than any call waits for its supplier.
const strandedSeconds = gatewayLimits.wholeMs / 1000 + 60;

export const keepGateways: Job = {
  name: 'keep-gateways',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    await settleStranded(db, strandedSeconds);
    for (const access of await listNoticeable(db, now, new Date(now.getTime() + daysBefore * dayMs))) {
      for (const words of wordsFor(access, now)) await notifyBoth(db, access, words, now);
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

function wordsFor({ bought, taken, expiresAt }: NoticeableAccess, now: Date): NoticeText[] {
  const words: NoticeText[] = [];
  if (bought !== null && taken >= bought) words.push({ key: 'all', title: '接口调用次数已用完', isImportant: true });
  else if (bought !== null && taken * 10 >= bought * 8)
    words.push({ key: 'most', title: '接口调用次数已使用八成', isImportant: false });
  const left = expiresAt === null ? null : Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
  if (left !== null && left <= daysBefore)
    words.push({ key: `end ${expiresAt}`, title: `接口调用将在 ${left} 天内到期`, isImportant: true });
  return words;
}

async function notifyBoth(
  db: Tx,
  access: NoticeableAccess,
  { key, title, isImportant }: NoticeText,
  now: Date,
): Promise<void> {
  for (const partyId of [access.buyerPartyId, access.sellerPartyId]) {
    const happening = {
      topic: 'order' as const,
      key: `gateway ${access.id} ${key}`,
      title: `订单 ${access.orderNumber}：${title}`,
      text: `“${access.productName}”${access.bought === null ? '' : `，已用 ${access.taken}/${access.bought} 次`}`,
      link: `/mycenter/gateway?id=${access.id}`,
      isImportant,
      now,
    };
    await notify(db, { partyId }, happening);
  }
}
