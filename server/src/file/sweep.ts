// Files that were uploaded and then never used do not stay, nor do those that never became whole.
import type { Job } from '#src/http/feature.ts';
import type { JobScene } from '#src/http/scene.ts';
import { removeAll } from './bytes.ts';
import { deleteUnclaimed } from './queries.ts';
import { deleteDownloadsBefore } from './queries-download.ts';
import { deleteExpiredUploads } from './queries-upload.ts';
import { dayMs, downloadDays, unusedDays } from './rules.ts';
import { removeFile } from './variants.ts';

async function sweepUnclaimed({ db, now, outside, afterCommit }: JobScene): Promise<void> {
  await deleteDownloadsBefore(db, new Date(now.getTime() - downloadDays * dayMs));
  const gone = await deleteUnclaimed(db, new Date(now.getTime() - unusedDays * dayMs));
  for (const file of gone) afterCommit(() => removeFile(outside.files, file));
}

async function sweepExpired({ db, now, outside, afterCommit }: JobScene): Promise<void> {
  for (const { parts } of await deleteExpiredUploads(db, now)) afterCommit(() => removeAll(outside.files, parts));
}

export const sweepFiles: Job = { name: 'sweep-files', cron: '40 19 * * *', run: sweepUnclaimed };
export const sweepUploads: Job = { name: 'sweep-uploads', cron: '20 * * * *', run: sweepExpired };
