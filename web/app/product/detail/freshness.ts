// Words for an update frequency and for the data's age.
import type { ProductDetail } from '@shuji/contract/product/schema';
import { dayOf } from '#app/ui/time.ts';

const promises: Record<string, string> = {
  static: '本产品一次性提供，登记后不再更新',
  realtime: '供方承诺数据产生后随即更新',
  hourly: '供方承诺每小时至少更新一次',
  daily: '供方承诺每天至少更新一次',
  weekly: '供方承诺每周至少更新一次',
  monthly: '供方承诺每月至少更新一次',
  quarterly: '供方承诺每季度至少更新一次',
  halfYearly: '供方承诺每半年至少更新一次',
  yearly: '供方承诺每年至少更新一次',
  onDemand: '供方按需方的要求更新，时间由合同约定',
};

/** The freshness in one sentence; missing facts are left out. */
export function freshnessOf({ updateFrequency, periodTo, registeredAt }: ProductDetail): string {
  const promise = promises[updateFrequency];
  const age = periodTo
    ? `供方登记的数据截至 ${periodTo}`
    : `供方未登记数据截止日；登记内容最近于 ${dayOf(registeredAt)} 更新`;
  return promise ? `${promise}。${age}。` : `${age}。`;
}
