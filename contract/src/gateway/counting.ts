// The counting rule of gateway calls. Without schemas, because public pages show the rule too.

/** The outcome of a call. It counts from the moment it is sent; only a failure of the supplier is credited back. */
export const callOutcomes = {
  answered: { label: '供方已应答', isCounted: true },
  left: { label: '需方中断', isCounted: true },
  cutOff: { label: '返回超过 50 MB，中途截断', isCounted: true },
  interrupted: { label: '平台中断', isCounted: true },
  unreachable: { label: '供方接口连接失败', isCounted: false },
  tooSlow: { label: '供方超时未应答', isCounted: false },
  failed: { label: '供方服务出错（HTTP 5xx）', isCounted: false },
  turnedAway: { label: '供方拒绝平台访问（401、403、407、429）', isCounted: false },
  redirected: { label: '供方要求跳转', isCounted: false },
  replyTooLarge: { label: '供方返回超过 50 MB', isCounted: false },
  broken: { label: '供方返回中断', isCounted: false },
  notSent: { label: '请求不完整，未转发', isCounted: false },
} as const;

export type CallOutcome = keyof typeof callOutcomes;

/** The rule of counting, as every page about bought interfaces shows it. */
export const countingRule = [
  '请求转发给供方时即计 1 次；需方中途断开、不等结果，仍然计次。供方返回的 4xx（参数有误、没有数据等）计次。',
  '因供方原因没有完成的退回次数：连接失败、超时未应答、返回 5xx、返回中途断开、要求跳转、事先声明的返回超过 50 MB，以及以 401、403、407、429 拒绝平台访问的。',
  '平台节点中断、结果不明的调用计次，并在调用明细中标明“平台中断”，双方可据此协商。',
] as const;
