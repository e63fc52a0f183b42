import type * as calls from '@shuji/contract/audit/calls';
import { sealedWithinMinutes } from '@shuji/contract/audit/labels';
import type { Output, Parsed } from '@shuji/contract/call';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { countUnsealed, findHead, findUnsealed, searchEntries } from './queries.ts';

type Context = ReadContext<Operator>;

/** The names of actions in people's words. */
export interface Actions {
  nameOf: (call: string) => string | null;
  /** The calls that these words may mean, among them the words themselves. */
  callsNamed: (words: string) => string[];
}

export function entryReader({ nameOf, callsNamed }: Actions) {
  return async (
    { pageSize, call, ...filter }: Parsed<typeof calls.listAuditEntries>,
    { db }: Context,
  ): Promise<Output<typeof calls.listAuditEntries>> => {
    const found = await searchEntries(db, { ...filter, calls: call ? callsNamed(call) : undefined }, pageSize + 1);
    const rows = found.slice(0, pageSize).map((row) => ({ ...row, does: nameOf(row.call) }));
    return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
  };
}

export const getAuditChain: Handler<typeof calls.getAuditChain> = async (_, { db, now }) => {
  const [head, waiting, [oldest]] = await Promise.all([findHead(db), countUnsealed(db), findUnsealed(db, 1)]);
  const isLate = oldest !== undefined && now.getTime() - Date.parse(oldest.at) > sealedWithinMinutes * 60_000;
  return { length: head?.position ?? 0, head: head && { hash: head.hash, sealedAt: head.sealedAt }, waiting, isLate };
};
