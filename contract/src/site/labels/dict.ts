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
} as const;

/** Dictionaries whose every code the program treats by itself, with the reason: entries are named and retired, none is added. */
export const closedDicts: Partial<Record<keyof typeof dicts, string>> = {
  priceMode: '价格怎样计算、怎样结算由程序决定，新的计价方式须随程序升级增加',
  delivery: '每种交付方式都有自己的办理步骤，新的交付方式须随程序升级增加',
  updateFrequency: '更新是否按期由程序按频率计算，新的频率须随程序升级增加',
  dataLevel: '核心数据不得交易、重要数据须两人审核，新的级别须随程序升级增加',
  personalInfo: '须提交哪些材料由它决定，新的情况须随程序升级增加',
  fieldType: '样例按字段类型核对，新的类型须随程序升级增加',
};

export type DictName = keyof typeof dicts;

export function isDictName(name: string): name is DictName {
  return Object.hasOwn(dicts, name);
}
