// What contracts about data and about services have in common.

import { feeWords } from '@shuji/contract/order/fee';
import { feePayers, yuan } from '@shuji/contract/order/labels/fee';
import { courts } from '@shuji/contract/order/labels/terms';
import type { OrderTier } from '@shuji/contract/order/schema';
import { amountInWords } from './amount-words.ts';
import type { ContractFacts } from './facts.ts';

export type Article = [title: string, ...clauses: string[]];

/** The day from which delivery is counted. */
export function startOf(amount: number): string {
  return amount === 0 ? '本合同签署' : '交易中心确认款项到账';
}

/** `what`: what a free deal gives for nothing. */
export function priceArticle(facts: ContractFacts, what: string): Article {
  const { product, tier, isQuoted, quantity, amount, quoteNote, terms, fee } = facts;
  if (amount === 0)
    return ['费用', `${what}由甲方免费提供，乙方无须支付费用；免费提供不减免双方在本合同项下的其他义务。`];
  const unit = tier && !isQuoted ? `单价人民币 ${yuan(tier.price)} 元，` : '';
  const price = tier ? `规格“${tier.name}”${tierTerms(tier)}，${unit}` : '';
  return [
    '费用与支付',
    `计价方式：${product.priceMode}；${price}数量 ${quantity}；合同总价人民币（大写）${amountInWords(amount)}（小写：¥${yuan(amount)}）。`,
    ...(quoteNote ? [`报价说明：${quoteNote}`] : []),
    `乙方应在本合同签署后 ${terms.paymentDays} 日内将${fee.buyer > 0 ? `合同总价及乙方承担的交易服务费共 ¥${yuan(amount + fee.buyer)}` : '合同总价'}一次性付至交易中心公布的结算账户，并在付款附言中注明订单编号。经交易中心确认到账，视为乙方已履行付款义务。`,
    feeClause(facts),
    `交易中心在乙方验收合格后与甲方结算，结算金额为 ¥${yuan(amount - fee.seller)}。甲方应按合同总价向乙方开具合法有效的发票。`,
  ];
}

function feeClause({ fee: { rule, buyer, seller } }: ContractFacts): string {
  const total = buyer + seller;
  if (total === 0) return '交易中心不就本合同收取交易服务费。';
  const parts = rule.payer === 'both' ? `，其中甲方承担 ¥${yuan(seller)}，乙方承担 ¥${yuan(buyer)}` : '';
  const payer = rule.payer === 'both' ? '' : `（${feePayers[rule.payer]}承担）`;
  return `交易服务费${feeWords(rule)}，本合同共 ¥${yuan(total)}${payer}${parts}。合同解除的，不收取交易服务费。`;
}

// A clause is one line of the text.
export function inLine(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ');
}

function tierTerms({ count, days }: OrderTier): string {
  const terms = [...(count === null ? [] : [`${count} 次`]), ...(days === null ? [] : [`有效期 ${days} 天`])];
  return terms.length > 0 ? `（${terms.join('，')}）` : '';
}

/** The articles on liability; `misuse` and `before` are the clauses that fit what is delivered. */
export function breachArticle({ terms }: ContractFacts, [misuse, before]: readonly [string, string]): Article {
  return [
    '违约责任',
    '一方不履行合同义务或者履行义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
    `甲方逾期交付，或者乙方逾期付款的，每逾期一日，应按未履行部分对应价款的万分之 ${terms.lateRate} 向对方支付违约金，累计不超过合同总价的 ${terms.lateCap}%。`,
    misuse,
    `除故意或者重大过失、侵害个人信息权益、泄露对方商业秘密以及${before}外，一方在本合同项下的赔偿责任累计不超过合同总价的 ${terms.liabilityCap}%。`,
  ];
}

/** The causes for which a contract ends early, and what then follows. */
export interface Ending {
  cause: string;
  consequence: string;
}

export function closing({ centre, terms }: ContractFacts, ending: Ending): Article[] {
  return [
    [
      '变更、解除与终止',
      '双方协商一致可以变更或者解除本合同，变更应当重新签署。',
      `有下列情形之一的，守约方可以解除合同：（一）逾期履行超过 ${Math.max(terms.deliveryDays, terms.paymentDays)} 日，经催告仍不履行；（二）${ending.cause}；（三）一方丧失履行能力或者交易资格；（四）法律规定的其他情形。`,
      ending.consequence,
    ],
    [
      '不可抗力',
      '因不可抗力不能履行合同的，根据影响程度部分或者全部免除责任，但遭遇不可抗力的一方应及时通知对方并提供证明。',
    ],
    [
      '争议解决',
      `因本合同发生争议的，双方应先行协商；协商不成的，可以提请${centre}依据交易规则处理；仍不能解决的，任何一方可以向${courts[terms.court]}有管辖权的人民法院提起诉讼。`,
    ],
    [
      '其他',
      '本合同自双方在交易中心平台均确认签署之日起生效。双方同意采用数据电文形式订立本合同，平台记录的签署账号、时间与合同文本哈希值作为签署凭据。',
      '本合同的签署、支付、交付、验收记录由交易中心依法保存，自交易完成之日起不少于 3 年。',
      ...(terms.extra ? [`补充条款：${inLine(terms.extra)}`] : []),
      '本合同未尽事宜，适用法律法规和交易中心的交易规则。',
    ],
  ];
}
