export const broadcastStatus = { draft: '草稿', sending: '发送中', sent: '已发送', stopped: '已停止' } as const;

export type BroadcastStatus = keyof typeof broadcastStatus;

export const audiences = {
  all: '全部用户',
  organisation: '已认证企业',
  merchant: '数商',
  seller: '有供方权限的',
  buyer: '有需方权限的',
  runningBuyer: '有进行中订单的需方',
  runningSeller: '有进行中订单的供方',
} as const;

export type Audience = keyof typeof audiences;

export const importance = { ordinary: '一般通知', important: '重要通知' } as const;

/** Messages that may be handed in for approval within a day. */
export const mostBroadcastsDaily = 3;

export const broadcastColumns = {
  title: '标题',
  audience: '发给',
  importance: '种类',
  status: '状态',
  progress: '送达',
  author: '起草人',
  approved: '批准',
} as const;
