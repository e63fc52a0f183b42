// A statement of the centre's bank: a line that agrees with an order, and some that a person must decide on.
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { finance } from '#src/demo/cast.ts';
import { contextOf, type DemoContext, hourMs } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { importLines } from '#src/receipt/actions-import.ts';
import { readStatement } from '#src/receipt/statement.ts';
import { writeCsv } from '#src/spreadsheet/write.ts';

const lineShape = z.strictObject({
  serial: z.string(),
  /** `{number}` stands for the order's. */
  remark: z.string(),
  /** The state of the order that it names, unpaid where it is cancelled; without one, payer and sum are given. */
  order: z.enum(['paying', 'checking', 'completed', 'cancelled']).optional(),
  /** Beside what is due, in fen. */
  off: z.int().default(0),
  payer: z.string().optional(),
  amount: z.int().optional(),
});

const shape = z.strictObject({ bank: z.string(), fileName: z.string(), lines: z.array(lineShape) });

export async function plantReceipts(context: DemoContext): Promise<void> {
  const { bank, fileName, lines } = readData('statement', shape);
  const orders = await context.tx<{ number: string; status: string; buyerName: string; due: number }[]>`
    select distinct on (status) number, status, buyer_name, due from (
      select number, buyer_name, coalesce(amount + buyer_fee, 0) as due, created_at, case
          when status = 'awaiting_payment' then case when pending_payment_id is null then 'paying' else 'checking' end
          when (status = 'cancelled') = (paid_at is null) then status
        end as status
      from trade_order where amount is distinct from 0) as o
    where status is not null order by status, created_at`;
  const day = chinaDay(new Date(context.now.getTime() - dayMs));
  const rows = lines.map(({ serial, remark, order, off, payer, amount }) => {
    const named = orders.find(({ status }) => status === order);
    const sum = (amount ?? named?.due ?? 0) + off;
    return [day, serial, payer ?? named?.buyerName ?? '', sum / 100, remark.replace('{number}', named?.number ?? '')];
  });
  const bytes = writeCsv([['交易日期', '流水号', '对方户名', '收入金额', '附言'], ...rows]);
  const statement = readStatement(bytes, { bank, chosen: null, today: chinaDay(context.now) });
  const at = atWork(new Date(context.now.getTime() - 2 * hourMs));
  await importLines(statement, { bank, fileName }, contextOf(context, finance(), at));
}
