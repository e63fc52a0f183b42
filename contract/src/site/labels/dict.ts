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

export function isDictName(name: string): name is DictName {
  return Object.hasOwn(dicts, name);
}
