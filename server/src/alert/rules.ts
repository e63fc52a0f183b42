// Rules of unusual trading. Pure: trades in, alerts out.

import type { AlertRule } from '@shuji/contract/alert/labels';
import type { Alert } from '@shuji/contract/alert/schema';
import { dayMs } from '@shuji/contract/time';
import type { ContactReader } from '#src/demand/queries-watch.ts';
import type { DamagedFile } from '#src/file/integrity/queries.ts';
import type { QuarantinedFile } from '#src/malware/queries.ts';
import type { WatchedOrder } from '#src/order/office/queries-watch.ts';

export interface AlertFinding extends Alert {
  /** Credit codes of the parties concerned: an operator does not judge their own organisation's. */
  organisations: string[];
}

const hourMs = 3_600_000;

export const limits = {
  /** Trades that are looked at. */
  windowDays: 90,
  samePair: { orders: 4, days: 30 },
  priceOff: { others: 3, times: 2 },
  tierOff: { part: 0.5 },
  orderBurst: { orders: 5, hours: 24 },
  cancelBurst: { orders: 3, days: 7 },
  paymentDue: { hours: 24 },
  contactHarvest: { days: 30, givenBack: 5, unused: 10 },
} as const;

/** All alerts, the newest order's or reading's first. */
export function findAlerts(
  trades: readonly WatchedOrder[],
  readers: readonly ContactReader[],
  now: Date,
): AlertFinding[] {
  const found = [
    ...samePair(trades, now),
    ...trades.flatMap((trade) => [...relatedPartyAlerts(trade), ...sameAddress(trade), ...tierOff(trade)]),
    ...priceOff(trades),
    ...orderBurst(trades, now),
    ...cancelBurst(trades, now),
    ...contactHarvest(readers),
    ...trades.flatMap((trade) => [...disputeDue(trade, now), ...paymentDue(trade, now)]),
  ];
  return found.sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id));
}

/** A file that the store no longer holds as it was promised. */
export function damagedFile({ id, name, damagedAt }: DamagedFile): AlertFinding {
  const why = '内容与登记的 SHA-256 不一致或已丢失，已停止提供；请联系系统管理员查明原因并从备份恢复。';
  return {
    id: `fileDamaged:${id}:${damagedAt}`,
    rule: 'fileDamaged',
    subject: name,
    why,
    at: damagedAt,
    orders: [],
    organisations: [],
  };
}

/** A file in which the scanner found malware. */
export function quarantinedFile({ id, name, finding, scannedAt }: QuarantinedFile): AlertFinding {
  return {
    id: `fileQuarantined:${id}`,
    rule: 'fileQuarantined',
    subject: name,
    why: `扫描发现 ${finding}，文件已隔离，任何人都不能下载；已通知上传者。`,
    at: scannedAt,
    orders: [],
    organisations: [],
  };
}

function samePair(trades: readonly WatchedOrder[], now: Date): AlertFinding[] {
  const { orders, days } = limits.samePair;
  const recent = trades.filter((trade) => trade.status !== 'cancelled' && isWithin(trade.createdAt, days * dayMs, now));
  const pairs = groupBy(recent, (trade) => `${trade.buyerId}:${trade.sellerId}`);
  return pairs
    .filter(([, group]) => group.length >= orders)
    .map(([pair, group]) => {
      const newest = newestOf(group);
      const why = `${days} 天内 ${group.length} 笔，合计 ${yuan(sum(group))} 元。`;
      return alertOf('samePair', pair, group, { subject: parties(newest), why });
    });
}

function relatedPartyAlerts(trade: WatchedOrder): AlertFinding[] {
  const same = [
    isSame(trade.buyerLegalPerson, trade.sellerLegalPerson) && `法定代表人同为${trade.buyerLegalPerson}`,
    isSame(trade.buyerPlace, trade.sellerPlace) && '登记地址相同',
  ].filter((word) => word !== false);
  if (same.length === 0) return [];
  return [alertOf('related', trade.id, [trade], { subject: parties(trade), why: `${same.join('，')}。` })];
}

// Behind a proxy or in one building everybody has such an address; what has no dot and no colon is none.
const nobodysOwn = /^(::1|::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|$)|^f[cd]|^fe80:|^[^.:]*$/;

function sameAddress(trade: WatchedOrder): AlertFinding[] {
  if (!isSame(trade.buyerAddress, trade.sellerAddress) || nobodysOwn.test(trade.buyerAddress ?? '')) return [];
  const why = `双方都从 ${trade.buyerAddress} 签署合同。`;
  return [alertOf('sameAddress', trade.id, [trade], { subject: parties(trade), why })];
}

function tierOff(trade: WatchedOrder): AlertFinding[] {
  const { amount, listPrice, quantity } = trade;
  if (amount === null || listPrice === null || trade.status === 'cancelled') return [];
  const listed = listPrice * quantity;
  if (Math.abs(amount - listed) <= listed * limits.tierOff.part) return [];
  const why = `按标价应为 ${yuan(listed)} 元，成交金额 ${yuan(amount)} 元。`;
  return [alertOf('tierOff', trade.id, [trade], { subject: trade.productName, why })];
}

