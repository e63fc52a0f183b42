// The centre's service fee (交易服务费): its calculation, its payer, and its words. All sums in whole fen.

import { type FeeShares, feePayers, yuan } from './labels/fee.ts';
import type { FeeRule } from './schema/fee.ts';

/**
 * Half up to the fen, then within the limits, and never more than the price. Where it is halved, the odd fen is the
 * supplier's. What costs nothing bears no fee.
 */
export function feeOf(amount: number, { rate, min, max, payer }: FeeRule): FeeShares {
  if (amount <= 0 || rate <= 0) return { buyer: 0, seller: 0 };
  // The product of two sums of fen leaves what a number holds exactly.
  const reckoned = Number((BigInt(amount) * BigInt(rate) + 5_000n) / 10_000n);
  const limited = Math.max(min, max > 0 ? Math.min(reckoned, Math.max(max, min)) : reckoned);
  const fee = Math.min(limited, amount);
  const buyer = payer === 'buyer' ? fee : payer === 'both' ? Math.floor(fee / 2) : 0;
  return { buyer, seller: fee - buyer };
}

export function feeWords({ rate, min, max, payer }: FeeRule): string {
  if (rate <= 0) return '平台不收取交易服务费';
  const limits = [...(min > 0 ? [`最低 ¥${yuan(min)}`] : []), ...(max > 0 ? [`最高 ¥${yuan(max)}`] : [])];
  const percent = `${rate / 100}%`;
  return `按合同总价的 ${percent} 收取${limits.length > 0 ? `（${limits.join('，')}）` : ''}，由${feePayers[payer]}承担，四舍五入到分；免费交易不收取`;
}
