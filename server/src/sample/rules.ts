// Finds personal data in a sample, and masks it.

import { isIdNumber } from '@shuji/contract/check-digit';
import { maskIdNumber, maskName, maskPhone } from '@shuji/contract/mask';
import type { ColumnType, PersonalKind } from '@shuji/contract/sample/labels';
import type { SampleFilter } from '@shuji/contract/sample/schema';

export interface ValueCount {
  value: string;
  count: number;
}

export interface Finding {
  kind: PersonalKind;
  count: number;
}

/** Something a column may be, which is personal only beside something else. */
export type Hint = 'name' | 'address' | null;

const phones = /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g;
const longNumbers = /(?<!\d)\d{15,18}[\dXx](?!\d)/g;
const anyNumber = /\d{10,}[\dXx]/g;
const cardLike = /^(?:62\d{14,17}|[45]\d{15})$/;

/** Cells that may hold a number of a person, for a first look by the database. */
export const numberPattern = '1[3-9][0-9][- ]?[0-9]{4}[- ]?[0-9]{4}|[0-9]{15,18}[0-9Xx]';

/** Luhn's sum, as on bank cards. */
export function isCardNumber(digits: string): boolean {
  if (!cardLike.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The kinds of personal numbers in a column; `filled` is the number of its non-empty cells. */
export function findNumbers(cells: readonly ValueCount[], filled: number): Finding | null {
  const ids = countOf(cells, (text) => (text.match(longNumbers) ?? []).some((one) => isIdNumber(one.toUpperCase())));
  if (ids > 0) return { kind: 'idNumber', count: ids };
  const cards = countOf(cells, (text) => (text.match(longNumbers) ?? []).some(isCardNumber));
  // Every tenth number passes Luhn's sum by chance.
  if (cards > 0 && cards * 2 >= filled) return { kind: 'bankCard', count: cards };
  const called = countOf(cells, (text) => text.search(phones) >= 0);
  const plain = countOf(cells, (text) => /^\d+$/.test(text) && text.search(phones) >= 0);
  // A few figures that look like a phone among many are figures.
  const isFigures = plain === called && called * 2 < filled;
  return called > 0 && !isFigures ? { kind: 'phone', count: called } : null;
}

function countOf(cells: readonly ValueCount[], is: (text: string) => boolean): number {
  return cells.reduce((sum, { value, count }) => sum + (is(value) ? count : 0), 0);
}

const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤欧阳';
const personName = new RegExp(`^[${surnames}][\u4e00-\u9fff]{1,3}$`);
const notAName = /[省市区县镇乡村街道路港湾山河湖海公司局院校厂店站部厅处室线桥口门楼园]$/;
const nameHeading = /姓名|名字|联系人|户主|收件人|收货人|法定代表人/;
const homeAddress = /[省市区县镇乡].*(路|街|巷|弄|村|小区|大道|里|苑).*(号|室|栋|幢|单元|组|楼)/;

/** True when a column's title suggests names or addresses of people. */
export function hintOf(heading: string, cells: readonly ValueCount[]): Hint {
  const all = countOf(cells, () => true);
  if (all === 0) return null;
  if (countOf(cells, (text) => homeAddress.test(text)) * 2 >= all) return 'address';
  const names = countOf(cells, (text) => text.length <= 4 && personName.test(text) && !notAName.test(text));
  return names / all >= (nameHeading.test(heading) ? 0.4 : 0.8) ? 'name' : null;
}

/** A cell of a column where something personal was found, as everyone may see it. */
export function maskCell(text: string, kind: PersonalKind): string {
  if (kind === 'name') return maskName(text);
  if (kind === 'address') return `${text.slice(0, 6)}****`;
  return text
    .replace(phones, (number) => maskPhone(number.replace(/[- ]/g, '').slice(-11)))
    .replace(anyNumber, (number) => maskIdNumber(number));
}

/** True when a filter's value can be compared with the values of its column. */
export function isBound({ operator, value }: SampleFilter, type: ColumnType = 'string'): boolean {
  if (operator === 'contains' || operator === 'missing') return true;
  if (type === 'integer' || type === 'decimal') return value !== '' && Number.isFinite(Number(value));
  return (
    (type === 'date' || type === 'datetime') && /^\d{4}-\d{1,2}-\d{1,2}/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
