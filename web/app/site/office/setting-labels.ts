import { yuan } from '@shuji/contract/order/labels/fee';
import { daysIn, type SettingKey, settingTable } from '@shuji/contract/site/setting';

/** A setting's value as people read it. */
export function valueWords(key: SettingKey, value: string): string {
  const { kind, unit, choices } = settingTable[key];
  if (key === 'finance_two_above' && value === '') return '不复核';
  if (key === 'finance_two_above' && value === '0') return '每一笔';
  if (value === '') return '未填写';
  if (kind === 'choice') return choices?.[value] ?? value;
  if (kind === 'fen') return value === '0' ? '不设' : `¥${yuan(Number(value))}`;
  if (kind === 'days') return `共 ${daysIn(value).length} 天`;
  return unit ? `${value} ${unit}` : value;
}
