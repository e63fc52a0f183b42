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

export const connectionHeader =
  /^(host|connection|content-length|content-type|transfer-encoding|keep-alive|upgrade|expect|te|trailer|via|cookie|forwarded|x-forwarded-.*|x-real-ip|proxy-.*)$/i;

export const usageSpans = { day: '近 24 小时', month: '近 30 天' } as const;

export type UsageSpan = keyof typeof usageSpans;
