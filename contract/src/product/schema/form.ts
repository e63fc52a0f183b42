import { z } from 'zod';
import { code, day, fen, id, int, oneOf, phone, text } from '../../field.ts';
import { personal } from '../../personal.ts';
import { absentFields, type FormChoice, type FormFile, formLabels, mostChoices } from '../labels/fields.ts';
import {
  apiMethods,
  countedModes,
  limits,
  needsDictionary,
  needsTiers,
  onwardTransfer,
  plainLength,
  serviceLabels,
  serviceWays,
} from '../labels/form.ts';
import { isServiceType } from '../labels.ts';

// A row that is being written may lack its words; a submission's may not: see productForm.
const tier = z.object({
  name: text('规格', 0, 30),
  /** Uses bought; null where a tier is not counted. */
  count: int('次数', 1, 1_000_000_000).nullable().default(null),
  price: fen('售价'),
  days: int('有效期天数', 1, 3650).nullable().default(null),
});

export type PriceTier = z.output<typeof tier>;

const useCase = z.object({ title: text('案例名称', 0, 40), text: text('案例说明', 0, 300) });

const dictionaryField = z.object({
  name: text('字段名', 0, 60),
  type: code('字段类型'),
  meaning: text('字段含义', 0, 200),
  sensitive: z.boolean().default(false),
});

export type DictionaryField = z.output<typeof dictionaryField>;

const apiParameter = z.object({
  name: text('参数名', 0, 60),
  type: code('参数类型'),
  required: z.boolean().default(false),
  meaning: text('参数说明', 0, 200),
  /** A value to try it with. */
  example: text('示例值', 0, 200).default(''),
});

export type ApiParameter = z.output<typeof apiParameter>;

const apiError = z.object({ code: text('错误码', 0, 40), meaning: text('错误含义', 0, 200) });

function choice(field: FormChoice) {
  return code(formLabels[field]).nullable().default(null);
}

function choices(field: keyof typeof mostChoices, measure: string) {
  const most = mostChoices[field];
  return z.array(code(formLabels[field])).max(most, { error: `${formLabels[field]}最多 ${most} ${measure}` });
}

function attachment(field: FormFile) {
  return id(formLabels[field]).nullable().default(null);
}

const tiers = z.array(tier).max(20, { error: '价格规格最多 20 个' });

const useCases = z.array(useCase).max(6, { error: '案例最多 6 个' });

const dictionary = z.array(dictionaryField).max(300, { error: '数据字典最多 300 个字段' });

const scenes = choices('scenes', '个');

const keywords = z.array(text('关键词', 1, 12)).max(8, { error: '关键词最多 8 个' });

const sources = choices('sources', '项');

const rights = choices('rights', '项');

const regions = z.array(code('地区')).max(40, { error: '地区最多 40 个' });

const delivery = choices('delivery', '种');

const parameters = z.array(apiParameter).max(60, { error: '接口参数最多 60 个' });

const errorCodes = z.array(apiError).max(60, { error: '错误码最多 60 个' });

/** An interface's request and reply. */
export const apiDescription = z.object({
  method: oneOf('请求方式', apiMethods).default('GET'),
  parameters: parameters.default([]),
  reply: text('返回示例', 0, 5000).default(''),
  errorCodes: errorCodes.default([]),
  errors: text('错误说明', 0, 2000).default(''),
});

export type ApiDraft = z.output<typeof apiDescription>;

/** A service's content and results. */
export const serviceDescription = z.object({
  scope: text(serviceLabels.scope, 0, 1000).default(''),
  deliverables: text(serviceLabels.deliverables, 0, 500).default(''),
  /** From signature and the buyer's documents to the results. */
  days: int(serviceLabels.days, 1, 90).nullable().default(null),
  audience: text(serviceLabels.audience, 0, 200).default(''),
  /** The buyer's part. */
  needs: text(serviceLabels.needs, 0, 500).default(''),
  /** Standards and qualifications. */
  basis: text(serviceLabels.basis, 0, 300).default(''),
});

export type ServiceDescription = z.output<typeof serviceDescription>;

const email = z.union([z.literal(''), z.email({ error: '请填写正确的电子邮箱' })]);

