import { z } from 'zod';
import { certificateStates } from '../certificate/labels.ts';
import { int, keyOf, listOf, moment, oneOf, page, text, id as uuid } from '../field.ts';
import { summary } from '../rating/schema.ts';
import { shape } from '../shape.ts';
import { linkDays, linkStates, recordFormats, recordRoles } from './labels.ts';

const count = z.int().nonnegative();
const role = keyOf(recordRoles);
const month = z.string();

/** No buyer is named, and no sum of fewer than five deals can be worked out. */
export const tradingRecord = z.object({
  holder: z.object({ name: z.string(), code: z.string(), since: moment }),
  /** The first month of deals. */
  from: month,
  certificates: z.array(
    z.object({
      number: z.string(),
      productName: z.string(),
      productType: z.string(),
      issuedAt: moment,
      validUntil: moment.nullable(),
      state: keyOf(certificateStates),
    }),
  ),
  /** Completed deals by month, side and way of delivery, the newest first, each with its certificates' numbers. */
  deals: z.array(z.object({ month, role, delivery: z.string(), certificates: z.array(z.string()) })),
  /** Everything completed up to the end of a month, as far as it may be published; in fen. */
  amounts: z.array(z.object({ role, until: month, count, amount: count })),
  /** Due dates of updates in the last year, by product. */
  punctuality: z.array(
    z.object({ number: z.string(), productName: z.string(), due: count, onTime: count, late: count, missed: count }),
  ),
  ratings: summary,
  /** By side and outcome; `open` are not settled. */
  disputes: z.array(
    z.object({ role, raised: count, open: count, continue: count, complete: count, cancel: count, withdraw: count }),
  ),
  /** Deals made elsewhere that the centre has reviewed. */
  outside: z.array(z.object({ role: z.string(), productName: z.string(), dealtOn: z.string(), approvedAt: moment })),
});

export type TradingRecord = z.output<typeof tradingRecord>;

const link = z.object({
  id: z.string(),
  /** For whom, in the merchant's own words. */
  note: z.string(),
  createdAt: moment,
  expiresAt: moment,
  withdrawnAt: moment.nullable(),
  state: keyOf(linkStates),
  /** The last of the openings; null before the first. */
  openedAt: moment.nullable(),
  opens: count,
});

export type RecordLink = z.output<typeof link>;

const format = oneOf('文件格式', recordFormats);

/** A link's secret; any other text names no link. */
const code = z.string({ error: '缺少链接' }).max(200, { error: '链接不完整' });

export const getOwnRecord = shape({}, tradingRecord);

export const downloadOwnRecord = shape({ format }, z.unknown());

export const listRecordLinks = shape(page, listOf(link));

export const createRecordLink = shape(
  {
    note: text('给谁看', 2, 60),
    days: int('有效期', 1, 90).refine((days) => Object.hasOwn(linkDays, days), {
      error: `有效期可选 ${Object.values(linkDays).join('、')}`,
    }),
  },
  { address: z.string() },
);

export const withdrawRecordLink = shape({ id: uuid('分享链接') });

export const getSharedRecord = shape({ code }, z.object({ record: tradingRecord, expiresAt: moment }));

export const countRecordOpening = shape({ code });

export const downloadSharedRecord = shape({ code, format }, z.unknown());
