// A year of updates of the demo's products: most on time, some late, some missed, one seen by the centre itself.
import { randomUUIDv7 } from 'node:crypto';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { updateSources } from '@shuji/contract/update-report/labels';
import { z } from 'zod';
import { type DemoContext, hourMs } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { type PromisedPeriod, promisedPeriods } from '#src/update-report/calendar.ts';
import { remeasure } from '#src/update-report/measuring.ts';
import { insertReport } from '#src/update-report/queries.ts';
import { putWatch } from '#src/update-report/queries-watch.ts';

const places = z.array(z.int()).default([]);

const updatesShape = z.strictObject({
  product: z.string(),
  source: z.enum(Object.keys(updateSources) as [keyof typeof updateSources]),
  /** The size of each update; none where the centre saw only that something changed. */
  rows: z.int().nullable().default(null),
  bytes: z.int().nullable().default(null),
  /** Periods by their distance from the last one that is over. */
  late: places,
  missed: places,
  watch: z.strictObject({ path: z.string(), pointer: z.string() }).optional(),
});

type Updates = z.output<typeof updatesShape>;

interface ProductRow {
  id: string;
  updateFrequency: string;
  registeredAt: string;
}

export async function plantUpdates(context: DemoContext): Promise<void> {
  const { tx, now } = context;
  for (const updates of readData('updates', z.array(updatesShape))) {
    const [product] = await tx<ProductRow[]>`
      select p.id, p.update_frequency, (select min(at) from product_event e where e.product_id = p.id and e.to_status = 'registered') as registered_at
      from product p where p.name = ${updates.product}`;
    if (!product) throw new Error(`The demo has no product ${updates.product}`);
    await plantReports(context, product, updates);
    if (updates.watch) await plantWatch(context, product.id, updates.watch);
    await remeasure({ db: tx, now, invalidate: () => {} }, product.id);
  }
}

async function plantReports({ tx, now }: DemoContext, product: ProductRow, updates: Updates): Promise<void> {
  const { id: productId, updateFrequency: frequency } = product;
  const from = chinaDay(new Date(product.registeredAt));
  const periods = promisedPeriods([{ from, frequency }], from, chinaDay(new Date(now.getTime() - dayMs))).toReversed();
  const { source, rows, bytes } = updates;
  for (const [back, period] of periods.entries()) {
    const reportedAt = momentOf(period, updates.late.includes(back), back);
    if (reportedAt >= now || updates.missed.includes(back)) continue;
    // No two updates are of the same size.
    const grown = (size: number | null) => size && Math.round(size * (0.92 + ((back * 7) % 17) / 100));
    const sizes = { rowCount: grown(rows), byteSize: grown(bytes) };
    const days = { periodFrom: period.from, periodTo: period.to };
    await insertReport(tx, { id: randomUUIDv7(), productId, ...days, ...sizes, source, reportedAt });
  }
}

/** Some hours after the period has ended, or a day and a half after it was due. */
function momentOf({ to, due }: PromisedPeriod, isLate: boolean, back: number): Date {
  if (isLate) return new Date(due.getTime() + 36 * hourMs);
  return new Date(Date.parse(`${to}T00:00:00+08:00`) + dayMs + (2 + (back % 9)) * hourMs);
}

async function plantWatch(
  { tx, now, providers }: DemoContext,
  productId: string,
  { path, pointer }: { path: string; pointer: string },
): Promise<void> {
  const endpoint = `${providers.publicOrigin}${path}`;
  const rest = { secretName: '', secretSealed: null, seen: now.toISOString() };
  await putWatch(tx, { productId, endpoint, pointer, ...rest, checkedAt: now, nextAt: now });
}