/** The draft's shape: any field may be missing, a present one keeps its limits. */
export const draftShape = {
  name: text(formLabels.name, 0, 40).default(''),
  summary: text(formLabels.summary, 0, 200).default(''),
  cover: attachment('cover'),
  detail: z.string().max(60_000, { error: '产品详情过长' }).default('').meta({ title: '产品详情' }),
  productType: choice('productType'),
  industry: choice('industry'),
  scenes: scenes.default([]),
  keywords: keywords.default([]),
  sources: sources.default([]),
  sourceStatement: attachment('sourceStatement'),
  rights: rights.default([]),
  dataLevel: choice('dataLevel'),
  complianceReport: attachment('complianceReport'),
  personalInfo: choice('personalInfo'),
  legalBasis: choice('legalBasis'),
  consentProof: attachment('consentProof'),
  regions: regions.default([]),
  periodFrom: day(formLabels.periodFrom).nullable().default(null),
  periodTo: day(formLabels.periodTo).nullable().default(null),
  rowCount: int(formLabels.rowCount, 0, 9_000_000_000_000_000).nullable().default(null),
  byteSize: int(formLabels.byteSize, 0, 9_000_000_000_000_000).nullable().default(null),
  updateFrequency: choice('updateFrequency'),
  delivery: delivery.default([]),
  priceMode: choice('priceMode'),
  tiers: tiers.default([]),
  useCases: useCases.default([]),
  limits: z
    .object({
      purpose: text('使用目的限制', 0, limits.purpose).default(''),
      period: text('使用期限', 0, limits.period).default(''),
      region: text('使用地域', 0, limits.region).default(''),
      onward: oneOf('转让约定', onwardTransfer).default('forbidden'),
    })
    .default({ purpose: '', period: '', region: '', onward: 'forbidden' }),
  dictionary: dictionary.default([]),
  sample: attachment('sample'),
  api: apiDescription.nullable().default(null),
  service: serviceDescription.nullable().default(null),
  contact: z
    .object({
      name: personal('name', text('联系人', 0, 20).default('')),
      phone: personal('phone', z.string().max(30, { error: '请填写正确的 11 位手机号' }).default('')),
      email: personal('email', z.string().max(100, { error: '请填写正确的电子邮箱' }).default('')),
    })
    .default({ name: '', phone: '', email: '' }),
};

export const productDraft = z.object(draftShape);

export type ProductDraft = z.output<typeof productDraft>;

/** A form as a version keeps it: the contact is sealed beside it. */
export type ProductContent = Omit<ProductDraft, 'contact'>;

/** Rules of each field on submission; see gapsOf for rules across fields. */
export const productForm = productDraft.extend({
  name: text(formLabels.name, 2, 40),
  summary: text(formLabels.summary, 10, 200),
  productType: code(formLabels.productType),
  industry: code(formLabels.industry),
  scenes: scenes.min(1, { error: '请至少选择一个应用场景' }),
  sources: sources.min(1, { error: '请至少选择一项数据来源' }),
  sourceStatement: z.string({ error: '请上传来源说明文件' }).min(1, { error: '请上传来源说明文件' }),
  rights: rights.min(1, { error: '请至少选择一项数据权利' }),
  dataLevel: code(formLabels.dataLevel),
  personalInfo: code(formLabels.personalInfo),
  updateFrequency: code(formLabels.updateFrequency),
  delivery: delivery.min(1, { error: '请至少选择一种交付方式' }),
  priceMode: code(formLabels.priceMode),
  tiers: z.array(tier.extend({ name: text('规格', 1, 30) })).max(20, { error: '价格规格最多 20 个' }),
  useCases: z.array(z.object({ title: text('案例名称', 2, 40), text: text('案例说明', 10, 300) })).max(6),
  dictionary: z
    .array(dictionaryField.extend({ name: text('字段名', 1, 60), meaning: text('字段含义', 1, 200) }))
    .max(300),
  api: apiDescription
    .extend({
      parameters: z
        .array(apiParameter.extend({ name: text('参数名', 1, 60), meaning: text('参数说明', 1, 200) }))
        .max(60),
      errorCodes: z.array(z.object({ code: text('错误码', 1, 40), meaning: text('错误含义', 1, 200) })).max(60),
    })
    .nullable(),
  service: serviceDescription
    .extend({
      scope: text(serviceLabels.scope, 10, 1000),
      deliverables: text(serviceLabels.deliverables, 4, 500),
      days: int(serviceLabels.days, 1, 90),
      audience: text(serviceLabels.audience, 2, 200),
    })
    .nullable(),
  contact: z.object({ name: text('联系人', 2, 20), phone, email }),
});

