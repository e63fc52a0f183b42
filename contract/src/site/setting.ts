// Every setting of the centre: what it means, what it may be, and what it does.
import { feePayers } from '../order/labels/fee.ts';

export const settingGroups = {
  site: '网站信息',
  review: '审核与公示',
  order: '订单期限',
  fee: '交易服务费',
  account: '收款账户',
  limit: '数量限制',
  security: '后台安全',
} as const;

export type SettingGroup = keyof typeof settingGroups;

export interface Setting {
  group: SettingGroup;
  label: string;
  about: string;
  /** `number` counts in `unit`; `fen` is money; `days` is a list of calendar days. */
  kind: 'text' | 'number' | 'fen' | 'days' | 'choice';
  unit?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  /** It may not be left empty. */
  required?: boolean;
  choices?: Readonly<Record<string, string>>;
  /** Changes that need a second administrator: those that weaken a guard or move money. */
  twoPersons?: (before: string, after: string) => boolean;
}

const always = () => true;

const lowered = (before: string, after: string) => Number(after) < Number(before);

/** What is stricter is a lower sum from which a guard holds; empty is no guard at all. */
const raised = (before: string, after: string) => before !== '' && (after === '' || lowered(after, before));

const leaving = (strict: string) => (before: string) => before === strict;

const text = (group: SettingGroup, label: string, about: string, maxLength = 60): Setting => ({
  group,
  label,
  about,
  kind: 'text',
  maxLength,
});

const number = (
  group: SettingGroup,
  label: string,
  about: string,
  [min, max]: [min: number, max: number],
  unit = '天',
): Setting => ({ group, label, about, kind: 'number', unit, min, max, required: true });

const fen = (label: string, about: string): Setting => ({
  group: 'fee',
  label,
  about,
  kind: 'fen',
  required: true,
  twoPersons: always,
});

const orderDays = (label: string, about: string) => number('order', label, about, [1, 90]);

