// The contract of a deal, after the 2025 model 《数据提供合同》: the same facts always give the same text.

import { feeWords } from '@shuji/contract/order/fee';
import { type FeeShares, feePayers, yuan } from '@shuji/contract/order/labels/fee';
import { courts } from '@shuji/contract/order/labels/terms';
import type { OrderPage, OrderTier } from '@shuji/contract/order/schema';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import type { OnwardTransfer } from '@shuji/contract/product/labels/form';
import { limitLabels } from '#src/order/application/snapshot.ts';
import { amountInWords } from './amount-words.ts';
import { usageRows } from './usage.ts';

export interface ContractParty {
  name: string;
  /** Unified social credit code; null for a person. */
  code: string | null;
  /** The identity number of an attested organisation; null for a person. */
  address: string | null;
  legalPerson: string | null;
  /** The contact's name: a text stored for years holds no phone. */
  contact: string | null;
}

export interface ContractFacts
  extends Pick<
    OrderPage,
    'number' | 'product' | 'tier' | 'quantity' | 'scene' | 'purpose' | 'usage' | 'termMonths' | 'packsRun' | 'note'
  > {
  orderNumber: string;
  centre: string;
  supplier: ContractParty;
  buyer: ContractParty;
  certificateNumber: string | null;
  /** The supplier named the whole price, so the tier's own does not count. */
  isQuoted: boolean;
  amount: number;
  quoteNote: string;
  /** The code; the snapshot has it in words. */
  priceMode: string;
  terms: ContractTerms;
  fee: FeeShares & { rule: FeeRule };
  /** The digest of the machine-readable policy of the same limits on use. */
  policySha256: string;
}

type Article = [title: string, ...clauses: string[]];

/** Lines of plain text; a line that begins with 第…条 is a heading, one with a tab is a row of a table. */
export function contractText(facts: ContractFacts): string {
  const articles = [...subject(facts), ...performance(facts), ...duties(facts), ...closing(facts)];
  const body = articles.flatMap(([title, ...clauses], index) => [
    '',
    `第${ordinal(index + 1)}条　${title}`,
    ...clauses.map((clause, at) => `${index + 1}.${at + 1}　${clause}`),
  ]);
  return [...head(facts), ...body, '', ...foot(facts), '', ...annex(facts)].join('\n');
}

function head({ number, orderNumber, centre, supplier, buyer }: ContractFacts): string[] {
  return [
    '数据提供合同',
    '',
    `合同编号：${number}`,
    `订单编号：${orderNumber}`,
    '',
    `甲方（数据提供方）：${supplier.name}`,
    ...partyLines(supplier),
    `乙方（数据接收方）：${buyer.name}`,
    ...partyLines(buyer),
    '',
    `甲乙双方均已在${centre}（以下称“交易中心”）完成身份认证并取得相应交易权限。双方依据《中华人民共和国民法典》《中华人民共和国数据安全法》《中华人民共和国网络安全法》《中华人民共和国个人信息保护法》等法律法规，遵循自愿、平等、公平、诚实信用的原则，就甲方向乙方提供数据事宜订立本合同。`,
  ];
}

function partyLines({ code, address, legalPerson, contact }: ContractParty): string[] {
  const blanks = { 统一社会信用代码: code, 地址: address, 法定代表人: legalPerson };
  return [
    ...Object.entries(blanks).flatMap(([label, words]) => (words ? [`${label}：${words}`] : [])),
    ...(contact ? [`联系人：${contact}（联系方式见交易中心平台订单页面）`] : []),
  ];
}

