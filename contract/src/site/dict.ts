// The dictionaries by name, and what a dictionary answers. Their entries live in the database.
import { z } from 'zod';

/** Every dictionary and its Chinese name. Source: market.md, "Words and lists". */
export const dicts = {
  productType: '产品类型',
  industry: '所属行业',
  scene: '应用场景',
  priceMode: '计价方式',
  updateFrequency: '更新频率',
  delivery: '交付方式',
  dataSource: '数据来源',
  rights: '数据权利',
  dataLevel: '数据级别',
  personalInfo: '个人信息情况',
  personalInfoBasis: '个人信息处理依据',
  fieldType: '字段类型',
  merchantKind: '数商类别',
  newsKind: '资讯类别',
  partnerKind: '伙伴类别',
  orderScene: '使用目的',
  dealRole: '交易角色',
} as const;

export type DictName = keyof typeof dicts;

/** One entry of a dictionary: `value` is the stable code, `label` what people read. */
export const dictItem = z.object({
  label: z.string(),
  value: z.string(),
  sort: z.int(),
  isDefault: z.boolean(),
  /** Shown where it stands already, chosen nowhere anew. */
  isRetired: z.boolean(),
});

export type DictItem = z.output<typeof dictItem>;

/** Several dictionaries by name, as the `…/dict` calls of product, demand and news answer. */
export function dictsOf<const N extends readonly [DictName, ...DictName[]]>(names: N) {
  const shape = Object.fromEntries(names.map((name) => [name, z.array(dictItem)]));
  return z.object(shape as Record<N[number], z.ZodArray<typeof dictItem>>);
}

export function isDictName(name: string): name is DictName {
  return Object.hasOwn(dicts, name);
}
