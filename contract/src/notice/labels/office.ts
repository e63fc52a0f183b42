export const smsStates = { waiting: '等待发送', retrying: '等待重试', sent: '已发出', failed: '发送失败' } as const;

export type SmsState = keyof typeof smsStates;

export const smsProblems = {
  refused: '短信网关拒绝了这条短信',
  unreachable: '短信网关无法访问，或没有按时答复',
  noPhone: '账号已注销，没有手机号',
} as const;

export type SmsProblem = keyof typeof smsProblems;

export const outgoingColumns = {
  title: '通知',
  topic: '类别',
  phone: '手机号',
  state: '状态',
  tries: '已试',
  problem: '失败原因',
  createdAt: '通知时间',
  sentAt: '发出时间',
} as const;
