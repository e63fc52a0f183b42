// The personal centre's sidebar.
import { type PageName, paths } from '#app/paths.ts';

export interface Group {
  title: string;
  pages: { name: PageName; label: string }[];
}

export const groups: Group[] = [
  {
    title: '总览',
    pages: [
      { name: 'mycenter', label: '个人中心' },
      { name: 'mynotice', label: '站内消息' },
      { name: 'mycomplaint', label: '投诉与建议' },
    ],
  },
  {
    title: '交易',
    pages: [
      { name: 'ordermanage', label: '订购的产品' },
      { name: 'sellprod', label: '售出的产品' },
      { name: 'mytrial', label: '我的试用' },
      { name: 'checkprod', label: '数据产品需求登记' },
    ],
  },
  {
    title: '产品',
    pages: [
      { name: 'myprod', label: '我的产品' },
      { name: 'prodin', label: '发布产品' },
      { name: 'collect', label: '收藏的产品' },
      { name: 'mysearch', label: '保存的搜索' },
      { name: 'myobjection', label: '公示异议' },
    ],
  },
  {
    title: '需求',
    pages: [
      { name: 'publish', label: '发布需求' },
      { name: 'mydemand', label: '我的需求' },
      { name: 'myoffers', label: '我的报价' },
      { name: 'followed', label: '关注的需求' },
    ],
  },
  {
    title: '资质与账户',
    pages: [
      { name: 'attestation', label: '身份认证' },
      { name: 'checkin', label: '数商信息' },
      { name: 'dealauth', label: '开通交易权限' },
      { name: 'openrecord', label: '权限开通记录' },
      { name: 'transregister', label: '交易经验登记' },
      { name: 'myrecord', label: '交易履历' },
      { name: 'mybank', label: '收款账户' },
      { name: 'mymember', label: '企业成员' },
      { name: 'myfiles', label: '我的文件' },
      { name: 'myuppwd', label: '修改密码' },
      { name: 'myphone', label: '更换手机' },
      { name: 'mysession', label: '登录设备' },
      { name: 'myprivacy', label: '隐私与个人信息' },
    ],
  },
];

/** Pages that are reached from an entry's list. */
const inside: Partial<Record<PageName, PageName>> = {
  prodimport: 'myprod',
  trialoffer: 'myprod',
  myupdates: 'myprod',
  demandoffers: 'mydemand',
  makeoffer: 'myoffers',
  noticesetting: 'mynotice',
};

/**
 * The entry a page of the centre stands under; an order stands under the list of the side it is read from, and the
 * application for a product under the products ordered.
 */
export function entryOf(pathname: string, query: URLSearchParams): PageName | undefined {
  if (pathname === paths.checkprod && query.has('id')) return 'ordermanage';
  if (pathname === paths.orderinfo) return query.get('side') === '2' ? 'sellprod' : 'ordermanage';
  const names = Object.keys(paths) as PageName[];
  const name = names.find((one) => paths[one] === pathname);
  return name && (inside[name] ?? name);
}
