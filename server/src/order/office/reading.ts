import type * as calls from '@shuji/contract/order/office';
import type { Page } from '#src/db/page.ts';
import { linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { listOtherUses } from '#src/order/settlement/queries-reference.ts';
import { listEveryPayment, listPaymentQueue, type PaymentQueueRow } from './queries.ts';

type Context = ReadContext<Operator>;

export const listPayments: Handler<typeof calls.listPayments> = async (page, context) =>
  withVouchers(await listPaymentQueue(context.db, page, context.now), context);

export const listAllPayments: Handler<typeof calls.listAllPayments> = async (filter, context) =>
  withVouchers(await listEveryPayment(context.db, filter, context.now), context);

/** The vouchers that wait on these orders, as the queue has them. */
export async function listPaymentsOn(orderIds: readonly string[], context: Context) {
  const page = { pageNum: 1, pageSize: orderIds.length };
  return (await withVouchers(await listPaymentQueue(context.db, { ...page, orderIds }, context.now), context)).rows;
}

async function withVouchers<T extends PaymentQueueRow>({ rows, ...count }: Page<T>, context: Context) {
  const ids = rows.flatMap((row) => row.voucherId ?? []);
  const files = new Map((await findFiles(context.db, ids)).map((file) => [file.id, file]));
  const others = await listOtherUses(
    context.db,
    rows.map((row) => row.id),
  );
  return {
    ...count,
    rows: rows.map(({ voucherId, ...row }) => {
      const voucher = voucherId && files.get(voucherId);
      const otherUses = others.filter(({ paymentId }) => paymentId === row.id).map(({ paymentId, ...other }) => other);
      return { ...row, otherUses, voucher: voucher ? linkTo(context, voucher) : null };
    }),
  };
}
