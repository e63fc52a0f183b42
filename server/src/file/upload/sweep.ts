// Files that were uploaded and then never used do not stay, nor do those that never became whole.

import { dayMs } from '@shuji/contract/time';
import { removeAll } from '#src/file/bytes.ts';
import { removeFile } from '#src/file/picture/variants.ts';
import { deleteUnclaimed } from '#src/file/queries.ts';
import { deleteDownloadsBefore } from '#src/file/queries-download.ts';
import { downloadDays, unusedDays } from '#src/file/rules.ts';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { deleteExpiredUploads } from './queries.ts';

async function sweepUnclaimed({ db, now, providers, afterCommit }: JobContext): Promise<void> {
  await deleteDownloadsBefore(db, new Date(now.getTime() - downloadDays * dayMs));
  const gone = await deleteUnclaimed(db, new Date(now.getTime() - unusedDays * dayMs));
  for (const file of gone) afterCommit(() => removeFile(providers.files, file));
}

async function sweepExpired({ db, now, providers, afterCommit }: JobContext): Promise<void> {
  for (const { parts } of await deleteExpiredUploads(db, now)) afterCommit(() => removeAll(providers.files, parts));
}

export const sweepFiles: Job = { name: 'sweep-files', cron: '40 19 * * *', run: sweepUnclaimed };
export const sweepUploads: Job = { name: 'sweep-uploads', cron: '20 * * * *', run: sweepExpired };
