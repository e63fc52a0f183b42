// Names, labels and limits, without schemas.
import { accessPlaces, maskedPlaces, reviewQueues } from '../nouns.ts';

export type ReviewQueue = keyof typeof reviewQueues;

export const reviewQueueNames = Object.keys(reviewQueues) as [ReviewQueue, ...ReviewQueue[]];

/** Minutes that something stays in one reviewer's hand. */
export const claimMinutes = 30;

/** Personal values that an office page shows masked. */
export const maskedFields = { idNumber: '身份证号码', contactPhone: '联系电话', bankNumber: '银行账号' } as const;

export type MaskedField = keyof typeof maskedFields;

export const fieldNames = Object.keys(maskedFields) as [MaskedField, ...MaskedField[]];

export type MaskedPlace = keyof typeof maskedPlaces;

export const placeNames = Object.keys(maskedPlaces) as [MaskedPlace, ...MaskedPlace[]];

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
