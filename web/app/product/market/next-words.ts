// The owner's next step for a product, in a sentence.
import type { ProductStatus } from '@shuji/contract/product/labels';
import type { OwnProductCard } from '@shuji/contract/product/schema/own';
import { dayOf, minuteOf } from '#app/ui/time.ts';

type Say = (product: OwnProductCard, reason: string) => string;

/** By the status of the product, or of its new version while one is in work; `reason` is the last one, after a colon. */
const next: Record<ProductStatus, Say> = {
  draft: ({ change }) =>
    change ? '新版本还没有提交，市场上展示的是已登记的版本。' : '填好后提交审核，审核中不能修改。',
  pending: ({ dueOn }) => `中心正在审核，将在 ${dueOn} 前完成；审核期间不能修改。`,
  correction: (_, reason) => `请按审核意见补正后重新提交${reason}`,
  refused: ({ change }, reason) =>
    `${change ? '新版本未通过审核，登记的仍是原来的版本' : '未通过审核'}${reason}。可以修改后重新提交。`,
  notice: ({ noticeUntil, openObjections }) =>
    openObjections > 0
      ? `公示中有 ${openObjections} 条未处理的异议，请尽快答复并提交证明；处理完毕之前公示不会结束。`
      : `公示至 ${minuteOf(noticeUntil)}，期满无异议即完成登记。`,
  registered: () => '已获得登记证书，上架后即可在市场上展示和接受订购。',
  listed: () => '市场上可以找到和订购；内容有变化的，请变更登记，审核期间现有版本照常展示。',
  unlisted: () => '已从市场下架，登记仍然有效；可以随时重新上架，或者变更登记内容。',
  suspended: ({ appealedAt, dueOn }, reason) =>
    appealedAt
      ? `中心已收到您的申诉，将在 ${dueOn} 前答复。强制下架的原因${reason}`
      : `中心已暂停该产品的展示，暂不能上架和变更${reason}。可以提出申诉并补充材料。`,
  revoked: (_, reason) => `登记和证书已注销，不能恢复${reason}`,
};

export function nextWords(product: OwnProductCard): string {
  const { status, change, reason, may, certificateUntil } = product;
  if (may.includes('renew')) {
    return `登记证书的有效期至 ${dayOf(certificateUntil)}，请申请续期；到期后市场上会注明，排序靠后。内容有变化的，请变更登记。`;
  }
  const isClosed = status === 'suspended' || status === 'revoked';
  return next[isClosed ? status : (change ?? status)](product, reason ? `：${reason.replace(/[。；]$/, '')}` : '');
}
