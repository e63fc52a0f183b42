// Articles of a contract about data.
import type { OnwardTransfer } from '@shuji/contract/product/labels/form';
import { limitLabels } from '#src/order/application/snapshot.ts';
import { type Article, breachArticle, closing, type Ending, inLine, priceArticle, startOf } from './clauses.ts';
import type { ContractFacts } from './facts.ts';

const ending: Ending = {
  cause: '标的数据被登记机构注销登记或者被依法禁止提供',
  consequence: '合同解除后，乙方应停止使用并删除已取得的标的数据，已支付的价款按照过错和实际履行情况返还。',
};

const misuse =
  '乙方超出约定使用，或者违反转让约定对外提供标的数据的，甲方有权要求立即停止、删除，并赔偿由此造成的全部损失；标的数据侵害第三方权益的，由甲方承担责任，但因乙方违约使用所致的除外。';

export function dataArticles(facts: ContractFacts): Article[] {
  return [...subject(facts), ...performance(facts), ...duties(facts), ...closing(facts, ending)];
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
  const { product, amount, terms } = facts;
  return [
    [
      '交付',
      `交付方式：${product.delivery.join('、')}。甲方应在${startOf(amount)}后 ${terms.deliveryDays} 日内，通过交易中心平台完成交付或者提交交付说明。`,
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
    priceArticle(facts, '标的数据'),
    [
      '数据质量',
      '甲方应保证标的数据在登记内容所述范围内真实、准确、完整、及时；约定持续更新的，应按更新频率提供更新内容。',
      '甲方发现标的数据存在错误、来源争议或者合规风险的，应在 3 个工作日内通知乙方和交易中心，并采取更正、停止提供等措施。',
    ],
  ];
}

function duties(facts: ContractFacts): Article[] {
  const { product } = facts;
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
    breachArticle(facts, [misuse, '前款情形']),
  ];
}
