// Optimistic locking for content without versions: a save names the content that the edit began with.
import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@shuji/contract/canonical';
import type { RefusalName } from '@shuji/contract/refusals';
import type { Tx } from '#src/db/open.ts';
import { refuse } from '#src/http/refuse.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import { searchEntries } from './queries.ts';

/** Names a content; another content has another name. */
export function markOf(content: Readonly<Record<string, Json>>): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32);
}

/** Finds the operator who saved in between, from the trail of the saving call. */
export async function refuseOlder(db: Tx, refusal: RefusalName, call: string, id: string): Promise<never> {
  const [last] = await searchEntries(db, { call, subject: id }, 1);
  const who = last?.actorName ? `${last.actorName}于 ${minuteInChina(last.at)} 保存了修改` : '内容已有改动';
  return refuse(refusal, { mark: `${who}。您写的内容仍在本页，尚未保存。` });
}
