// The contract of a deal, after the 2025 model 《数据提供合同》: the same facts always give the same text.

import { dataArticles } from './data-articles.ts';
import type { ContractFacts, ContractParty } from './facts.ts';
import { serviceArticles } from './service-articles.ts';
import { usageRows } from './usage.ts';

/** The names of a contract and its sides, by what is bought. */
const forms = {
  data: {
    title: '数据提供合同',
    supplier: '数据提供方',
    buyer: '数据接收方',
    about: '甲方向乙方提供数据',
    annex: '使用限制清单',
  },
  service: {
    title: '数据服务合同',
    supplier: '服务提供方',
    buyer: '服务接受方',
    about: '甲方向乙方提供数据服务',
    annex: '成果使用清单',
  },
};

function formOf({ product }: ContractFacts) {
  return forms[product.service ? 'service' : 'data'];
}

/** Lines of plain text; a line that begins with 第…条 is a heading, one with a tab is a row of a table. */
export function contractText(facts: ContractFacts): string {
  const { service } = facts.product;
  const articles = service ? serviceArticles(facts, service) : dataArticles(facts);
  const body = articles.flatMap(([title, ...clauses], index) => [
    '',
    `第${ordinal(index + 1)}条　${title}`,
    ...clauses.map((clause, at) => `${index + 1}.${at + 1}　${clause}`),
  ]);
  return [...head(facts), ...body, '', ...foot(facts), '', ...annex(facts)].join('\n');
}

function head(facts: ContractFacts): string[] {
  const { number, orderNumber, centre, supplier, buyer } = facts;
  const form = formOf(facts);
  return [
    form.title,
    '',
    `合同编号：${number}`,
    `订单编号：${orderNumber}`,
    '',
    `甲方（${form.supplier}）：${supplier.name}`,
    ...partyLines(supplier),
    `乙方（${form.buyer}）：${buyer.name}`,
    ...partyLines(buyer),
    '',
    `甲乙双方均已在${centre}（以下称“交易中心”）完成身份认证并取得相应交易权限。双方依据《中华人民共和国民法典》《中华人民共和国数据安全法》《中华人民共和国网络安全法》《中华人民共和国个人信息保护法》等法律法规，遵循自愿、平等、公平、诚实信用的原则，就${form.about}事宜订立本合同。`,
  ];
}

function partyLines({ code, address, legalPerson, contact }: ContractParty): string[] {
  const blanks = { 统一社会信用代码: code, 地址: address, 法定代表人: legalPerson };
  return [
    ...Object.entries(blanks).flatMap(([label, words]) => (words ? [`${label}：${words}`] : [])),
    ...(contact ? [`联系人：${contact}（联系方式见交易中心平台订单页面）`] : []),
  ];
}

function foot({ supplier, buyer }: ContractFacts): string[] {
  return [`甲方：${supplier.name}`, `乙方：${buyer.name}`, '（双方的签署时间以交易中心平台记录为准）'];
}

function annex(facts: ContractFacts): string[] {
  return [
    `附件一　${formOf(facts).annex}`,
    ...usageRows(facts).map(([label, words]) => `${label}\t${words}`),
    `机器可读格式\tODRL 2.2（JSON），SHA-256 ${facts.policySha256}`,
  ];
}

const ordinals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

function ordinal(place: number): string {
  return place <= 10 ? (ordinals[place] as string) : `十${ordinals[place - 10]}`;
}
