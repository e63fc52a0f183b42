// Files that were uploaded and then never used do not stay.

import type { Job } from '#src/http/feature.ts';
import type { JobScene } from '#src/http/scene.ts';
import { deleteUnclaimed } from './queries.ts';

const dayMs = 86_400_000;

async function sweepUnclaimed({ db, now, outside, afterCommit }: JobScene): Promise<void> {
  const gone = await deleteUnclaimed(db, new Date(now.getTime() - 7 * dayMs));
  for (const { key } of gone) afterCommit(() => outside.files.remove(key));
}

export const sweepFiles: Job = { name: 'sweep-files', cron: '40 19 * * *', run: sweepUnclaimed };
