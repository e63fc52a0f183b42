// Labels for a demand's facts.

import type { DemandStatus, DemandStep } from '@shuji/contract/demand/labels';
import type { DemandCard } from '@shuji/contract/demand/schema';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { yuanOf } from '#app/ui/money.ts';
import type { Tone } from '#app/ui/tone.ts';

export const statusTone: Record<DemandStatus, Tone> = {
  draft: 'plain',
  pending: 'action',
  correction: 'warn',
  refused: 'bad',
  published: 'good',
  unpublished: 'plain',
  taken: 'action',
  concluded: 'seal',
  closed: 'plain',
};

/** Steps that ended or suspended a demand; a timeline marks them. */
export const badSteps: readonly DemandStep[] = ['correct', 'refuse', 'giveBack', 'takeDown', 'expire'];

const tenThousandYuan = 1_000_000;

/** 5–8 万元, 800–2,000 元, 面议; empty while a draft has no budget. */
export function budgetWords({
  budgetMode,
  budgetMin,
  budgetMax,
}: Pick<DemandCard, 'budgetMode' | 'budgetMin' | 'budgetMax'>): string {
  if (budgetMode === 'negotiable') return '面议';
  if (budgetMin === null || budgetMax === null) return '';
  const isLarge = budgetMax >= tenThousandYuan;
  const say = (fen: number) => (isLarge ? String(Number((fen / tenThousandYuan).toFixed(2))) : yuanOf(fen));
  const unit = isLarge ? '万元' : '元';
  if (budgetMin === budgetMax) return `${say(budgetMax)} ${unit}`;
  return budgetMin === 0 ? `${say(budgetMax)} ${unit}以内` : `${say(budgetMin)}–${say(budgetMax)} ${unit}`;
}

/** 今天截止, 剩 3 天; null when there is no clock running. */
export function leftWords(daysLeft: number | null): string | null {
  if (daysLeft === null) return null;
  return daysLeft === 0 ? '今天截止' : `剩 ${daysLeft} 天`;
}

const soonDays = 7;

export function isSoon(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= soonDays;
}

/** A code in words; the code itself when the dictionary has dropped it. */
export function labelOf(items: readonly DictItem[] | undefined, value: string | null): string {
  if (value === null) return '';
  return items?.find((item) => item.value === value)?.label ?? value;
}

/** 山东省、青岛市; no region named means anywhere. */
export function coverageWords(names: readonly string[]): string {
  return names.length > 0 ? names.join('、') : '不限地区';
}

const next: Record<DemandStatus, { published: string; taken: string }> = {
  draft: { published: '填写完整后提交审核', taken: '' },
  pending: { published: '等待中心审核，结果会通知您', taken: '' },
  correction: { published: '按审核意见修改后重新提交', taken: '' },
  refused: { published: '本条已办结；需要时可另行发布', taken: '' },
  published: { published: '等待供方报价或接单，可先看看匹配的产品', taken: '需求已重新开放' },
  unpublished: { published: '重新发布，或修改后重新送审', taken: '需求方已下架' },
  taken: {
    published: '与接单方对接；谈妥后接受报价或确认成交',
    taken: '尽快联系需求方，并提交报价；无法满足时及时退回',
  },
  concluded: {
    published: '已成交；在本平台下单的，到“订购的产品”办理签约和验收',
    taken: '已成交；在本平台下单的，到“售出的产品”办理签约和交付',
  },
  closed: { published: '本条已办结；需要时可另行发布', taken: '需求已关闭' },
};

/** The next step, for the owner and for the taker. */
export function nextWords(status: DemandStatus, side: 'published' | 'taken'): string {
  return next[status][side];
}
