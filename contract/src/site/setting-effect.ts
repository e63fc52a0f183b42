// The effect of a setting, with the figures of an example.

import { feeOf, feeWords } from '../order/fee.ts';
import { type FeePayer, feePayers, yuan } from '../order/labels/fee.ts';
import type { FeeRule } from '../order/schema/fee.ts';
import { chinaDay, dayMs } from '../time.ts';
import { dueDay, isWorkingDay } from '../working-day.ts';
import { daysIn, isSettingKey, type SettingKey, settingTable, wrongSetting } from './setting.ts';

/** 10,000 yuan. */
const example = 1_000_000;

export type SettingValues = Readonly<Partial<Record<SettingKey, string>>>;

/** One sentence about the effect of `value` now, with the other settings as they are; empty without an effect. */
export function settingEffect(key: SettingKey, value: string, others: SettingValues, now: Date): string {
  if (wrongSetting(key, value) !== null) return '';
  const values: SettingValues = { ...others, [key]: value };
  switch (key) {
    case 'notice_days':
      return value === '0'
        ? '审核通过的产品不经公示，立即完成登记'
        : `今天审核通过的产品将公示至 ${dayWords(after(now, value))}`;
    case 'review_days':
    case 'rest_days':
    case 'extra_work_days':
      return clockEffect(key, values, now);
    case 'fee_rate':
    case 'fee_min':
    case 'fee_max':
    case 'fee_payer':
      return feeEffect(feeRuleOf(values));
    case 'office_totp':
      return value === 'required' ? '未绑定的系统、审核与财务人员下次操作前须先绑定' : '未绑定的人员凭密码即可登录后台';
    case 'finance_two_above':
      return twoPersonsEffect(value);
    case 'pay_account_name':
    case 'pay_bank':
    case 'pay_account_number':
      return accountEffect(values);
    default:
      if (settingTable[key].group === 'order') return orderEffect(key, value, now);
      return settingTable[key].group === 'limit' ? limitEffect(key, value) : siteEffect(key, value);
  }
}

function twoPersonsEffect(value: string): string {
  if (value === '') return '一名财务人员即可确认到账、登记转账，不论金额';
  const sums = value === '0' ? '每一笔款项' : `超过 ¥${yuan(Number(value))} 的款项`;
  return `${sums}须两名财务人员办理；在岗的财务人员不足两名时不能生效`;
}

const wordsInHead = 160;

function siteEffect(key: SettingKey, value: string): string {
  const { label } = settingTable[key];
  if (key === 'web_title') return `页眉、页脚、浏览器标题与此后签发的凭证显示“${value}”`;
  if (key === 'web_description') {
    if (value === '') return '没有自己介绍的页面，搜索结果与分享链接不显示介绍';
    const cut = value.length > wordsInHead ? `，第 ${wordsInHead} 字以后不显示` : '';
    return `没有自己介绍的页面，搜索结果与分享链接显示这段介绍${cut}`;
  }
  if (key === 'blocked_searches') {
    const words = value.split(/[\s,，、]+/).filter(Boolean);
    return words.length === 0
      ? '热门搜索不屏蔽任何词'
      : `含有${words.map((word) => `“${word}”`).join('、')}的搜索不再出现在热门搜索中`;
  }
  if (key === 'web_icp' || key === 'web_police')
    return value === '' ? `页脚不显示${label}` : `页脚显示“${value}”，点击前往备案查询网站`;
  return value === '' ? `页脚和“关于我们”不显示${label}` : `页脚和“关于我们”显示“${label}：${value}”`;
}

function accountEffect({ pay_account_name, pay_bank, pay_account_number }: SettingValues): string {
  const missing = [!pay_account_name && '收款户名', !pay_bank && '开户银行', !pay_account_number && '收款账号'];
  const names = missing.filter(Boolean).join('、');
  return names === ''
    ? '待付款的需方从现在起按这个账户转账，此前打开的付款页不会改变'
    : `需方付款页的${names}显示“尚未设置，请联系交易中心”，需方无法转账`;
}

