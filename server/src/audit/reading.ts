import type * as calls from '@shuji/contract/audit/calls';
import { sealedWithinMinutes } from '@shuji/contract/audit/labels';
import type { Output, Parsed } from '@shuji/contract/call';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { countUnsealed, findHead, findUnsealed, searchEntries } from './queries.ts';

type Context = ReadContext<Operator>;

/** `wordsOf` gives the Chinese name of a call. */
export function entryReader(wordsOf: (call: string) => string | null) {
  return async (
    { pageSize, ...filter }: Parsed<typeof calls.listAuditEntries>,
    { db }: Context,
  ): Promise<Output<typeof calls.listAuditEntries>> => {
    const found = await searchEntries(db, filter, pageSize + 1);
    const rows = found.slice(0, pageSize).map((row) => ({ ...row, does: wordsOf(row.call) }));
    return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
  };
}

export const getAuditChain: Handler<typeof calls.getAuditChain> = async (_, { db, now }) => {
  const [head, waiting, [oldest]] = await Promise.all([findHead(db), countUnsealed(db), findUnsealed(db, 1)]);
  const isLate = oldest !== undefined && now.getTime() - Date.parse(oldest.at) > sealedWithinMinutes * 60_000;
  return { length: head?.position ?? 0, head: head && { hash: head.hash, sealedAt: head.sealedAt }, waiting, isLate };
};
