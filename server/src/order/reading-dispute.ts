// Disputes with what both sides said and showed.
import type { FileRef } from '@shuji/contract/file';
import type { OrderPage } from '@shuji/contract/order';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import type { ReadScene } from '#src/http/scene.ts';
import { listStatements } from './queries-dispute.ts';
import { listDisputesOf } from './queries-office.ts';

export async function disputesOf(
  orderId: string,
  { db, now, outside }: Pick<ReadScene<unknown>, 'db' | 'now' | 'outside'>,
): Promise<OrderPage['disputes']> {
  const [disputes, statements] = [await listDisputesOf(db, orderId), await listStatements(db, orderId)];
  const files = await findFiles(
    db,
    [...disputes.map((row) => row.evidence), ...statements.map((row) => row.fileIds)].flat(),
  );
  const byId = new Map(files.map((file) => [file.id, linkTo(outside.vault, now, file)]));
  const linked = (ids: readonly string[]): FileRef[] => ids.flatMap((id) => byId.get(id) ?? []);
  return disputes.map(({ evidence, ...dispute }) => ({
    ...dispute,
    evidence: linked(evidence),
    statements: statements
      .filter((row) => row.disputeId === dispute.id)
      .map(({ side, text, fileIds, at }) => ({ side, text, files: linked(fileIds), at })),
  }));
}
