// Links to a trading record: opened, not opened, withdrawn and expired.
import { dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { contextOf, type DemoContext, listTraders, traderOf } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import type { Merchant } from '#src/http/context.ts';
import { countRecordOpening, createRecordLink, withdrawRecordLink } from '#src/trading-record/actions.ts';

const linkShape = z.strictObject({
  company: z.string(),
  note: z.string(),
  days: z.int(),
  /** Days before today. */
  daysAgo: z.int(),
  opened: z.array(z.int()),
  withdrawn: z.int().optional(),
});

export async function plantRecordLinks(context: DemoContext): Promise<void> {
  const traders = await listTraders(context);
  for (const { company, note, days, daysAgo, opened, withdrawn } of readData('record-links', z.array(linkShape))) {
    const actor = traderOf(traders, company).user as Merchant;
    const daysBack = (back: number, hours = 0) =>
      atWork(new Date(context.now.getTime() - back * dayMs + hours * 3_600_000));
    const created = daysBack(daysAgo);
    const { address } = await createRecordLink({ note, days }, contextOf(context, actor, created));
    const code = new URL(address).searchParams.get('code') ?? '';
    for (const back of opened) await countRecordOpening({ code }, contextOf(context, null, daysBack(back, 3)));
    if (withdrawn === undefined) continue;
    const [link] = await context.tx<{ id: string }[]>`
      select id from trading_record_link where created_at = ${created} and note = ${note}`;
    await withdrawRecordLink({ id: link?.id ?? '' }, contextOf(context, actor, daysBack(withdrawn, 5)));
  }
}
