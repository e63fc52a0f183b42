/** A product's status. Before its first registration it is the status of its first version. */
export const productStatus = {
  draft: '草稿',
  pending: '待审核',
  correction: '待补正',
  refused: '已驳回',
  notice: '公示中',
  registered: '已登记',
  listed: '已上架',
  unlisted: '已下架',
  suspended: '强制下架',
  revoked: '已注销',
} as const;

export type ProductStatus = keyof typeof productStatus;

export const productStatuses = Object.keys(productStatus) as [ProductStatus, ...ProductStatus[]];

/** The status of one version of a product's registration. */
export const versionStatuses = ['draft', 'pending', 'correction', 'refused', 'notice', 'registered'] as const;

export type VersionStatus = (typeof versionStatuses)[number];

/** Product types that are services of a merchant, not data: their form has nothing about data. */
export const serviceTypes = ['valuation', 'compliance', 'quality', 'labeling', 'accounting'] as const;

/** False for a form that names no type yet. */
export function isServiceType(productType: string | null): boolean {
  return serviceTypes.some((type) => type === productType);
}

/** Who offers a product of this type: 服务方 a service, 供方 data. */
export function vendorOfType(productType: string | null): '供方' | '服务方' {
  return isServiceType(productType) ? '服务方' : '供方';
}

/** How a product can be tried before it is ordered; only these make 可试用. */
export const trialKinds = { api: '接口试用', sample: '样例可打开' } as const;

/** The most products that stand side by side. */
export const mostCompared = 4;

export const productDicts = [
  'productType',
  'industry',
  'scene',
  'priceMode',
  'updateFrequency',
  'delivery',
  'dataSource',
  'rights',
  'dataLevel',
  'personalInfo',
  'personalInfoBasis',
  'fieldType',
] as const;
