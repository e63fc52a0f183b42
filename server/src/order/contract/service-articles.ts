// Articles of a contract about a service: its content and results instead of data and a licence.
import type { OnwardTransfer } from '@shuji/contract/product/labels/form';
import type { ServiceDescription } from '@shuji/contract/product/schema/form';
import { type Article, breachArticle, closing, type Ending, inLine, priceArticle, startOf } from './clauses.ts';
import type { ContractFacts } from './facts.ts';

const ending: Ending = {
  cause: '所涉服务被登记机构注销登记，或者甲方失去提供该服务所需的资质',
  consequence: '合同解除后，甲方应返还或者删除乙方提供的资料，已支付的价款按照过错和已完成的服务返还。',
};

const misuse =
  '成果有虚假记载、重大遗漏或者侵害第三方权益的，由甲方承担责任，但因乙方提供的资料不真实所致的除外；乙方超出约定使用或者删改成果造成损失的，由乙方承担责任。';

export function serviceArticles(facts: ContractFacts, service: ServiceDescription): Article[] {
  return [...subject(facts, service), ...performance(facts, service), ...duties(facts), ...closing(facts, ending)];
}

function subject({ product, certificateNumber, note }: ContractFacts, service: ServiceDescription): Article[] {
  const registered = certificateNumber ? `，登记证书编号 ${certificateNumber}` : '';
  const needs = service.needs || '开展服务所需的资料和必要的人员配合';
  return [
    [
      '服务内容',
      `甲方向乙方提供其在交易中心登记的服务“${product.name}”（产品编号 ${product.productNumber}，第 ${product.version} 版${registered}），类型为${product.productType}，所属行业为${product.industry}。`,
      `服务内容：${inLine(service.scope)}`,
      `适用对象：${inLine(service.audience)}`,
      ...(service.basis ? [`服务依据：${inLine(service.basis)}`] : []),
      '服务的要求以该版本的登记内容为准；登记内容在本合同签订后变更的，不影响本合同。',
      ...(note ? [`乙方的特别要求：${note}。该要求经甲方签署本合同即视为同意。`] : []),
    ],
    [
      '乙方的配合',
      `乙方应在本合同签署后及时提供：${inLine(needs)}。乙方对所提供资料的真实性、合法性负责；迟延提供的，交付期限相应顺延。`,
      '乙方提供的数据和资料仍归乙方或者其权利人所有。甲方只为履行本合同使用，不得留作他用；服务完成后，按乙方的要求返还或者删除。',
    ],
  ];
}

function performance(facts: ContractFacts, service: ServiceDescription): Article[] {
  const { product, amount, terms } = facts;
  return [
    [
      '成果与交付',
      `交付物：${inLine(service.deliverables)}`,
      `交付方式：${product.delivery.join('、')}。甲方应在${startOf(amount)}后 ${terms.deliveryDays} 日内完成服务，通过交易中心平台交付成果或者提交交付说明。`,
      ...(terms.deliveryNote ? [`交付补充约定：${inLine(terms.deliveryNote)}`] : []),
      '以文件交付的，以甲方在平台上传完整文件、乙方可以下载之时为交付；在平台以外交付的，以乙方收到成果，并由甲方在平台登记交付凭证之时为交付。',
      '交付与下载的记录由交易中心留存，作为履行本合同的凭据。',
    ],
    [
      '验收',
      ...(terms.acceptanceCriteria ? [`验收标准：${inLine(terms.acceptanceCriteria)}`] : []),
      `乙方应在甲方交付后 ${terms.acceptanceDays} 日内验收。成果与约定不符的，乙方应在该期限内通过平台提出异议并说明理由，甲方应予修改、补充或者重新提供，验收期限重新起算。验收不影响甲方独立作出专业结论。`,
      '乙方在验收期限内未提出异议的，视为验收合格。',
    ],
    priceArticle(facts, '本合同的服务'),
    [
      '成果的使用',
      '乙方验收并付清价款后，可以按附件一《成果使用清单》使用成果。成果载明有效期的，从其载明。',
      ...product.limits.filter(({ text }) => text !== '').map(({ label, text }) => `${label}：${text}。`),
      onwardClauses[terms.onward],
      `乙方依据成果形成的文件和结论，${terms.derivative === 'buyer' ? '由乙方享有相应权益' : '由甲乙双方共同享有相应权益'}。`,
    ],
    [
      '服务质量',
      '甲方应配备具有相应能力和资质的人员，独立、客观、勤勉地提供服务，并留存工作记录，使成果有据可查。',
      '甲方与服务结论存在利害关系的，应在签署前书面告知乙方；未告知的，乙方可以解除合同。',
    ],
  ];
}

const onwardClauses: Record<OnwardTransfer, string> = {
  forbidden: '乙方不得向任何第三方提供或者公开成果，但法律法规规定或者监管、司法机关要求提供的除外。',
  consent: '未经甲方书面同意，乙方不得向任何第三方提供或者公开成果，但法律法规规定或者监管、司法机关要求提供的除外。',
  allowed: '乙方可以向第三方提供成果，但应完整提供，不得删改或者断章取义。',
};

function duties(facts: ContractFacts): Article[] {
  return [
    [
      '数据安全',
      '甲方因服务接触乙方数据的，应采取访问控制、加密、日志留存等技术措施，只由参与服务的人员在必要范围内处理。',
      '发生或者可能发生数据泄露、篡改、丢失的，知悉方应立即采取补救措施，在 24 小时内通知对方和交易中心，并依法向有关主管部门报告。',
      '未履行法律规定的出境程序，任何一方不得向境外提供对方的数据。',
    ],
    [
      '个人信息保护',
      '乙方提供的资料涉及个人信息的，乙方保证已依法取得个人同意或者具备其他合法性基础；甲方受乙方委托，只在本合同约定的目的、方式和种类内处理，服务完成后删除，不得转委托。',
    ],
    [
      '保密',
      '双方对因订立、履行本合同知悉的对方商业秘密、技术信息和未公开的资料负有保密义务，未经对方书面同意不得披露，法律法规要求披露的除外。本条在合同终止后 3 年内继续有效。',
    ],
    breachArticle(facts, [misuse, '前款情形']),
  ];
}
