// Messages to the two sides of a demand.
import type { DemandStep } from '@shuji/contract/demand/labels';
import { vendorOfType } from '@shuji/contract/product/labels';
import { chinaDay } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { notify } from '#src/notice/actions.ts';
import { listFollowers } from './follow/queries.ts';
import type { DemandRow } from './queries.ts';

interface Words {
  title: string;
  isImportant?: boolean;
}

const toOwner: Partial<Record<DemandStep, Words>> = {
  approve: { title: '已审核通过并发布' },
  correct: { title: '需要补正', isImportant: true },
  refuse: { title: '未通过审核', isImportant: true },
  take: { title: '已有供方接单', isImportant: true },
  giveBack: { title: '被接单方退回，已重新公开', isImportant: true },
  takeDown: { title: '已被交易中心下架关闭', isImportant: true },
  expire: { title: '已过截止日期，自动关闭' },
};

const toTaker: Partial<Record<DemandStep, Words>> = {
  conclude: { title: '已由需求方确认成交', isImportant: true },
  close: { title: '已由需求方关闭', isImportant: true },
  takeDown: { title: '已被交易中心下架关闭', isImportant: true },
};

const toFollowers: Partial<Record<DemandStep, string>> = {
  take: '已有供方接单',
  giveBack: '已重新开放接单',
  conclude: '已成交',
  accept: '已成交',
  close: '已关闭',
  takeDown: '已关闭',
  expire: '已过截止日期，自动关闭',
};

const givenBackLate = { title: '被接单方退回；截止日期已过，不再公开，将自动关闭', isImportant: true };

type NoticeSubject = Pick<DemandRow, 'id' | 'title' | 'kind' | 'ownerId' | 'takerId' | 'deadline'>;

/** Notifies the sides that did not take the step themselves. */
export async function notifyOfDemand(
  db: Tx,
  demand: NoticeSubject,
  step: DemandStep,
  note: string | null,
  now: Date,
): Promise<void> {
  const { id, title, kind, ownerId, takerId, deadline } = demand;
  const isLate = step === 'giveBack' && deadline !== null && deadline < chinaDay(now);
  const readers = [
    { accountId: ownerId, words: isLate ? givenBackLate : toOwner[step], taken: 'published', of: '您的需求' },
    { accountId: takerId, words: toTaker[step], taken: 'taken', of: '您接的需求' },
  ];
  for (const { accountId, words, taken, of } of readers) {
    if (!accountId || !words) continue;
    await notify(
      db,
      { accountId },
      {
        topic: 'demand',
        key: `demand ${id} ${step} ${now.toISOString()}`,
        title: `${of}“${title}”${forKind(words.title, kind)}`,
        text: note ?? '',
        link: step === 'correct' ? `/publish?id=${id}` : `/mydemand?type=${taken}`,
        isImportant: words.isImportant ?? false,
        now,
      },
    );
  }
}

/** A service is taken by a 服务方, data by a 供方. */
function forKind(words: string, kind: string | null): string {
  return words.replace('供方', vendorOfType(kind));
}

/** Notifies who follows the demand, without the sides' note; not who took the step. */
export async function notifyFollowers(
  db: Tx,
  demand: NoticeSubject,
  step: DemandStep,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const { id, title, kind, deadline } = demand;
  const isLate = step === 'giveBack' && deadline !== null && deadline < chinaDay(now);
  const followed = toFollowers[step];
  if (!followed || isLate) return;
  for (const accountId of await listFollowers(db, demand)) {
    if (accountId === actorId) continue;
    const key = `demand followed ${id} ${step} ${now.toISOString()}`;
    const link = '/mycenter/followed';
    await notify(
      db,
      { accountId },
      { topic: 'demand', key, title: `您关注的需求“${title}”${forKind(followed, kind)}`, link, now },
    );
  }
}
