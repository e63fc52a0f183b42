// After a loss without a backup the log restarts under another name and other keys, and records the restart.

import { randomUUID } from 'node:crypto';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned, parseKey } from '@shuji/contract/proof/note';
import { record } from '#src/audit/actions.ts';
import { StartFailure } from '#src/config/start-failure.ts';
import type { Tx } from '#src/db/open.ts';
import { primitives } from '#src/providers/primitives.ts';
import type { Providers } from '#src/providers/providers.ts';
import { appendEntry } from './actions.ts';
import { findFork } from './fork.ts';
import { restartEntry } from './own-entry.ts';
import { lockLog, newestCheckpoint } from './queries.ts';

type Parts = Pick<Providers, 'signer' | 'logHead'>;

/** `acknowledged` is the lost head, `SIZE:ROOT`, as the start printed it: it prevents a restart by accident. */
export async function restartLog(db: Tx, { signer, logHead }: Parts, acknowledged: string, now: Date): Promise<void> {
  await lockLog(db);
  const lost = await logHead.read();
  if (!lost || !(await findFork(db, lost.origin, lost)))
    throw new StartFailure('数据库中的日志是已签署日志的延续，没有丢失，不需要也不允许另立日志。');
  if (`${lost.size}:${lost.root}` !== acknowledged)
    throw new StartFailure(`丢失的日志末端是 ${lost.size}:${lost.root}，与所给的不同；请照启动时的提示抄写。`);
  if (signer.origin === lost.origin)
    throw new StartFailure(`请把 LOG_ORIGIN 设为新的名称，不能再用 ${lost.origin}：人们手中有以它签署的检查点。`);
  const last = await newestCheckpoint(db);
  const note = last && parseCheckpoint(last.note)?.note;
  const [current, old] = [keysOf(signer.current), keysOf(signer.old)];
  const isOldKnown =
    !note || (['ed25519', 'sm2'] as const).every((algorithm) => isSigned(note, old, algorithm, primitives));
  if (!isOldKnown) throw new StartFailure('请把原日志的验签公钥写进 LOG_OLD_KEYS，否则已有的检查点无法核对。');
  const same = current.find(({ key }) => old.some((other) => Buffer.from(other.key).equals(key)));
  if (same) throw new StartFailure('请为新日志生成新的 LOG_ED25519_KEY 与 LOG_SM2_KEY，不能沿用原日志的密钥。');
  await appendEntry(db, restartEntry(signer, lost, now));
  await record(db, {
    ...{ call: 'restartProofLog', actorKind: 'anyone', actorId: null, address: '命令行' },
    ...{ subject: `${lost.origin} ${lost.size}:${lost.root} → ${signer.origin}`, requestId: randomUUID() },
  });
}

function keysOf(spelled: string[]) {
  return spelled.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
}
