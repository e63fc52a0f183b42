// A product's registration form as one row of a spreadsheet: the columns, and how each cell is written.
import type { DictName } from '../site/labels/dict.ts';
import { type FormChoice, formDicts, formFields, formLabels } from './labels/fields.ts';
import { apiMethods, onwardTransfer, serviceLabels } from './labels/form.ts';
import type { ProductDraft } from './schema/form.ts';

/** A column whose value is one of a list of words. */
interface Chosen {
  dict?: DictName;
  /** Words by code, where no dictionary holds them. */
  words?: Record<string, string>;
}

export type CellKind =
  | 'text'
  | 'rich'
  | 'choice'
  | 'choices'
  | 'words'
  | 'regions'
  | 'day'
  | 'whole'
  | 'bytes'
  | 'money'
  | 'yes'
  | 'file'
  | 'table';

/** One part of a line in a cell that holds a table. */
export interface Part extends Chosen {
  name: string;
  label: string;
  kind: 'text' | 'choice' | 'whole' | 'money' | 'yes';
}

export interface ImportColumn extends Chosen {
  /** The form's field, or a field in it: `limits.purpose`. */
  field: string;
  label: string;
  kind: CellKind;
  parts?: readonly Part[];
  /** One sentence on filling it in. */
  hint: string;
  /** Other headings that mean the same. */
  aliases?: readonly string[];
}

type ColumnSpec = Omit<ImportColumn, 'field' | 'label'> & { field?: string; label?: string };

const servicePart = (part: keyof typeof serviceLabels) => ({ field: `service.${part}`, label: serviceLabels[part] });

const file = (hint: string): ColumnSpec => ({ kind: 'file', hint });

