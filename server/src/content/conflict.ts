// Optimistic locking: a save names the content that the edit began with, by its version or, without versions, its mark.
import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@shuji/contract/canonical';
import type { RefusalName } from '@shuji/contract/refusals';
import { searchEntries } from '#src/audit/queries.ts';
import type { Tx } from '#src/db/open.ts';
import { refuse } from '#src/http/refuse.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';

/** Names a content; another content has another name. */
export function markOf(content: Readonly<Record<string, Json>>): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32);
}

interface MarkedSave {
  id: string;
  mark: string;
  /** The call that saves; its last entry in the audit trail names the other editor. */
  call: string;
  refusal: RefusalName;
}

/** Refuses a save over a content that another editor has changed meanwhile. */
export async function ensureUnchanged(
  db: Tx,
  current: Readonly<Record<string, Json>>,
  { id, mark, call, refusal }: MarkedSave,
): Promise<void> {
  if (markOf(current) === mark) return;
  const [last] = await searchEntries(db, { calls: [call], subject: id }, 1);
  const who = last?.actorName ? `${last.actorName}于 ${minuteInChina(last.at)} 保存了修改` : '内容已有改动';
  refuse(refusal, { mark: unsaved(who) });
}

/** Says to an editor whose content is stored instead. */
export function unsaved(who: string): string {
  return `${who}。您写的内容仍在本页，尚未保存。`;
}

const counters = { document: 'revision', news: 'version' } as const;

/** Writes a content over the version it was made from; false when there is a newer one. */
export async function updateOver(
  db: Tx,
  table: keyof typeof counters,
  { id, version }: { id: string; version: number },
  row: object,
): Promise<boolean> {
  const counter = counters[table];
  const changed = await db`
    update ${db(table)} set ${db({ ...row, [counter]: version + 1 })} where id = ${id} and ${db(counter)} = ${version}`;
  return changed.count === 1;
}
