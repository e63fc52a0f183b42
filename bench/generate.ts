// Plausible Chinese listings, spread over all facets, in the proportions that real exchanges report (market.md).
import { type ProductDraft, productDraft } from '../contract/src/product/schema/form.ts';
import { type Random, seeded } from './random.ts';
import { places, type Subject, shapes, subjects } from './subjects.ts';

export interface Listing {
  form: ProductDraft;
  /** The index of its merchant, from 0. */
  merchant: number;
  /** How many days ago it was listed. */
  daysAgo: number;
}

export const merchantCount = 240;

const seed = 20_261_120;
const types = { dataset: 34, api: 24, report: 10, application: 8, model: 8, index: 7, solution: 5, other: 4 };
const priceModes = { negotiable: 52, fixed: 14, perCall: 10, callPack: 6, monthly: 6, yearly: 8, free: 4 };
const frequencies = {
  static: 12,
  realtime: 8,
  hourly: 5,
  daily: 18,
  weekly: 8,
  monthly: 18,
  quarterly: 8,
  halfYearly: 4,
  yearly: 10,
  onDemand: 6,
  irregular: 3,
};
const deliveries = {
  platformApi: 30,
  platformFile: 30,
  platformReport: 10,
  platformSandbox: 6,
  platformOffline: 2,
  selfApi: 9,
  selfFile: 7,
  selfReport: 3,
  selfSandbox: 2,
  selfOffline: 1,
};
const sources = ['selfProduced', 'licensed', 'publiclyCollected', 'publicDataOperation', 'derived'];
const rights = ['holding', 'use', 'operation'];
const levels = { general1: 60, general2: 28, general3: 8, general4: 4 };
const grains = ['', '', '逐日', '逐月', '小时级', '公里级', '县域', '全量', '历史'];
const fieldTypes = ['string', 'integer', 'decimal', 'date', 'datetime'];

/** The listing at an index, the same each time. */
export function listingAt(index: number): Listing {
  const random = seeded(seed + index * 7_919);
  const subject = random.pick(subjects);
  const [placeCode, placeName] = random.pick(places);
  const productType = random.weighed(types);
  const about = random.pick(subject.about);
  const name = `${placeName}${random.pick(grains)}${about}${random.pick(shapes[productType] ?? ['数据'])}`.slice(0, 40);
  const priceMode = random.weighed(priceModes);
  const fields = random.some(subject.fields, random.int(3, 6));
  const rowCount = Math.round(10 ** (2 + random.next() * 7));
  const form = productDraft.parse({
    name,
    summary: `覆盖${placeName}的${about}情况，包含${fields.slice(0, 3).join('、')}等内容，${random.pick(uses)}。`,
    detail: detailOf(random, { placeName, about, fields, subject }),
    productType,
    industry: subject.industry,
    scenes: random.some(subject.scenes, random.int(1, 3)),
    keywords: [about, ...random.some(fields, 2)].map((word) => word.slice(0, 12)),
    sources: random.some(sources, random.int(1, 2)),
    rights: random.some(rights, random.int(1, 3)),
    dataLevel: random.weighed(levels),
    personalInfo: random.next() < 0.9 ? 'none' : 'anonymised',
    regions: [placeCode],
    ...(random.next() < 0.6 ? { periodFrom: `${random.int(2012, 2023)}-01-01`, periodTo: '2026-10-31' } : {}),
    ...(random.next() < 0.7 ? { rowCount, byteSize: rowCount * random.int(40, 900) } : {}),
    updateFrequency: random.weighed(frequencies),
    delivery: [...new Set([random.weighed(deliveries), random.weighed(deliveries)])],
    priceMode,
    tiers: tiersOf(random, priceMode),
    ...(random.next() < 0.3
      ? { useCases: [{ title: `${about}应用`, text: `某单位使用本产品开展${about}分析，用于日常研判。` }] }
      : {}),
    limits: { purpose: random.next() < 0.5 ? '仅限需方内部分析使用' : '', period: '', region: '', onward: 'forbidden' },
    dictionary:
      productType === 'dataset' || productType === 'api' ? fields.map((field) => dictionaryField(random, field)) : [],
    ...(productType === 'api'
      ? { api: { method: 'GET', parameters: [], reply: '{"code":200,"data":[]}', errors: '' } }
      : {}),
    contact: { name: '数据部', phone: '13800000000', email: '' },
  });
  return { form, merchant: random.int(0, merchantCount - 1), daysAgo: random.int(0, 720) };
}

const uses = [
  '可用于经营分析和风险研判',
  '服务规划选址与运行监测',
  '为政府部门和企业提供决策参考',
  '支持模型训练与算法验证',
  '适合行业研究和市场分析',
  '用于日常调度、预警与考核',
];

interface Sentence {
  placeName: string;
  about: string;
  fields: string[];
  subject: Subject;
}

const sentences: ((sentence: Sentence) => string)[] = [
  ({ placeName, about }) => `本产品汇集${placeName}范围内的${about}信息，经清洗、去重、标准化和质量核验后形成。`,
  ({ fields }) => `主要内容包括${fields.join('、')}，每条记录均注明采集时间和质量标识。`,
  ({ about }) => `数据来源合法、链路可追溯，${about}的统计口径与行业主管部门保持一致。`,
  () => '供方设有专人负责更新，异常值在两个工作日内复核修正，并在版本说明中列出。',
  ({ subject }) => `适用于${subject.about.slice(0, 3).join('、')}等相关业务，可与需方自有系统对接。`,
  () => '提供字段说明文档、示例代码和技术支持，需方可先申请试用后再订购。',
  ({ placeName }) => `历史数据覆盖${placeName}多年情况，便于开展同比、环比和趋势分析。`,
  () => '产品不含可识别特定自然人的信息，已完成匿名化效果评估与合规审查。',
];

function detailOf(random: Random, sentence: Sentence): string {
  const chosen = random.some(sentences, random.int(4, 7)).map((say) => say(sentence));
  const half = Math.ceil(chosen.length / 2);
  const list = sentence.fields.map((field) => `<li>${field}</li>`).join('');
  return `<h2>产品介绍</h2><p>${chosen.slice(0, half).join('')}</p><ul>${list}</ul><p>${chosen.slice(half).join('')}</p>`;
}

function tiersOf(random: Random, priceMode: string) {
  if (priceMode === 'negotiable' || priceMode === 'free') return [];
  const base = Math.round(10 ** (2.5 + random.next() * 4)) * 100;
  const counted = priceMode === 'callPack' || priceMode === 'perCall';
  return Array.from({ length: random.int(1, 3) }, (_, at) => ({
    name: ['基础版', '标准版', '专业版'][at],
    count: counted ? 1_000 * 10 ** at : null,
    price: base * (at + 1),
    days: priceMode === 'monthly' ? 30 : 365,
  }));
}

function dictionaryField(random: Random, field: string) {
  return { name: field, type: random.pick(fieldTypes), meaning: `${field}，按行业通行口径填写`, sensitive: false };
}
