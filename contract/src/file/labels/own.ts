// Names, labels and limits, without schemas.

/** The kinds of a file's uses, with their labels. */
export const fileUses = {
  attestation: '身份认证',
  merchant: '数商入驻',
  permit: '交易权限',
  experience: '交易经验',
  product: '产品',
  demand: '需求',
  offer: '报价',
  objection: '公示异议',
  complaint: '投诉与建议',
  bought: '订购的订单',
  sold: '售出的订单',
} as const;

export type FileUse = keyof typeof fileUses;

export const useNames = Object.keys(fileUses) as [FileUse, ...FileUse[]];

export const fileShows = { all: '全部', unused: '未使用', used: '已使用' } as const;

export type FileShow = keyof typeof fileShows;

export const showNames = Object.keys(fileShows) as [FileShow, ...FileShow[]];