const settings = {
  web_title: { ...text('site', '网站名称', '显示在页眉、页脚、浏览器标题和新签发的凭证上', 30), required: true },
  web_description: text('site', '网站简介', '搜索引擎和分享链接显示的介绍', 200),
  blocked_searches: text(
    'site',
    '不显示的搜索词',
    '含有这些词的搜索不出现在首页的“热门搜索”中，以空格隔开；热门搜索取近 30 日搜索人次最多、不少于 5 次的词，每日更新',
    500,
  ),
  web_icp: text('site', 'ICP 备案号', '显示在页脚；留空则不显示'),
  web_police: text('site', '公安备案号', '显示在页脚；留空则不显示'),
  link_phone: text('site', '联系电话', '显示在页脚和“关于我们”'),
  link_email: text('site', '联系邮箱', '显示在页脚和“关于我们”'),
  link_address: text('site', '联系地址', '显示在页脚和“关于我们”', 100),
  link_hours: text('site', '服务时间', '显示在页脚、“关于我们”和帮助中心', 100),

  notice_days: {
    ...number('review', '公示天数', '产品审核通过后先公示，期满无异议才完成登记', [0, 60]),
    twoPersons: lowered,
  },
  review_days: number('review', '审核时限', '各审核队列从提交次日起算的工作日数', [1, 30], '个工作日'),
  rest_days: {
    group: 'review',
    label: '放假的工作日',
    about: '周一至周五中不上班的日子，按国务院办公厅每年的通知填写；审核时限不计这些天',
    kind: 'days',
  },
  extra_work_days: {
    group: 'review',
    label: '调休上班日',
    about: '周末中照常上班的日子；审核时限计入这些天',
    kind: 'days',
  },

  order_reply_days: orderDays('供方答复期限', '需方提交订购后，供方须在此期限内确认或报价'),
  order_sign_days: orderDays('签约期限', '合同拟定后，双方须在此期限内签署'),
  order_payment_days: orderDays('支付期限', '合同签署后，需方须在此期限内付款'),
  order_delivery_days: orderDays('交付期限', '付款确认后，供方须在此期限内交付'),
  acceptance_days: {
    ...orderDays('验收期限', '交付后，需方须在此期限内验收；逾期视为验收通过'),
    twoPersons: lowered,
  },
  order_dispute_days: orderDays('争议处理期限', '提出争议后，双方自行协商的期限'),

  fee_rate: {
    ...number('fee', '服务费率', '按合同总价收取的比例，100 即 1%；0 表示不收取', [0, 10_000], '基点'),
    twoPersons: always,
  },
  fee_min: fen('最低服务费', '每笔订单至少收取；0 表示不设'),
  fee_max: fen('最高服务费', '每笔订单至多收取；0 表示不设'),
  fee_payer: {
    group: 'fee',
    label: '承担方',
    about: '服务费由谁承担；写入之后拟定的合同，已签合同不变',
    kind: 'choice',
    choices: feePayers,
    required: true,
    twoPersons: always,
  },

  pay_account_name: { ...text('account', '收款户名', '需方付款页显示的收款单位'), twoPersons: always },
  pay_bank: { ...text('account', '开户银行', '需方付款页显示的开户行全称'), twoPersons: always },
  pay_account_number: { ...text('account', '收款账号', '需方付款页显示的对公账号', 40), twoPersons: always },

  demand_quota: number('limit', '在办需求数', '一个账号同时在办的需求上限，草稿也计入', [1, 1_000], '条'),
  demand_takes_open: number('limit', '同时接单数', '一个数商同时接单对接的需求上限', [1, 1_000], '条'),
  demand_takes_daily: number('limit', '每日接单数', '一个数商一天接单的次数上限，退回的也计入', [1, 1_000], '次'),
  offer_quota: number('limit', '进行中报价数', '一个数商同时进行中的报价上限', [1, 1_000], '份'),
  order_open_most: number('limit', '未了结订购数', '一个主体同时待答复的订购申请上限', [1, 10_000], '笔'),
  upload_room_unverified: number(
    'limit',
    '未认证账号暂存',
    '未传完与未使用的文件合计上限，一个账号',
    [1, 1_000_000],
    'MB',
  ),
  upload_room_verified: number(
    'limit',
    '已认证账号暂存',
    '未传完与未使用的文件合计上限，一个账号',
    [1, 1_000_000],
    'MB',
  ),
  upload_room_seller: number('limit', '供方与数商暂存', '未传完与未使用的文件合计上限，一个账号', [1, 1_000_000], 'MB'),
  upload_room_all: number('limit', '全部账号暂存', '未传完与未使用的文件合计上限，全部账号', [1, 100_000_000], 'MB'),
  disk_free_least: number('limit', '磁盘保留', '剩余磁盘低于这一比例时不再接收上传', [1, 90], '%'),
  match_notices_daily: number('limit', '每日匹配提醒', '一个账号一天最多收到的需求匹配提醒', [0, 100], '条'),
  gateway_per_second: number(
    'limit',
    '接口调用频率',
    '一份授权每秒最多调用接口产品的次数；写入之后开通的授权，已开通的不变',
    [1, 10_000],
    '次/秒',
  ),

  office_totp: {
    group: 'security',
    label: '动态验证码',
    about: '系统、审核与财务人员登录后台时，是否必须绑定动态验证码',
    kind: 'choice',
    choices: { required: '必须绑定', optional: '自愿绑定' },
    required: true,
    twoPersons: leaving('required'),
  },
  finance_two_above: {
    group: 'security',
    label: '财务双人复核金额',
    about: '一笔到账、结算或退款超过这个金额的，由一名财务人员提交、另一名复核后才生效；0 表示每一笔，留空表示不复核',
    kind: 'fen',
    twoPersons: raised,
  },
  captcha_form: {
    group: 'security',
    label: '图形验证码',
    about: '登录、注册等处图形验证码的形式；看不清的人总可以改用文字题。拼图更省力，也更容易被程序识破',
    kind: 'choice',
    choices: { letters: '字符图', slider: '拼图' },
    required: true,
    twoPersons: leaving('letters'),
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;

export const settingTable: Readonly<Record<SettingKey, Setting>> = settings;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settings, key);
}

export function takesTwo(key: SettingKey, before: string, after: string): boolean {
  return settingTable[key].twoPersons?.(before, after) ?? false;
}

/** The fault of a value; null for none. */
export function wrongSetting(key: SettingKey, value: string): string | null {
  const {
    label,
    kind,
    unit,
    min = 0,
    max = 1_000_000_000_000,
    maxLength = 2000,
    required,
    choices,
  } = settingTable[key];
  if (value === '') return required ? `请填写${label}` : null;
  if (value.length > maxLength) return `${label}不能超过 ${maxLength} 个字`;
  if (kind === 'choice') return choices && Object.hasOwn(choices, value) ? null : `请选择${label}`;
  if (kind === 'days') {
    const wrong = daysIn(value).find((day) => !isDay(day));
    return wrong === undefined ? null : `“${wrong}”不是日期，请写成 2026-01-01，多个日期用逗号隔开`;
  }
  if (kind === 'text') return null;
  if (!/^(0|[1-9]\d{0,12})$/.test(value)) return `${label}需为整数`;
  if (Number(value) >= min && Number(value) <= max) return null;
  return kind === 'fen' ? `${label}超出范围` : `${label}需在 ${min} 至 ${max} ${unit ?? ''}之间`;
}

/** The days of a list, as written, in order. */
export function daysIn(value: string): string[] {
  return [...new Set(value.split(/[\s,，、;；]+/).filter(Boolean))].sort();
}

/** Canonical form of a value: days in order, separated by commas. */
export function settledSetting(key: SettingKey, value: string): string {
  return settingTable[key].kind === 'days' ? daysIn(value).join(',') : value.trim();
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
