// The signer's rule: what is signed next holds everything that was signed before, in the database and outside it.
import { areEqual, toBase64 } from '@shuji/contract/proof/bytes';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import type { Db } from '#src/db/open.ts';
import type { SignedHead } from '#src/providers/log-head.ts';
import { previousOrigin, restartEvent } from './own-entry.ts';
import { countLeaves, findEntry, newestCheckpoint, ownSubject } from './queries.ts';
import { rootAt } from './tiles.ts';

/** Why nothing may be signed under a name, in a Chinese sentence; null when the tree extends all that was signed. */
export async function findFork(db: Db, origin: string, stored: SignedHead | null): Promise<string | null> {
  const last = await newestCheckpoint(db);
  const signed = last && parseCheckpoint(last.note);
  if (last && !signed) return '最后一个检查点读不出来';
  const heads = [
    ...(signed
      ? [{ origin: signed.origin, size: signed.size, root: toBase64(signed.root), where: '最后一个检查点' }]
      : []),
    ...(stored ? [{ ...stored, where: '数据库之外保存的日志末端' }] : []),
  ];
  const size = await countLeaves(db);
  for (const head of heads) {
    if (head.origin !== origin) {
      if (await isRestarted(db, head.origin, origin)) continue;
      return `${head.where}属于日志 ${head.origin}，而设置为 ${origin}`;
    }
    if (size < head.size) return `${head.where}为 ${head.size}:${head.root}，而数据库中的日志只有 ${size} 项`;
    const root = await rootAt(db, head.size).catch(() => null);
    if (root && areEqual(root, Buffer.from(head.root, 'base64'))) continue;
    const found = root ? toBase64(root) : '算不出来';
    return `${head.where}为 ${head.size}:${head.root}，而数据库中的日志在该长度的根哈希为 ${found}`;
  }
  return null;
}

/** True when the log records that it goes on under a new name. */
export async function isRestarted(db: Db, from: string, to: string): Promise<boolean> {
  const entry = await findEntry(db, ownSubject, restartEvent(to));
  return entry !== null && previousOrigin(entry) === from;
}
