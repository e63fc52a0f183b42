// Walks the whole chain and names the first place where the trail was tampered with.
import type { Db } from '#src/db/open.ts';
import type { Vault } from '#src/providers/vault.ts';
import { type ChainedEntry, headWords, linkHash, origin } from './chain.ts';
import { countUnsealed, findForgotten, type Link, listLinks } from './queries.ts';

export interface Anchor {
  position: number;
  hash: string;
}

export interface ChainState {
  /** The chain's end; position 0 when nothing is sealed yet. */
  head: Anchor;
  /** Rows that wait for the next sealing. */
  waiting: number;
  /** One sentence naming the first broken row; null when everything agrees. */
  broken: string | null;
}

const atOnce = 5_000;
const sealedWithinMs = 60 * 60_000;

/** `anchor` is an end noted earlier, outside the database: a chain that was cut off behind it is found by it. */
export async function checkTrail(db: Db, vault: Vault, now: Date, anchor?: Anchor): Promise<ChainState> {
  let head: Anchor = { position: 0, hash: origin };
  let isSigned = true;
  let isAnchored = anchor === undefined;
  for (;;) {
    const links = await listLinks(db, head.position, atOnce);
    for (const link of links) {
      const broken = breakAt(link, head, vault);
      if (broken) return { head, waiting: await countUnsealed(db), broken };
      head = { position: link.position, hash: link.hash };
      isSigned = link.signature !== null;
      if (anchor?.position === link.position) isAnchored = anchor.hash === link.hash;
    }
    if (links.length < atOnce) break;
  }
  const forgotten = await findForgotten(db, new Date(now.getTime() - sealedWithinMs));
  const broken =
    (!isSigned && `链尾第 ${head.position} 环没有签名：其后的记录可能已被删除`) ||
    (!isAnchored && `链上没有第 ${anchor?.position} 环 ${anchor?.hash}：审计链已被截短或改写`) ||
    (forgotten !== null && `记录 ${forgotten} 超过一小时仍未入链`) ||
    null;
  return { head, waiting: await countUnsealed(db), broken };
}

function breakAt(link: Link & Partial<ChainedEntry>, before: Anchor, vault: Vault): string | null {
  const { position, entryId, hash, signature } = link;
  if (position !== before.position + 1) return `第 ${before.position + 1} 环缺失：链上的环被删除`;
  if (!isWhole(link)) return `记录 ${entryId}（第 ${position} 环）缺失：审计记录被删除`;
  if (linkHash(before.hash, link) !== hash) return `记录 ${entryId}（第 ${position} 环）与哈希不符：审计记录被改动`;
  if (signature !== null && !vault.isSigned(headWords(position, hash), signature))
    return `记录 ${entryId}（第 ${position} 环）的签名不符：此前的审计链被重新写过`;
  return null;
}

function isWhole(link: Link & Partial<ChainedEntry>): link is Link & ChainedEntry {
  return link.id != null;
}
