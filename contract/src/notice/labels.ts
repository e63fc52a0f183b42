// Names, labels and limits, without schemas.

export const noticeTopics = {
  application: '资质审核',
  product: '数据产品',
  demand: '数据需求',
  match: '供需匹配',
  order: '订单交易',
  certificate: '证书凭证',
  account: '账户与隐私',
  complaint: '投诉与建议',
} as const;

export type NoticeTopic = keyof typeof noticeTopics;

export const noticeTopicNames = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];

/** A larger unread count is shown as this. */
export const mostUnreadShown = 100;
