import { type CopyStatus, copyHours, type Dealing } from '@shuji/contract/privacy/labels';
import type { FieldErrors } from '#src/http/refuse.ts';

const hourMs = 3_600_000;

export function retainedUntil(now: Date): Date {
  return new Date(now.getTime() + copyHours * hourMs);
}

export function copyStatusOf(
  copy: { readyAt: string | null; keptUntil: string | null; hasContent: boolean },
  now: Date,
): CopyStatus {
  if (!copy.readyAt) return 'waiting';
  const isRetained = copy.hasContent && copy.keptUntil !== null && new Date(copy.keptUntil) > now;
  return isRetained ? 'ready' : 'expired';
}

export const copiesADay = [{ points: 3, seconds: 86_400 }];

const blockers: Record<Dealing, (count: number) => string> = {
  orders: (count) => `您有 ${count} 笔未完成的订单，请先完成或取消`,
  payouts: (count) => `您有 ${count} 笔款项尚未结算到账，请等待中心转账，供方请先填写收款账户`,
  demands: (count) => `您有 ${count} 条未了结的需求，请先关闭、确认成交或退回接单`,
  offers: (count) => `您有 ${count} 份还有效的报价，请先撤回`,
  products: (count) => `您有 ${count} 个在审核、公示或上架中的产品，请先下架或等待审核结束`,
  objections: (count) => `您提出的 ${count} 条公示异议还在核实，请等待处理结果`,
  members: (count) => `还有 ${count} 名企业成员可以登录，请先移除`,
};

/** Why someone cannot leave yet, a sentence for each kind of dealing; empty when they can. */
export function reasonsToStay(running: readonly { kind: Dealing; count: number }[]): FieldErrors {
  return Object.fromEntries(running.map(({ kind, count }) => [kind, blockers[kind](count)]));
}
