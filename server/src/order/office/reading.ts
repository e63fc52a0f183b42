import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order/office';
import type { Page } from '#src/db/page.ts';
import { linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Operator, ReadScene } from '#src/http/context.ts';
import { listOtherUses } from '#src/order/settlement/queries-reference.ts';
import { listEveryPayment, listPaymentQueue, type PaymentQueueRow } from './queries.ts';

type Scene = ReadScene<Operator>;

export async function listPayments(
  page: Parsed<typeof calls.listPayments>,
  scene: Scene,
): Promise<Output<typeof calls.listPayments>> {
  return withVouchers(await listPaymentQueue(scene.db, page), scene);
}

export async function listAllPayments(
  wanted: Parsed<typeof calls.listAllPayments>,
  scene: Scene,
): Promise<Output<typeof calls.listAllPayments>> {
  return withVouchers(await listEveryPayment(scene.db, wanted), scene);
}

async function withVouchers<T extends PaymentQueueRow>({ rows, ...count }: Page<T>, scene: Scene) {
  const ids = rows.map((row) => row.voucherId);
  const files = new Map((await findFiles(scene.db, ids)).map((file) => [file.id, file]));
  const others = await listOtherUses(
    scene.db,
    rows.map((row) => row.id),
  );
  return {
    ...count,
    rows: rows.flatMap(({ voucherId, ...row }) => {
      const voucher = files.get(voucherId);
      const otherUses = others.filter(({ paymentId }) => paymentId === row.id).map(({ paymentId, ...other }) => other);
      return voucher ? [{ ...row, otherUses, voucher: linkTo(scene, voucher) }] : [];
    }),
  };
}
