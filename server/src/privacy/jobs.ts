import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import type { PersonalRecords } from '#src/office/personal-records.ts';
import { gatherCopy } from './copy.ts';
import { emptyOver, keepCopy, lockWaiting } from './queries.ts';
import { retainedUntil } from './rules.ts';

const atOnceAtMost = 5;

/** Makes the requested copies, and empties those past their last day. */
export const prepareCopies = (records: readonly PersonalRecords[]): Job => ({
  name: 'prepare-copies',
  cron: '* * * * *',
  run: async ({ db, now, providers }) => {
    await emptyOver(db, now);
    for (const { id, accountId } of await lockWaiting(db, atOnceAtMost)) {
      const content = await gatherCopy({ db, vault: providers.vault, now }, records, accountId);
      if (content === null) continue;
      await keepCopy(db, id, providers.vault.encrypt(content), now, retainedUntil(now));
      await notify(
        db,
        { accountId },
        {
          topic: 'account',
          key: `copy ${id}`,
          title: '您的个人信息副本已准备好',
          text: '请在 24 小时内下载，逾期将自动删除。',
          link: '/mycenter/privacy',
          isImportant: true,
          now,
        },
      );
    }
  },
});
