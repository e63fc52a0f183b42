import { readCheckpoint } from '@shuji/contract/proof/checkpoint';
import type { Db } from '#src/db/open.ts';
import { StartFailure } from '#src/start-failure.ts';
import { newestCheckpoint } from './queries.ts';

/** A log keeps its name for good: proofs that people hold were signed under it. */
export async function refuseOtherName(db: Db, origin: string): Promise<void> {
  const last = await newestCheckpoint(db);
  const signed = last && readCheckpoint(last.note);
  if (!signed || signed.origin === origin) return;
  throw new StartFailure(
    `存证日志的名称是 ${signed.origin}，而设置为 ${origin}；名称定下后不能更改，请设 LOG_ORIGIN=${signed.origin}。`,
  );
}