function priceOff(trades: readonly WatchedOrder[]): AlertFinding[] {
  const { others, times } = limits.priceOff;
  const priced = trades.filter(({ amount, status }) => amount !== null && amount > 0 && status !== 'cancelled');
  return groupBy(priced, ({ productId }) => productId).flatMap(([, group]) =>
    group.flatMap((trade) => {
      const rest = group.filter(({ id }) => id !== trade.id).map(unitPrice);
      if (rest.length < others) return [];
      const usual = medianOf(rest);
      const price = unitPrice(trade);
      if (price <= usual * times && price >= usual / times) return [];
      const why = `单价 ${yuan(price)} 元，其他 ${rest.length} 笔订单的中位数为 ${yuan(usual)} 元。`;
      return [alertOf('priceOff', trade.id, [trade], { subject: trade.productName, why })];
    }),
  );
}

function orderBurst(trades: readonly WatchedOrder[], now: Date): AlertFinding[] {
  const { orders, hours } = limits.orderBurst;
  const recent = trades.filter(({ createdAt }) => isWithin(createdAt, hours * hourMs, now));
  return groupBy(recent, ({ buyerId }) => buyerId)
    .filter(([, group]) => group.length >= orders)
    .map(([buyer, group]) => {
      const why = `24 小时内提交 ${group.length} 笔订购申请。`;
      return alertOf('orderBurst', buyer, group, { subject: newestOf(group).buyerName, why });
    });
}

function cancelBurst(trades: readonly WatchedOrder[], now: Date): AlertFinding[] {
  const { orders, days } = limits.cancelBurst;
  const gone = trades.filter(
    ({ status, closedAt }) => status === 'cancelled' && closedAt !== null && isWithin(closedAt, days * dayMs, now),
  );
  const sides = gone.flatMap((trade) => [
    { party: trade.buyerId, name: trade.buyerName, trade },
    { party: trade.sellerId, name: trade.sellerName, trade },
  ]);
  return groupBy(sides, ({ party }) => party)
    .filter(([, group]) => group.length >= orders)
    .map(([party, group]) => {
      const why = `${days} 天内有 ${group.length} 笔订单取消。`;
      const cancelled = group.map(({ trade }) => trade);
      return alertOf('cancelBurst', party, cancelled, { subject: group[0]?.name ?? '', why });
    });
}

function contactHarvest(readers: readonly ContactReader[]): AlertFinding[] {
  const { days, givenBack, unused } = limits.contactHarvest;
  return readers
    .filter((reader) => reader.givenBack >= givenBack || reader.unused >= unused)
    .map((reader) => ({
      id: `contactHarvest:${reader.partyId}:${reader.newest}`,
      rule: 'contactHarvest',
      subject: reader.partyName,
      why: `${days} 天内查看 ${reader.read} 条需求的联系方式，其中 ${reader.givenBack} 条看后退回，${reader.unused} 条没有报价、订单。`,
      at: reader.at,
      orders: [],
      organisations: reader.creditCode === null ? [] : [reader.creditCode],
    }));
}

function disputeDue(trade: WatchedOrder, now: Date): AlertFinding[] {
  if (trade.status !== 'disputed' || trade.dueAt === null) return [];
  const over = now.getTime() - Date.parse(trade.dueAt);
  if (over < 0) return [];
  const why = `处理期限已过 ${Math.max(1, Math.ceil(over / dayMs))} 天，双方仍在等待处理。`;
  return [alertOf('disputeDue', trade.id, [trade], { subject: parties(trade), why })];
}

function paymentDue(trade: WatchedOrder, now: Date): AlertFinding[] {
  const { status, dueAt, hasVoucher } = trade;
  if (status !== 'awaiting_payment' || dueAt === null || hasVoucher) return [];
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0 || left > limits.paymentDue.hours * hourMs) return [];
  const why = `距付款期限不足 ${Math.max(1, Math.ceil(left / hourMs))} 小时，逾期将自动取消。`;
  return [alertOf('paymentDue', trade.id, [trade], { subject: parties(trade), why })];
}

const mostNamed = 10;

function alertOf(
  rule: AlertRule,
  about: string,
  trades: readonly WatchedOrder[],
  words: { subject: string; why: string },
): AlertFinding {
  const sorted = trades.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const newest = newestOf(trades);
  const codes = trades.flatMap(({ buyerCode, sellerCode }) => [buyerCode, sellerCode]);
  return {
    id: `${rule}:${about}:${newest.id}`,
    rule,
    ...words,
    at: newest.createdAt,
    orders: sorted.slice(0, mostNamed).map(({ id, number }) => ({ id, number })),
    organisations: [...new Set(codes.filter((code) => code !== null))],
  };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  return [...Map.groupBy(items, keyOf)];
}

function newestOf(trades: readonly WatchedOrder[]): WatchedOrder {
  return trades.reduce((newest, trade) => (trade.createdAt > newest.createdAt ? trade : newest));
}

function isWithin(moment: string, span: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment);
  return age >= 0 && age <= span;
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && one === other;
}

function unitPrice({ amount, quantity }: WatchedOrder): number {
  return (amount ?? 0) / quantity;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function sum(trades: readonly WatchedOrder[]): number {
  return trades.reduce((total, { amount }) => total + (amount ?? 0), 0);
}

function parties({ buyerName, sellerName }: WatchedOrder): string {
  return `${buyerName}（需方）与${sellerName}（供方）`;
}

function yuan(fen: number): string {
  return (fen / 100).toLocaleString('zh-CN', { maximumFractionDigits: 2 });
}
