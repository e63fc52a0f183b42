// The personal centre's sidebar.
import type { CurrentUser } from '@shuji/contract/account/schema';
import type { Call } from '@shuji/contract/call';
import { addDemand } from '@shuji/contract/demand/calls';
import { followDemand } from '@shuji/contract/demand/follow';
import { saveExperience } from '@shuji/contract/experience/calls';
import { getBankAccount } from '@shuji/contract/merchant/bank-account';
import { applyMerchant } from '@shuji/contract/merchant/calls';
import { applyOnboarding } from '@shuji/contract/onboarding/calls';
import { applyOrder } from '@shuji/contract/order/placing';
import { applyPermit } from '@shuji/contract/permit/calls';
import { addFavourite } from '@shuji/contract/product/interest';
import { saveProduct } from '@shuji/contract/product/own';
import { saveSearch } from '@shuji/contract/saved-search/calls';
import { type PageName, paths } from '#app/paths.ts';
import { memberMay } from '#app/ui/member-roles.ts';
import { icons } from '#app/ui/plain/icons.ts';

/** What opens an entry to an account. */
export type Need = 'attested' | 'buyer' | 'merchant' | 'vendor';

export interface Entry {
  name: PageName;
  label: string;
  icon: string;
  /** Nothing where it is open to every account. */
  needs?: Need;
  /** What its page is for: a member of a company whose roles do not admit them to this call has no such entry. */
  call?: Call;
}

interface Group {
  title: string;
  pages: Entry[];
}

export const groups: Group[] = [
  {
    title: '总览',
    pages: [
      { name: 'mycenter', label: '个人中心', icon: icons.home },
      { name: 'mynotice', label: '站内消息', icon: icons.bell },
      { name: 'mycomplaint', label: '投诉与建议', icon: icons.talk },
    ],
  },
  {
    title: '采购',
    pages: [
      { name: 'ordermanage', label: '订购的产品', icon: icons.cart, needs: 'buyer' },
      { name: 'mytrial', label: '我的试用', icon: icons.flask, needs: 'buyer' },
      { name: 'checkprod', label: '数据产品需求登记', icon: icons.clipboard, needs: 'buyer', call: applyOrder },
      { name: 'collect', label: '收藏的产品', icon: icons.star, call: addFavourite },
      { name: 'mysearch', label: '保存的搜索', icon: icons.magnifier, call: saveSearch },
    ],
  },
  {
    title: '供应',
    pages: [
      { name: 'sellprod', label: '售出的产品', icon: icons.tag, needs: 'vendor' },
      { name: 'myprod', label: '我的产品', icon: icons.box, needs: 'vendor' },
      { name: 'prodin', label: '发布产品', icon: icons.upload, needs: 'vendor', call: saveProduct },
      { name: 'myobjection', label: '公示异议', icon: icons.scales, needs: 'attested' },
      { name: 'mybank', label: '收款账户', icon: icons.card, needs: 'merchant', call: getBankAccount },
    ],
  },
  {
    title: '需求',
    pages: [
      { name: 'publish', label: '发布需求', icon: icons.megaphone, needs: 'attested', call: addDemand },
      { name: 'mydemand', label: '我的需求', icon: icons.list, needs: 'attested' },
      { name: 'myoffers', label: '我的报价', icon: icons.handshake, needs: 'vendor' },
      { name: 'followed', label: '关注的需求', icon: icons.eye, call: followDemand },
    ],
  },
  {
    title: '资质',
    pages: [
      { name: 'attestation', label: '身份认证', icon: icons.identity, call: applyOnboarding },
      { name: 'checkin', label: '数商信息', icon: icons.company, call: applyMerchant },
      { name: 'dealauth', label: '开通交易权限', icon: icons.key, call: applyPermit },
      { name: 'openrecord', label: '权限开通记录', icon: icons.history, needs: 'attested' },
      { name: 'transregister', label: '交易经验登记', icon: icons.medal, needs: 'attested', call: saveExperience },
      { name: 'myrecord', label: '交易履历', icon: icons.chart, needs: 'merchant' },
    ],
  },
  {
    title: '账户',
    pages: [
      { name: 'mymember', label: '企业成员', icon: icons.people, needs: 'attested' },
      { name: 'myfiles', label: '我的文件', icon: icons.folder },
      { name: 'myuppwd', label: '修改密码', icon: icons.lock },
      { name: 'myphone', label: '更换手机', icon: icons.phone },
      { name: 'mysession', label: '登录设备', icon: icons.screen },
      { name: 'myprivacy', label: '隐私与个人信息', icon: icons.shield },
    ],
  },
];

/** Why an entry is not open yet, and the page that opens it; in the order in which one gets there. */
export const reasons: Record<Need, { text: string; to: PageName }> = {
  attested: { text: '完成身份认证后可用', to: 'attestation' },
  buyer: { text: '开通需方权限后可用', to: 'dealauth' },
  merchant: { text: '入驻数商后可用', to: 'onboarding' },
  vendor: { text: '开通供方权限后可用', to: 'dealauth' },
};

type Standing = Pick<CurrentUser, 'roles' | 'attested' | 'merchantId' | 'isBuyer' | 'isSeller' | 'isService'>;

function has(need: Need, { attested, merchantId, isBuyer, isSeller, isService }: Omit<Standing, 'roles'>): boolean {
  return { attested, buyer: isBuyer, merchant: merchantId !== null, vendor: isSeller || isService }[need];
}

/** The first step towards an entry that is not open to an account; undefined for one that is open. */
function missing({ needs }: Entry, user: Standing): Need | undefined {
  if (!needs || has(needs, user)) return undefined;
  return needs === 'vendor' && !has('merchant', user) ? 'merchant' : needs;
}

/**
 * The menu of an account: the groups with what is open to it, and the rest by what would open it; nothing of what is
 * for other members of the company. All is open while the account is not known, for a menu that folds is better than one
 * that lacks an entry.
 */
export function menuFor(user: Standing | undefined): { open: Group[]; folded: { need: Need; pages: Entry[] }[] } {
  if (!user) return { open: groups, folded: [] };
  const offered = groups.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ call }) => !call || memberMay(call, user.roles)),
  }));
  const open = offered.map(({ title, pages }) => ({ title, pages: pages.filter((page) => !missing(page, user)) }));
  const rest = offered.flatMap(({ pages }) => pages);
  const folded = (Object.keys(reasons) as Need[]).map((need) => ({
    need,
    pages: rest.filter((page) => missing(page, user) === need),
  }));
  return { open: open.filter(hasPages), folded: folded.filter(hasPages) };
}

function hasPages({ pages }: { pages: Entry[] }): boolean {
  return pages.length > 0;
}

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
