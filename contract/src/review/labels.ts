import type { accessPlaces, maskedPlaces, reviewQueues } from '../nouns.ts';

export type ReviewQueue = keyof typeof reviewQueues;

/** Minutes that something stays in one reviewer's hand. */
export const claimMinutes = 30;

/** Personal values that an office page shows masked. */
export const maskedFields = { idNumber: '身份证号码', contactPhone: '联系电话', bankNumber: '银行账号' } as const;

export type MaskedField = keyof typeof maskedFields;

export type MaskedPlace = keyof typeof maskedPlaces;

export type AccessPlace = keyof typeof accessPlaces;

/** Kinds of access: a masked value, the detail page with its papers, a sample file, an export. */
export const accessParts = {
  ...maskedFields,
  detail: '详情与证明材料',
  sample: '样例文件',
  messages: '订单留言',
  contract: '合同文件',
  export: '导出的列表',
  paper: '文件原件',
} as const;

export type AccessPart = keyof typeof accessParts;

export const revealColumns = {
  at: '时间',
  operator: '人员',
  place: '所在页面',
  field: '查看内容',
  reason: '事由',
  subject: '事项编号',
} as const;