function subject({ product, certificateNumber, terms, note }: ContractFacts): Article[] {
  const registered = certificateNumber ? `，数据产品登记证书编号 ${certificateNumber}` : '';
  return [
    [
      '标的数据',
      `标的数据为甲方在交易中心登记的数据产品“${product.name}”（产品编号 ${product.productNumber}，第 ${product.version} 版${registered}），类型为${product.productType}，所属行业为${product.industry}。`,
      `数据规模：${product.scale || '以交付时实际内容为准'}；更新频率：${product.updateFrequency}；数据级别：${product.dataLevel}；个人信息情况：${product.personalInfo}。`,
      `产品简介：${product.summary}`,
      '标的数据的字段、格式与质量以该版本的登记内容为准；登记内容在本合同签订后变更的，不影响本合同。',
      ...(note ? [`乙方的特别要求：${note}。该要求经甲方签署本合同即视为同意。`] : []),
    ],
    [
      '数据来源与权利',
      `甲方声明标的数据的来源为：${product.sources.join('、')}；甲方就标的数据享有：${product.rights.join('、')}。来源说明已提交交易中心审核并留存。`,
      '甲方保证标的数据来源合法、有权依本合同提供，不侵害国家安全、公共利益以及任何第三方的知识产权、商业秘密、个人信息权益和其他合法权益。',
    ],
    [
      '使用权利与限制',
      '甲方授予乙方非排他的数据使用权。使用的场景、目的、期限、地域、次数与转让约定见附件一《使用限制清单》；清单另以机器可读格式存证，与本合同具有同等效力。',
      '使用期限自数据交付之日起算。期限届满，乙方应停止使用并删除标的数据及其副本，法律法规要求留存的除外。',
      ...product.limits.filter(isNotInAnnex).map(({ label, text }) => `${label}：${text}。`),
      '乙方不得超出约定目的、场景和期限使用标的数据，不得通过拼接、比对等方式识别特定自然人。',
      onwardClauses[terms.onward],
      `乙方依约使用标的数据形成的、不能还原标的数据的分析结果和衍生成果，${terms.derivative === 'buyer' ? '由乙方享有相应权益' : '由甲乙双方共同享有相应权益'}。`,
    ],
  ];
}

const onwardClauses: Record<OnwardTransfer, string> = {
  forbidden: '乙方不得向任何第三方提供、转让、出租或者公开标的数据。',
  consent: '未经甲方书面同意，乙方不得向任何第三方提供、转让、出租或者公开标的数据。',
  allowed:
    '乙方可以向第三方转让标的数据，但应与受让方书面约定不低于本合同的目的、期限、地域限制与安全保护义务，留存转让记录，并不得向社会公开标的数据。',
};

// The period that a supplier writes by the product has no line of its own in the annex: the order's months stand there.
function isNotInAnnex({ label }: { label: string }): boolean {
  return label === limitLabels.period;
}

