import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { StartFailure } from '#src/config/start-failure.ts';
import type { Db } from '#src/db/open.ts';
import type { LogHead } from '#src/providers/log-head.ts';
import { findFork, isRestarted } from './fork.ts';
import { newestCheckpoint } from './queries.ts';

/** A log keeps its name: proofs that people hold were signed under it. Only a recorded restart gives it another. */
export async function refuseOtherName(db: Db, origin: string): Promise<void> {
  const last = await newestCheckpoint(db);
  const signed = last && parseCheckpoint(last.note);
  if (!signed || signed.origin === origin || (await isRestarted(db, signed.origin, origin))) return;
  throw new StartFailure(
    `存证日志的名称是 ${signed.origin}，而设置为 ${origin}；名称定下后不能更改，请设 LOG_ORIGIN=${signed.origin}。`,
  );
}

/** A database that was rolled back or replaced must not be signed on: people hold checkpoints of what it lost. */
export async function refuseForkedLog(db: Db, origin: string, logHead: LogHead): Promise<void> {
  const fork = await findFork(db, origin, await logHead.read());
  if (!fork) return;
  throw new StartFailure(
    `存证日志不是已签署日志的延续：${fork}。继续签署会产生两条互相矛盾的日志，因此不启动。` +
      `请恢复较新的备份；确实找不回的，按 docs/runbook.md“存证日志被退回”处置。保存末端的位置：${logHead.place}。`,
  );
}
