import { z } from 'zod';
import { day, id, int, keyOf, listOf, moment, page, text } from '../field.ts';
import { shape } from '../shape.ts';
import { updateSources } from './labels.ts';

const count = z.int().nonnegative();

/** Due dates of a span by their outcome. */
const punctuality = z.object({ due: count, onTime: count, late: count, missed: count });

export type Punctuality = z.output<typeof punctuality>;

const updateReport = z.object({
  id: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  rowCount: z.int().nullable(),
  byteSize: z.int().nullable(),
  source: keyOf(updateSources),
  reportedAt: moment,
});

export type UpdateReport = z.output<typeof updateReport>;

const freshness = z.object({
  updateFrequency: z.string(),
  /** Null without a record. */
  last: updateReport.nullable(),
  /** The last day on which the next update is on time; null without a promise or a record. */
  nextDue: z.string().nullable(),
  quarter: punctuality,
  year: punctuality,
  /** The last twelve months by the due date, the oldest first; empty where no date was due. */
  months: z.array(punctuality.extend({ month: z.string() })),
});

export type Freshness = z.output<typeof freshness>;

const product = id('产品');

const period = {
  periodFrom: day('数据起始日'),
  periodTo: day('数据截止日'),
  rowCount: int('更新条数', 0, 1_000_000_000_000).nullable().default(null),
  byteSize: int('更新数据量', 0, Number.MAX_SAFE_INTEGER).nullable().default(null),
};

export const getFreshness = shape({ id: product }, freshness);

export const listOwnUpdates = shape(
  { id: product, ...page },
  listOf(updateReport.extend({ withdrawnAt: moment.nullable(), withdrawnReason: z.string().nullable() })).extend({
    product: z.object({ id: z.string(), number: z.string(), name: z.string(), isApi: z.boolean() }),
    freshness,
    /** The last characters of the key; null before there is one. */
    keyHint: z.string().nullable(),
    watch: z
      .object({
        endpoint: z.string(),
        pointer: z.string(),
        secretName: z.string(),
        checkedAt: moment.nullable(),
        /** Why the last look found nothing to compare; null when it did. */
        problem: z.string().nullable(),
      })
      .nullable(),
  }),
);

export const reportUpdate = shape({ id: product, ...period }, { id: z.string() });

export const reportUpdateByKey = shape(
  {
    key: z
      .string({ error: '请提供报送密钥' })
      .regex(/^sj_[A-Za-z0-9_-]{43}$/, { error: '报送密钥不正确' })
      .meta({ title: '报送密钥' }),
    ...period,
  },
  { id: z.string() },
);

export const withdrawUpdate = shape({ id: id('更新记录'), reason: text('撤回原因', 4, 200) });

export const issueUpdateKey = shape({ id: product }, { key: z.string() });

export const watchUpdates = shape({
  id: product,
  endpoint: z
    .string({ error: '请填写监测地址' })
    .trim()
    .max(300, { error: '监测地址不能超过 300 个字符' })
    .regex(/^https?:\/\/[^\s/?#@\\]+([/?][^\s#\\]*)?$/i, { error: '请填写以 http:// 或 https:// 开头的地址' })
    .refine((value) => URL.canParse(value), { error: '监测地址不正确' })
    .meta({ title: '监测地址' }),
  pointer: z
    .string()
    .trim()
    .max(200, { error: '字段位置不能超过 200 个字符' })
    .regex(/^(\/([^~/]|~[01])*)*$/, { error: '请按 JSON Pointer 填写，例如 /data/updatedAt' })
    .default('')
    .meta({ title: '更新时间字段' }),
  secretName: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9_.-]{1,60})?$/, { error: '请求头名称只能用英文字母、数字、点、下划线和连字符' })
    .default('')
    .meta({ title: '凭证请求头' }),
  secret: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]{0,2000}$/, { error: '凭证为英文、数字或符号，不含换行' })
    .default('')
    .meta({ title: '凭证' }),
});

export const unwatchUpdates = shape({ id: product });