function performance(facts: ContractFacts): Article[] {
  const { product, tier, isQuoted, quantity, amount, quoteNote, terms, fee } = facts;
  const unit = tier && !isQuoted ? `单价人民币 ${yuan(tier.price)} 元，` : '';
  const price = tier ? `规格“${tier.name}”${tierTerms(tier)}，${unit}` : '';
  const isFree = amount === 0;
  return [
    [
      '交付',
      `交付方式：${product.delivery.join('、')}。甲方应在${isFree ? '本合同签署' : '交易中心确认款项到账'}后 ${terms.deliveryDays} 日内，通过交易中心平台完成交付或者提交交付说明。`,
      ...(terms.deliveryNote ? [`交付补充约定：${inLine(terms.deliveryNote)}`] : []),
      '以文件交付的，以甲方在平台上传完整文件、乙方可以下载之时为交付；以接口交付的，以接口凭证可供乙方查看且接口可以正常调用之时为交付；甲方在平台以外自行交付的，以乙方收到约定介质或者可以使用约定的系统，并由甲方在平台登记交付凭证之时为交付。',
      '交付、下载与查看凭证的记录由交易中心留存，作为履行本合同的凭据。',
    ],
    [
      '验收',
      ...(terms.acceptanceCriteria ? [`验收标准：${inLine(terms.acceptanceCriteria)}`] : []),
      `乙方应在甲方交付后 ${terms.acceptanceDays} 日内验收。标的数据与约定不符的，乙方应在该期限内通过平台提出异议并说明理由，甲方应予更正、补充或者重新交付，验收期限重新起算。`,
      '乙方在验收期限内未提出异议的，视为验收合格。',
    ],
    isFree
      ? ['费用', '标的数据由甲方免费提供，乙方无须支付费用；免费提供不减免双方在本合同项下的其他义务。']
      : [
          '费用与支付',
          `计价方式：${product.priceMode}；${price}数量 ${quantity}；合同总价人民币（大写）${amountInWords(amount)}（小写：¥${yuan(amount)}）。`,
          ...(quoteNote ? [`报价说明：${quoteNote}`] : []),
          `乙方应在本合同签署后 ${terms.paymentDays} 日内将${fee.buyer > 0 ? `合同总价及乙方承担的交易服务费共 ¥${yuan(amount + fee.buyer)}` : '合同总价'}一次性付至交易中心公布的结算账户，并在付款附言中注明订单编号。经交易中心确认到账，视为乙方已履行付款义务。`,
          feeClause(facts),
          `交易中心在乙方验收合格后与甲方结算，结算金额为 ¥${yuan(amount - fee.seller)}。甲方应按合同总价向乙方开具合法有效的发票。`,
        ],
    [
      '数据质量',
      '甲方应保证标的数据在登记内容所述范围内真实、准确、完整、及时；约定持续更新的，应按更新频率提供更新内容。',
      '甲方发现标的数据存在错误、来源争议或者合规风险的，应在 3 个工作日内通知乙方和交易中心，并采取更正、停止提供等措施。',
    ],
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
function inLine(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ');
}

function duties({ product, terms }: ContractFacts): Article[] {
  return [
    [
      '数据安全',
      `双方应按照标的数据的级别（${product.dataLevel}）建立健全数据安全管理制度，采取访问控制、加密、日志留存等技术措施，确保数据在传输、存储、使用、删除各环节的安全。`,
      '发生或者可能发生数据泄露、篡改、丢失的，知悉方应立即采取补救措施，在 24 小时内通知对方和交易中心，并依法向有关主管部门报告。',
      '未履行法律规定的出境程序，任何一方不得向境外提供标的数据。',
    ],
    [
      '个人信息保护',
      `标的数据的个人信息情况为“${product.personalInfo}”。涉及个人信息的，甲方保证已依法取得个人同意或者具备其他合法性基础；乙方应在约定的处理目的、方式和种类内处理，变更的应当重新取得个人同意。`,
      '已匿名化的数据，双方均不得采取任何方式重新识别特定自然人。',
    ],
    [
      '保密',
      '双方对因订立、履行本合同知悉的对方商业秘密、技术信息以及接口凭证负有保密义务，未经对方书面同意不得披露，法律法规要求披露的除外。',
      '接口凭证仅供乙方在本合同约定范围内使用，不得出借、转让或者公开。本条在合同终止后 3 年内继续有效。',
    ],
    [
      '违约责任',
      '一方不履行合同义务或者履行义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
      `甲方逾期交付，或者乙方逾期付款的，每逾期一日，应按未履行部分对应价款的万分之 ${terms.lateRate} 向对方支付违约金，累计不超过合同总价的 ${terms.lateCap}%。`,
      '乙方超出约定使用，或者违反转让约定对外提供标的数据的，甲方有权要求立即停止、删除，并赔偿由此造成的全部损失；标的数据侵害第三方权益的，由甲方承担责任，但因乙方违约使用所致的除外。',
      `除故意或者重大过失、侵害个人信息权益、泄露对方商业秘密以及前款情形外，一方在本合同项下的赔偿责任累计不超过合同总价的 ${terms.liabilityCap}%。`,
    ],
  ];
}

function closing({ centre, terms }: ContractFacts): Article[] {
  return [
    [
      '变更、解除与终止',
      '双方协商一致可以变更或者解除本合同，变更应当重新签署。',
      `有下列情形之一的，守约方可以解除合同：（一）逾期履行超过 ${Math.max(terms.deliveryDays, terms.paymentDays)} 日，经催告仍不履行；（二）标的数据被登记机构注销登记或者被依法禁止提供；（三）一方丧失履行能力或者交易资格；（四）法律规定的其他情形。`,
      '合同解除后，乙方应停止使用并删除已取得的标的数据，已支付的价款按照过错和实际履行情况返还。',
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

function foot({ supplier, buyer }: ContractFacts): string[] {
  return [`甲方：${supplier.name}`, `乙方：${buyer.name}`, '（双方的签署时间以交易中心平台记录为准）'];
}

function tierTerms({ count, days }: OrderTier): string {
  const terms = [...(count === null ? [] : [`${count} 次`]), ...(days === null ? [] : [`有效期 ${days} 天`])];
  return terms.length > 0 ? `（${terms.join('，')}）` : '';
}

function annex(facts: ContractFacts): string[] {
  return [
    '附件一　使用限制清单',
    ...usageRows(facts).map(([label, words]) => `${label}\t${words}`),
    `机器可读格式\tODRL 2.2（JSON），SHA-256 ${facts.policySha256}`,
  ];
}

const ordinals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

function ordinal(place: number): string {
  return place <= 10 ? (ordinals[place] as string) : `十${ordinals[place - 10]}`;
}
