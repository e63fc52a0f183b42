// Disputes with both sides' pleas and evidence.
import type { FileRef } from '@shuji/contract/file/schema';
import type { OrderPage } from '@shuji/contract/order/schema';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import { listDisputesOf } from '#src/order/office/queries.ts';
import { listStatements } from './queries.ts';

export async function disputesOf(orderId: string, context: Linking): Promise<OrderPage['disputes']> {
  const { db } = context;
  const [disputes, statements] = [await listDisputesOf(db, orderId), await listStatements(db, orderId)];
  const files = await findFiles(
    db,
    [...disputes.map((row) => row.evidence), ...statements.map((row) => row.fileIds)].flat(),
  );
  const byId = new Map(files.map((file) => [file.id, linkTo(context, file)]));
  const linked = (ids: readonly string[]): FileRef[] => ids.flatMap((id) => byId.get(id) ?? []);
  return disputes.map(({ evidence, ...dispute }) => ({
    ...dispute,
    evidence: linked(evidence),
    statements: statements
      .filter((row) => row.disputeId === dispute.id)
      .map(({ side, text, fileIds, at }) => ({ side, text, files: linked(fileIds), at })),
  }));
}
