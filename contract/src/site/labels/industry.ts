/** Short names of the industries of GB/T 4754, by the code of the dictionary, where its own name is too long. */
const shortNames: Readonly<Record<string, string>> = {
  agriculture: '农业',
  mining: '采矿',
  manufacturing: '制造',
  utilities: '能源',
  construction: '建筑',
  trade: '商贸',
  transport: '交通',
  hospitality: '餐旅',
  information: '信息技术',
  finance: '金融',
  realEstate: '地产',
  business: '商务',
  science: '科研',
  environment: '环境',
  residentService: '居民服务',
  education: '教育',
  health: '医疗',
  culture: '文旅',
  publicAdministration: '政务',
  international: '国际组织',
};

/** An industry that an operator added keeps its own name. */
export function shortIndustry(code: string, name: string): string {
  return shortNames[code] ?? name;
}
