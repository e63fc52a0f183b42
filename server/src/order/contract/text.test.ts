import { expect, test } from 'vitest';
import { usualTerms } from '#test/deal.ts';
import type { ContractFacts } from './facts.ts';
import { contractText } from './text.ts';

const facts: ContractFacts = {
  number: 'HT-2026-AAAAA-BBBBB',
  orderNumber: 'DD-2026-CCCCC-DDDDD',
  centre: '滨海数据交易中心',
  supplier: {
    name: '滨海数科数据技术有限公司',
    code: '91990116MAG4BAHEDM',
    address: '广西壮族自治区南宁市民族大道 1 号',
    legalPerson: '李明',
    contact: '李小明',
  },
  buyer: { name: '王芳', code: null, address: null, legalPerson: null, contact: '王芳' },
  product: {
    productId: '',
    productNumber: 'CP-2026-EEEEE-FFFFF',
    versionId: '',
    version: 3,
    name: '港区吞吐日报',
    summary: '按日汇总的吞吐数据。',
    productType: '数据集',
    industry: '交通运输',
    sources: ['自行生产'],
    rights: ['持有权', '使用权'],
    dataLevel: '一般数据（1 级）',
    personalInfo: '不涉及',
    scale: '',
    updateFrequency: '每日',
    delivery: ['平台交付·文件'],
    priceMode: '包年',
    limits: [{ label: '转让约定', text: '不得转让' }],
  },
  certificateNumber: 'DJ-2026-GGGGG-HHHHH',
  tier: { name: '标准版', count: 1000, price: 1_200_000, days: 365 },
  isQuoted: false,
  quantity: 2,
  amount: 2_400_000,
  quoteNote: '',
  scene: '供应链物流',
  purpose: '内部经营分析',
  usage: '用于运力调度。',
  priceMode: 'yearly',
  termMonths: null,
  packsRun: null,
  note: '',
  terms: usualTerms,
  fee: { buyer: 0, seller: 24_000, rule: { rate: 100, min: 0, max: 0, payer: 'seller' } },
  policySha256: 'f'.repeat(64),
};

test('the same facts give the same text, to the letter', () => {
  expect(contractText(structuredClone(facts))).toBe(contractText(facts));
});

test('articles are numbered without a gap, and every clause is under its article', () => {
  const lines = contractText(facts).split('\n');
  const headings = lines.filter((line) => /^第.+条　/.test(line)).map((line) => line.split('　')[0]);
  expect(headings).toEqual(
    ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三', '十四', '十五'].map(
      (place) => `第${place}条`,
    ),
  );
  const clauses = lines.filter((line) => /^\d+\.\d+　/.test(line)).map((line) => Number.parseInt(line, 10));
  expect(clauses).toEqual(clauses.toSorted((one, other) => one - other));
  expect(new Set(clauses).size).toBe(15);
});

test('it contains the agreed terms, in words and in figures', () => {
  const text = contractText(facts);
  expect(text).toContain('规格“标准版”（1000 次，有效期 365 天），单价人民币 12,000.00 元，数量 2');
  expect(text).toContain('（大写）贰万肆仟元整（小写：¥24,000.00）');
  expect(text).toContain('第 3 版，数据产品登记证书编号 DJ-2026-GGGGG-HHHHH');
  expect(text).toContain('转让约定\t不得转让');
  expect(text).toContain('使用次数\t2000 次');
  expect(text).toContain('结算金额为 ¥23,760.00');
  expect(text).toContain('数据规模：以交付时实际内容为准');
  expect(text.match(/统一社会信用代码/g)).toHaveLength(1);
});

test('it names each side with the details that the law requires, and a person without the blanks of an organisation', () => {
  const head = contractText(facts).split('\n').slice(4, 15);
  expect(head).toEqual([
    '',
    '甲方（数据提供方）：滨海数科数据技术有限公司',
    '统一社会信用代码：91990116MAG4BAHEDM',
    '地址：广西壮族自治区南宁市民族大道 1 号',
    '法定代表人：李明',
    '联系人：李小明（联系方式见交易中心平台订单页面）',
    '乙方（数据接收方）：王芳',
    '联系人：王芳（联系方式见交易中心平台订单页面）',
    '',
    expect.stringContaining('甲乙双方'),
    '',
  ]);
});

test('the contract states once whether data may be passed on: the article follows the annex', () => {
  const text = (onward: 'forbidden' | 'consent' | 'allowed') =>
    contractText({ ...facts, terms: { ...usualTerms, onward } });
  expect(text('allowed')).toContain('乙方可以向第三方转让标的数据');
  expect(text('allowed')).not.toContain('不得向任何第三方提供');
  expect(text('allowed')).toContain('转让约定\t可以转让');
  expect(text('consent')).toContain('未经甲方书面同意，乙方不得向任何第三方提供');
  expect(text('forbidden')).toContain('　乙方不得向任何第三方提供');
});

test('a quote names the whole price only, with what it holds', () => {
  const text = contractText({ ...facts, isQuoted: true, amount: 1_999_950, quoteNote: '含一年更新' });
  expect(text).not.toContain('单价');
  expect(text).toContain('壹万玖仟玖佰玖拾玖元伍角整');
  expect(text).toContain('报价说明：含一年更新');
});

test('a free contract states so, and asks for no payment', () => {
  const text = contractText({ ...facts, amount: 0, tier: null, fee: { ...facts.fee, seller: 0 } });
  expect(text).toContain('免费提供');
  expect(text).not.toContain('结算账户');
  expect(text).toContain('本合同签署后 15 日内');
});

test("the buyer's special request becomes a clause", () => {
  expect(contractText({ ...facts, note: '每月五日前更新' })).toContain('乙方的特别要求：每月五日前更新。');
});
