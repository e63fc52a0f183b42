/** Every rule with its description for the office; the thresholds are in the server's rules.ts. */
export const alertRules = {
  samePair: '同一对供需双方 30 天内成交往来达 4 笔',
  related: '供需双方疑似关联：法定代表人相同，或登记地址相同',
  sameAddress: '供需双方从同一网络地址签署合同',
  priceOff: '单价偏离该产品其他订单的中位数一倍以上，或低于一半',
  tierOff: '成交金额与产品标价（规格单价 × 数量）相差超过一半',
  orderBurst: '同一需方 24 小时内提交 5 笔以上订购申请',
  cancelBurst: '同一主体 7 天内有 3 笔以上订单取消',
  contactHarvest: '同一数商 30 天内看过联系方式后退回接单达 5 次，或看过 10 条需求的联系方式而没有报价、订单',
  disputeDue: '争议处理期限已过，尚未作出处理',
  fileDamaged: '存储中的文件与登记的 SHA-256 不一致',
  fileQuarantined: '上传的文件含有恶意程序，已被隔离',
  paymentDue: '付款期限不足 24 小时，需方尚未提交付款凭证',
} as const;

export type AlertRule = keyof typeof alertRules;
