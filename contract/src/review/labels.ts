// Names, labels and limits, without schemas.

/** The desks that decide on submissions. */
export const reviewQueues = {
  attestation: '身份认证审核',
  merchant: '数商入驻审核',
  permit: '交易权限审核',
  experience: '交易经验审核',
  product: '产品登记审核',
  demand: '需求发布审核',
  objection: '公示异议',
  dispute: '交易争议',
  rating: '成交评价',
  complaint: '投诉与建议',
} as const;

export type ReviewQueue = keyof typeof reviewQueues;

export const reviewQueueNames = Object.keys(reviewQueues) as [ReviewQueue, ...ReviewQueue[]];

/** Minutes that something stays in one reviewer's hand. */
export const claimMinutes = 30;

/** Personal values that an office page shows masked. */
export const maskedFields = { idNumber: '身份证号码', contactPhone: '联系电话', bankNumber: '银行账号' } as const;

export type MaskedField = keyof typeof maskedFields;

export const fieldNames = Object.keys(maskedFields) as [MaskedField, ...MaskedField[]];

/** Places of masked values. */
export const maskedPlaces = {
  attestation: reviewQueues.attestation,
  product: reviewQueues.product,
  demand: reviewQueues.demand,
  dispute: reviewQueues.dispute,
  complaint: reviewQueues.complaint,
  order: '订单',
  payout: '结算退款',
  account: '账号',
} as const;

export type MaskedPlace = keyof typeof maskedPlaces;

export const placeNames = Object.keys(maskedPlaces) as [MaskedPlace, ...MaskedPlace[]];

/** Places in which the office opens personal data; each access is recorded. */
export const accessPlaces = {
  ...maskedPlaces,
  merchant: reviewQueues.merchant,
  permit: reviewQueues.permit,
  experience: reviewQueues.experience,
  objection: reviewQueues.objection,
  file: '上传的文件',
} as const;

export type AccessPlace = keyof typeof accessPlaces;

export const accessPlaceNames = Object.keys(accessPlaces) as [AccessPlace, ...AccessPlace[]];

/** Kinds of access: a masked value, the detail page with its papers, a sample file, an export. */
export const accessParts = {
  ...maskedFields,
  detail: '详情与证明材料',
  sample: '样例文件',
  messages: '订单留言',
  export: '导出的列表',
  paper: '文件原件',
} as const;

export type AccessPart = keyof typeof accessParts;

export const accessPartNames = Object.keys(accessParts) as [AccessPart, ...AccessPart[]];

export const revealColumns = {
  at: '时间',
  operator: '人员',
  place: '所在页面',
  field: '查看内容',
  reason: '事由',
  subject: '事项编号',
} as const;
