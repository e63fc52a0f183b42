export const orderSorts = {
  newest: '最新申请',
  due: '最先到期',
  amount: '金额最高',
  oldest: '最早申请',
} as const;

export type OrderSort = keyof typeof orderSorts;

/** Orders whose next step is the reader's, those with messages they have not read, and what else waits for them. */
export const orderShows = {
  turn: '待我办理',
  unread: '有未读留言',
  plead: '争议待我陈述',
  invoice: '待我开票',
  key: '待领取密钥',
} as const;

export type OrderShow = keyof typeof orderShows;
