// API products after they are sold: called through the centre's gateway, counted, watched by both sides.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { type CallOutcome, callOutcomes } from './counting.ts';

export const accessStates = {
  waiting: '待领取密钥',
  open: '可调用',
  usedUp: '次数已用完',
  expired: '已到期',
  suspended: '已暂停',
  closed: '已关闭',
} as const;
export type AccessState = keyof typeof accessStates;

/** The place of the supplier's secret in a request. */
export const secretPlaces = { header: '请求头', query: '查询参数' } as const;
export type SecretPlace = keyof typeof secretPlaces;

export const gatewayMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Limits of a request's size and time. */
export const gatewayLimits = {
  requestBytes: 10 * 1024 * 1024,
  replyBytes: 50 * 1024 * 1024,
  headMs: 30_000,
  quietMs: 15_000,
  wholeMs: 120_000,
} as const;

/** Days that usage by hour is stored. */
export const usageDays = 400;

/** Days that single calls are stored. */
export const callDays = 30;

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

const connectionHeader =
  /^(host|connection|content-length|content-type|transfer-encoding|keep-alive|upgrade|expect|te|trailer|via|cookie|forwarded|x-forwarded-.*|x-real-ip|proxy-.*)$/i;

/** Sent as it is, so it may hold what a header may hold and nothing else. */
export const secret = z
  .string({ error: '请填写接口凭证' })
  .trim()
  .regex(/^[\x20-\x7e]{1,2000}$/, { error: '接口凭证为 1–2000 个英文、数字或符号，不含换行' })
  .meta({ title: '接口凭证' });

export const usageSpans = { day: '近 24 小时', month: '近 30 天' } as const;
export type UsageSpan = keyof typeof usageSpans;

const usagePoint = z.object({
  /** Begin of the hour or, in China, of the day. */
  at: moment,
  /** Answered by the supplier and counted. */
  calls: z.int(),
  /** Turned away by the gateway. */
  refused: z.int(),
  /** Not answered by the supplier, or with an error of its own; not counted. */
  failed: z.int(),
  /** Of what was answered; null when nothing was. */
  averageMs: z.int().nullable(),
  slowestMs: z.int().nullable(),
});
export type UsagePoint = z.output<typeof usagePoint>;

export const readGateway = call('GET', '/api/gateway/access/:id', {
  summary: 'API 调用通道：状态、余量与用量',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('调用通道'), span: oneOf('统计范围', ['day', 'month']).default('day') }),
  output: z.object({
    id: z.string(),
    side: z.enum(['buyer', 'seller']),
    orderId: z.string(),
    orderNumber: z.string(),
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
    /** The supplier's own; null for the buyer. The secret itself is shown to nobody. */
    upstream: z
      .object({
        endpoint: z.string(),
        secretPlace: z.enum(['header', 'query']),
        secretName: z.string(),
        changedAt: moment,
      })
      .nullable(),
    points: z.array(usagePoint),
  }),
});
export type GatewayPage = z.output<typeof readGateway.output>;

const outcomes = Object.keys(callOutcomes) as [CallOutcome, ...CallOutcome[]];

const gatewayCall = z.object({
  id: z.string(),
  at: moment,
  /** Null while it is under way. */
  outcome: z.enum(outcomes).nullable(),
  isCounted: z.boolean(),
  /** Of the supplier's answer; null where none began. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
});
export type GatewayCall = z.output<typeof gatewayCall>;

export const listGatewayCalls = call('GET', '/api/gateway/calls/:id', {
  summary: 'API 调用明细：每次调用的结果，计次或退回次数及原因；保留 30 天',
  who: 'attested',
  writes: false,
  input: z.object({
    id: id('调用通道'),
    /** Those that count, or those that were given back; both where left out. */
    counted: oneOf('计次', ['yes', 'no']).optional(),
    ...page,
  }),
  output: listOf(gatewayCall),
});

export const issueGatewayKey = call('POST', '/api/gateway/key', {
  summary: '领取或更换调用密钥，只显示这一次；旧密钥立即失效',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('调用通道') }),
  output: z.object({ key: z.string() }),
});

export const changeGatewayUpstream = call('POST', '/api/gateway/upstream', {
  summary: '供方更换接口地址与凭证',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('调用通道'), endpoint, secretPlace, secretName, secret }),
  output: nothing,
});