// By the form's fields, so that a field without a column does not compile.
const columnSpecs: Record<keyof ProductDraft, readonly ColumnSpec[]> = {
  name: [{ kind: 'text', hint: '2–40 字', aliases: ['名称', 'title'] }],
  summary: [{ kind: 'text', hint: '10–200 字，一段话说明数据是什么、有什么用', aliases: ['简介'] }],
  cover: [file('图片文件名，例如 封面.png')],
  productType: [{ kind: 'choice', hint: '填一项' }],
  industry: [{ kind: 'choice', hint: '填一项（GB/T 4754 门类）', aliases: ['行业'] }],
  scenes: [{ kind: 'choices', hint: '1–6 项，以分号分隔', aliases: ['场景'] }],
  keywords: [{ kind: 'words', hint: '最多 8 个，每个不超过 12 字，以分号分隔' }],
  detail: [{ kind: 'rich', hint: '至少 20 字；可写 HTML，也可写普通文字，空一行为新的一段' }],
  sources: [{ kind: 'choices', hint: '至少一项，以分号分隔' }],
  sourceStatement: [file('图片或 PDF 的文件名')],
  rights: [{ kind: 'choices', hint: '至少一项，以分号分隔' }],
  dataLevel: [{ kind: 'choice', hint: '填一项；核心数据不得上市交易' }],
  complianceReport: [file('重要数据必填：图片或 PDF 的文件名')],
  personalInfo: [{ kind: 'choice', hint: '填一项' }],
  legalBasis: [{ kind: 'choice', hint: '涉及个人信息的填一项' }],
  consentProof: [file('涉及个人信息的填图片或 PDF 的文件名')],
  regions: [{ kind: 'regions', hint: '全国，或行政区划的全称或六位代码，以分号分隔，最多 40 个' }],
  periodFrom: [{ kind: 'day', hint: '例如 2020-01-01' }],
  periodTo: [{ kind: 'day', hint: '例如 2025-12-31；持续更新的留空' }],
  rowCount: [{ kind: 'whole', hint: '整数' }],
  byteSize: [{ kind: 'bytes', hint: '字节数，或 6.4 GB 这样的写法' }],
  updateFrequency: [{ kind: 'choice', hint: '填一项' }],
  dictionary: [
    {
      kind: 'table',
      hint: '数据集与数据API必填，每行一个字段：字段名 | 字段类型 | 字段含义 | 是否敏感',
      parts: [
        { name: 'name', label: '字段名', kind: 'text' },
        { name: 'type', label: '字段类型', kind: 'choice', dict: 'fieldType' },
        { name: 'meaning', label: '字段含义', kind: 'text' },
        { name: 'sensitive', label: '是否敏感', kind: 'yes' },
      ],
    },
  ],
  sample: [file('CSV、Excel、JSON 或 Parquet 文件名，例如 样例.csv')],
  api: [
    {
      field: 'api.method',
      label: '请求方式',
      kind: 'choice',
      words: Object.fromEntries(apiMethods.map((method) => [method, method])),
      hint: '数据API填 GET 或 POST',
    },
    {
      field: 'api.parameters',
      label: '接口参数',
      kind: 'table',
      hint: '每行一个参数：参数名 | 参数类型 | 是否必填 | 参数说明 | 示例值',
      parts: [
        { name: 'name', label: '参数名', kind: 'text' },
        { name: 'type', label: '参数类型', kind: 'choice', dict: 'fieldType' },
        { name: 'required', label: '是否必填', kind: 'yes' },
        { name: 'meaning', label: '参数说明', kind: 'text' },
        { name: 'example', label: '示例值', kind: 'text' },
      ],
    },
    {
      field: 'api.errorCodes',
      label: '错误码',
      kind: 'table',
      hint: '每行一个：错误码 | 错误含义',
      parts: [
        { name: 'code', label: '错误码', kind: 'text' },
        { name: 'meaning', label: '错误含义', kind: 'text' },
      ],
    },
    { field: 'api.reply', label: '返回示例', kind: 'text', hint: '数据API必填，一段真实的返回内容' },
    { field: 'api.errors', label: '错误说明', kind: 'text', hint: '错误码之外需要说明的情形' },
  ],
  service: [
    { ...servicePart('scope'), kind: 'text', hint: '服务必填，10–1000 字' },
    { ...servicePart('deliverables'), kind: 'text', hint: '服务必填，4–500 字' },
    { ...servicePart('days'), kind: 'whole', hint: '服务必填，1–90 的整数' },
    { ...servicePart('audience'), kind: 'text', hint: '服务必填，2–200 字' },
    { ...servicePart('needs'), kind: 'text', hint: '需方要提供的资料和人员，不超过 500 字' },
    { ...servicePart('basis'), kind: 'text', hint: '标准与资质，不超过 300 字' },
  ],
  delivery: [{ kind: 'choices', hint: '至少一种，以分号分隔' }],
  priceMode: [{ kind: 'choice', hint: '填一项' }],
  tiers: [
    {
      kind: 'table',
      hint: '除面议与免费外必填，每行一个规格：规格 | 次数 | 售价（元） | 有效期天数；不计的留空',
      parts: [
        { name: 'name', label: '规格', kind: 'text' },
        { name: 'count', label: '次数', kind: 'whole' },
        { name: 'price', label: '售价（元）', kind: 'money' },
        { name: 'days', label: '有效期天数', kind: 'whole' },
      ],
    },
  ],
  useCases: [
    {
      kind: 'table',
      hint: '最多 6 个，每行一个：案例名称 | 案例说明（10–300 字）',
      parts: [
        { name: 'title', label: '案例名称', kind: 'text' },
        { name: 'text', label: '案例说明', kind: 'text' },
      ],
    },
  ],
  limits: [
    { field: 'limits.purpose', label: '使用目的限制', kind: 'text', hint: '不超过 200 字' },
    { field: 'limits.period', label: '使用期限', kind: 'text', hint: '不超过 100 字' },
    { field: 'limits.region', label: '使用地域', kind: 'text', hint: '不超过 100 字' },
    { field: 'limits.onward', label: '转让约定', kind: 'choice', words: onwardTransfer, hint: '填一项；默认不得转让' },
  ],
  contact: [
    { field: 'contact.name', label: '联系人', kind: 'text', hint: '2–20 字，只供中心与订购方联系' },
    { field: 'contact.phone', label: '联系电话', kind: 'text', hint: '11 位手机号' },
    { field: 'contact.email', label: '联系邮箱', kind: 'text', hint: '可不填' },
  ],
};

/** Every column after the first, in the form's order. */
export const importColumns: readonly ImportColumn[] = formFields.flatMap((field) => {
  const dict = Object.hasOwn(formDicts, field) ? { dict: formDicts[field as FormChoice] } : {};
  return columnSpecs[field].map((column) => ({ field, label: formLabels[field], ...dict, ...column }));
});

/** The first column: one's own number for a row, or the centre's number of a product that stands already. */
export const keyColumn = {
  field: 'key',
  label: '编号',
  hint: '自编的编号，或已有产品的编号（导出的文件里已填好）；再次导入时据此辨认，留空则以产品名称辨认',
  aliases: ['id', '产品编号', 'identifier'],
} as const;
