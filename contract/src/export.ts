// Lists taken along as tables.
import { z } from 'zod';
import { oneOf, queryList } from './field.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Most rows of one table; a larger export needs a narrower filter. */
export const mostExportRows = 5000;

/** Lists of the office that remember their columns and can be exported; office pages and export records name them so. */
export const officeLists = {
  news: '行业资讯',
  document: '规则、协议与帮助',
  complaint: '投诉与建议',
  partner: '生态伙伴',
  poster: '海报',
  operator: '运营人员',
  audit: '审计记录',
  export: '导出记录',
  reveal: '个人信息查看记录',
  product: '产品登记',
  demand: '需求',
  attestation: '身份认证申请',
  merchant: '数商入驻申请',
  permit: '交易权限申请',
  experience: '交易经验申请',
  order: '订单',
  payment: '付款核对',
  payout: '结算与退款',
  invoice: '服务费发票',
  dispute: '交易争议',
  objection: '公示异议',
  rating: '成交评价',
  certificate: '证书凭证',
  account: '账号',
  job: '定时任务',
  jobRun: '任务运行记录',
  outgoing: '短信通知',
} as const;
export type OfficeListName = keyof typeof officeLists;

export const officeListNames = Object.keys(officeLists) as [OfficeListName, ...OfficeListName[]];

/** The titles of a list's columns by key, in their order. */
export type Columns<K extends string = string> = Readonly<Record<K, string>>;

type Paging = 'pageNum' | 'pageSize' | 'before';

/** The input of a call that exports what a list finds: the list's own filter, and which columns, all when none is named. */
export function exportInput<S extends z.ZodRawShape, K extends string>(
  list: { input: z.ZodObject<S> },
  columns: Columns<K>,
) {
  const { pageNum: _, pageSize: __, before: ___, ...filter } = list.input.shape;
  return z.object({
    ...(filter as unknown as Omit<S, Paging>),
    format: oneOf('文件格式', exportFormats),
    columns: queryList(oneOf('列', Object.keys(columns) as [K, ...K[]])).optional(),
  });
}
