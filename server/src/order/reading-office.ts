import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order-office';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { listPaymentQueue } from './queries-office.ts';

export async function listPayments(
  page: Parsed<typeof calls.listPayments>,
  { db, now, outside }: ReadScene<Operator>,
): Promise<Output<typeof calls.listPayments>> {
  const { rows, ...count } = await listPaymentQueue(db, page);
  const files = new Map(
    (
      await findFiles(
        db,
        rows.map((row) => row.voucherId),
      )
    ).map((file) => [file.id, file]),
  );
  return {
    ...count,
    rows: rows.flatMap(({ voucherId, ...row }) => {
      const voucher = files.get(voucherId);
      return voucher ? [{ ...row, voucher: linkTo(outside.vault, now, voucher) }] : [];
    }),
  };
}
