import { z } from 'zod';
import { id, keyOf, listOf, moment, oneOf, page } from '../field.ts';
import { shape } from '../shape.ts';
import { callOutcomes } from './counting.ts';
import { connectionHeader } from './labels.ts';

/** An address that calls are appended to: no query, no fragment, no user name. */
export const endpoint = z
  .string({ error: '请填写接口地址' })
  .trim()
  .max(300, { error: '接口地址不能超过 300 个字符' })
  .regex(/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i, {
    error: '请填写以 http:// 或 https:// 开头的接口地址，不带参数',
  })
  .refine((value) => URL.canParse(value), { error: '接口地址不正确' })
  .meta({ title: '接口地址' });

export const secretPlace = oneOf('凭证的传递方式', ['header', 'query']);

export const secretName = z
  .string({ error: '请填写凭证名称' })
  .trim()
  .regex(/^[A-Za-z0-9_.-]{1,60}$/, { error: '凭证名称只能用英文字母、数字、点、下划线和连字符' })
  .refine((value) => !connectionHeader.test(value), { error: '该名称由传输层使用，请换用接口约定的名称' })
  .meta({ title: '凭证名称' });

/** Sent as it is, so it may hold what a header may hold and nothing else. */
export const secret = z
  .string({ error: '请填写接口凭证' })
  .trim()
  .regex(/^[\x20-\x7e]{1,2000}$/, { error: '接口凭证为 1–2000 个英文、数字或符号，不含换行' })
  .meta({ title: '接口凭证' });

export const usagePoint = z.object({
  /** Begin of the hour or, in China, of the day. */
  at: moment,
  /** Answered by the supplier and counted. */
  calls: z.int(),
  /** Turned away by the gateway. */
  refused: z.int(),
  /** Not answered by the supplier, or with an error of its own; not counted. */
  failed: z.int(),
  /** The mean time of answered calls; null when none was answered. */
  averageMs: z.int().nullable(),
  slowestMs: z.int().nullable(),
});

export type UsagePoint = z.output<typeof usagePoint>;

export const getGateway = shape(
  { id: id('调用通道'), span: oneOf('统计范围', ['day', 'month']).default('day') },
  {
    id: z.string(),
    side: z.enum(['buyer', 'seller']),
    /** Null for a trial. */
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    productId: z.string(),
    productName: z.string(),
    state: z.enum(['waiting', 'open', 'usedUp', 'expired', 'suspended', 'closed']),
    /** The address the buyer calls. */
    url: z.string(),
    methods: z.array(z.string()),
    perSecond: z.int(),
    /** The last characters of the key, to distinguish it; null before there is one. */
    keyHint: z.string().nullable(),
    keyIssuedAt: moment.nullable(),
    /** Null: as many as wanted. */
    bought: z.int().nullable(),
    used: z.int(),
    expiresAt: moment.nullable(),
    openedAt: moment,
    /** Of a trial that was ended before its term. */
    stoppedReason: z.string().nullable(),
    /** The supplier's own; null for the buyer. No reply holds the secret itself. */
    upstream: z
      .object({
        endpoint: z.string(),
        secretPlace: z.enum(['header', 'query']),
        secretName: z.string(),
        changedAt: moment,
      })
      .nullable(),
    points: z.array(usagePoint),
  },
);

export type GatewayPage = z.output<typeof getGateway.output>;

export const gatewayCall = z.object({
  id: z.string(),
  at: moment,
  /** Null while it is under way. */
  outcome: keyOf(callOutcomes).nullable(),
  isCounted: z.boolean(),
  /** The status of the supplier's answer; null when it sent none. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
});

export type GatewayCall = z.output<typeof gatewayCall>;

export const listGatewayCalls = shape(
  {
    id: id('调用通道'),
    /** Those that count, or those that were given back; both where left out. */
    counted: oneOf('计次', ['yes', 'no']).optional(),
    ...page,
  },
  listOf(gatewayCall),
);

export const issueGatewayKey = shape({ id: id('调用通道') }, { key: z.string() });

export const changeGatewayUpstream = shape({ id: id('调用通道'), endpoint, secretPlace, secretName, secret });