/** Everything a draft still lacks before it may be sent to review, a sentence for each field; empty when nothing. */
export function gapsOf(draft: ProductDraft): Record<string, string> {
  const gaps: Record<string, string> = {};
  const { productType, service } = draft;
  const whole = isServiceType(productType) ? { ...draft, service: service ?? serviceDescription.parse({}) } : draft;
  const parsed = productForm.safeParse(whole);
  for (const issue of parsed.error?.issues ?? []) gaps[issue.path.join('.')] ??= issue.message;
  for (const [field, sentence] of [...disagreements(draft), ...priceGaps(draft)]) gaps[field] ??= sentence;
  const idle = idleFields(draft);
  return Object.fromEntries(Object.entries(gaps).filter(([field]) => !idle.includes(field.split('.')[0] ?? '')));
}

/** Fields that the form does not require, given the rest: they may stay half-written. */
function idleFields({ priceMode, productType }: ProductDraft): string[] {
  const idle: (keyof ProductDraft)[] = [...absentFields(productType)];
  if (priceMode !== null && !needsTiers(priceMode)) idle.push('tiers');
  if (productType !== null && productType !== 'api') idle.push('api');
  return idle;
}

/** The form as a submission must be: every gap at once, where `productForm` alone would stop at the first kind. */
export const productSubmission = productDraft.superRefine((draft, issues) => {
  for (const [field, message] of Object.entries(gapsOf(draft))) {
    issues.addIssue({ code: 'custom', path: field.split('.'), message });
  }
});

/** The form without values that its type does not have: a service neither counts uses nor ends them. */
export function fittingForm(draft: ProductDraft): ProductDraft {
  const absent = absentFields(draft.productType);
  const none = Object.entries(productDraft.parse({})).filter(([field]) => absent.some((name) => name === field));
  const tiers = draft.tiers.map((one) => ({ ...one, count: null, days: null }));
  return { ...draft, ...Object.fromEntries(none), ...(isServiceType(draft.productType) && { tiers }) };
}

function disagreements(draft: ProductDraft): [field: string, sentence: string][] {
  const isService = isServiceType(draft.productType);
  const fits = (field: keyof typeof serviceWays, codes: readonly string[]) =>
    !isService || codes.every((code) => (serviceWays[field] as readonly string[]).includes(code));
  const { periodFrom, periodTo, dictionary, productType, personalInfo } = draft;
  const names = dictionary.map((field) => field.name).filter((name) => name !== '');
  const parameterNames = (draft.api?.parameters ?? []).map((one) => one.name).filter((name) => name !== '');
  const rules: [breaks: boolean, field: string, sentence: string][] = [
    [plainLength(draft.detail) < 20, 'detail', '产品详情至少 20 个字'],
    [draft.dataLevel === 'core', 'dataLevel', '核心数据不得上市交易'],
    [draft.dataLevel === 'important' && !draft.complianceReport, 'complianceReport', '重要数据须上传合规评估报告'],
    [personalInfo === 'involved' && !draft.legalBasis, 'legalBasis', '请选择处理个人信息的依据'],
    [personalInfo === 'involved' && !draft.consentProof, 'consentProof', '请上传个人同意或其他依据的证明'],
    [periodFrom !== null && periodTo !== null && periodFrom > periodTo, 'periodTo', '数据截止日不能早于起始日'],
    [!fits('delivery', draft.delivery), 'delivery', '服务的成果以文件、报告或线下介质交付，请改选'],
    [!fits('priceMode', draft.priceMode ? [draft.priceMode] : []), 'priceMode', '服务请选择面议、一口价或免费'],
    [needsTiers(draft.priceMode) && draft.tiers.length === 0, 'tiers', '请至少填写一个价格规格'],
    [needsDictionary(productType) && dictionary.length === 0, 'dictionary', '请填写数据字典，让需方知道有哪些字段'],
    [new Set(names).size < names.length, 'dictionary', '数据字典里有重名的字段'],
    [productType === 'api' && !draft.api?.reply, 'api.reply', '请填写返回示例'],
    [new Set(parameterNames).size < parameterNames.length, 'api.parameters', '请求参数里有重名的参数'],
  ];
  return rules.filter(([breaks]) => breaks).map(([, field, sentence]) => [field, sentence]);
}

/** A product sold by the number of uses names the number. */
function priceGaps({ priceMode, tiers }: ProductDraft): [field: string, sentence: string][] {
  if (!countedModes.includes(priceMode ?? '')) return [];
  return tiers.flatMap(({ count }, place) =>
    count === null ? [[`tiers.${place}.count`, '请填写这一规格包含的次数']] : [],
  );
}