function limitEffect(key: SettingKey, value: string): string {
  const events: Partial<Record<SettingKey, string>> = {
    demand_quota: `一个账号在办 ${value} 条需求时不能再新建，须先关闭或确认成交；已有的不受影响`,
    demand_takes_open: `一个数商有 ${value} 条接单在办时不能再接单，须先成交或退回；已接的不受影响`,
    demand_takes_daily: `一个数商今天接单满 ${value} 次后，次日才能再接单`,
    offer_quota: `一个数商有 ${value} 份报价进行中时不能再报价，须先撤回；已有的不受影响`,
    order_open_most: `一个主体有 ${value} 笔订购待供方答复时不能再申请，须先等待答复或取消`,
    upload_room_unverified: `未认证账号未传完与未使用的文件合计满 ${value} MB 后不能再上传；已有的不受影响`,
    upload_room_verified: `已认证账号未传完与未使用的文件合计满 ${value} MB 后不能再上传；已有的不受影响`,
    upload_room_seller: `供方与数商未传完与未使用的文件合计满 ${value} MB 后不能再上传；已有的不受影响`,
    upload_room_all: `全部账号未传完与未使用的文件合计满 ${value} MB 后，任何人都不能再上传`,
    disk_free_least: `磁盘剩余不足 ${value}% 时，任何人都不能再上传；使用对象存储的不受此限`,
    match_notices_daily: value === '0' ? '不再发送需求匹配提醒' : `一个账号今天收满 ${value} 条后，其余留到次日`,
    gateway_per_second: `此后开通的授权，一秒内第 ${Number(value) + 1} 次调用起被拒绝`,
  };
  return events[key] ?? '';
}

function orderEffect(key: SettingKey, value: string, now: Date): string {
  const day = dayWords(after(now, value));
  const events: Partial<Record<SettingKey, string>> = {
    order_reply_days: `今天提交的订购申请，供方须在 ${day} 前答复`,
    order_sign_days: `今天拟定的合同，双方须在 ${day} 前签署`,
    order_payment_days: `今天签署的合同，需方须在 ${day} 前付款`,
    order_delivery_days: `今天确认付款的订单，供方须在 ${day} 前交付`,
    acceptance_days: `今天交付的订单，需方须在 ${day} 前验收`,
    order_dispute_days: `今天提出的争议，协商期至 ${day}`,
  };
  return events[key] ?? '';
}

function clockEffect(key: SettingKey, values: SettingValues, now: Date): string {
  const days = Number(values.review_days || 3);
  const calendar = {
    rest: new Set(daysIn(values.rest_days ?? '')),
    work: new Set(daysIn(values.extra_work_days ?? '')),
  };
  const due = `今天提交的材料须在 ${dayWords(dueDay(now, days, calendar))}审结`;
  if (key === 'review_days') return due;
  const today = chinaDay(now);
  const listed = key === 'rest_days' ? calendar.rest : calendar.work;
  const ahead = [...listed].filter((day) => day >= today);
  const idle = [...listed].filter((day) => isWeekend(day) === (key === 'rest_days'));
  const next = ahead[0]
    ? `今后共 ${ahead.length} 天，最近一天是 ${dayWords(ahead[0])}`
    : '今后没有登记的日子，请留意年度放假通知';
  const moot = idle[0]
    ? `；${dayWords(idle[0])}${key === 'rest_days' ? '是周末，本来就休息' : '是周一至周五，本来就上班'}，请核对`
    : '';
  return `${next}；${due}${moot}`;
}

function isWeekend(day: string): boolean {
  return !isWorkingDay(day, { rest: new Set(), work: new Set() });
}

function feeRuleOf({ fee_rate, fee_min, fee_max, fee_payer }: SettingValues): FeeRule {
  const payer = fee_payer && Object.hasOwn(feePayers, fee_payer) ? (fee_payer as FeePayer) : 'seller';
  return { rate: Number(fee_rate || 0), min: Number(fee_min || 0), max: Number(fee_max || 0), payer };
}

function feeEffect(rule: FeeRule): string {
  const { buyer, seller } = feeOf(example, rule);
  if (buyer + seller === 0) return feeWords(rule);
  const shares = [seller > 0 && `供方 ¥${yuan(seller)}`, buyer > 0 && `需方 ¥${yuan(buyer)}`]
    .filter(Boolean)
    .join('，');
  return `${feeWords(rule)}。例：合同总价 ¥${yuan(example)}，收取${shares}`;
}

function after(now: Date, days: string): string {
  return chinaDay(new Date(now.getTime() + Number(days) * dayMs));
}

/** 2026-11-24 → 11 月 24 日 */
function dayWords(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
}

/** The values of a list of settings by key. */
export function valuesOf(rows: readonly { key: string; value: string }[]): SettingValues {
  return Object.fromEntries(rows.filter(({ key }) => isSettingKey(key)).map(({ key, value }) => [key, value]));
}
