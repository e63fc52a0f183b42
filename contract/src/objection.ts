// Objections (异议) to what stands in public notice, and how the centre decides them.
import { z } from 'zod';
import { call, nothing } from './call.ts';
import { id, listOf, moment, oneOf, page, text } from './field.ts';
import { fileRef } from './file.ts';

export const objectionGrounds = {
  rights: '数据权属有争议',
  source: '数据来源不合法',
  privacy: '涉及个人信息或隐私',
  secret: '侵犯商业秘密或知识产权',
  untrue: '登记内容不实',
  other: '其他理由',
} as const;
export type ObjectionGround = keyof typeof objectionGrounds;
const grounds = Object.keys(objectionGrounds) as [ObjectionGround, ...ObjectionGround[]];

/** An objection lapses when another one has already ended the notice. */
export const objectionStatus = {
  open: '核实中',
  upheld: '异议成立',
  dismissed: '异议不成立',
  lapsed: '公示已终止',
} as const;
export type ObjectionStatus = keyof typeof objectionStatus;
const statuses = Object.keys(objectionStatus) as [ObjectionStatus, ...ObjectionStatus[]];

export const mostEvidence = 5;

/** `versionId` names what the objector has read. Once per person and version. */
export const raiseObjection = call('POST', '/api/objection/add', {
  summary: '对公示中的产品登记提出异议',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('产品'),
    versionId: id('版本'),
    ground: oneOf('异议理由', grounds),
    text: text('事实与说明', 10, 1000),
    files: z
      .array(id('证据材料'), { error: '请上传证据材料' })
      .min(1, { error: '请至少上传一份证据材料' })
      .max(mostEvidence, { error: `证据材料最多 ${mostEvidence} 份` })
      .meta({ title: '证据材料' }),
  }),
  output: nothing,
});

const row = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productNumber: z.string(),
  ground: z.enum(grounds),
  text: z.string(),
  status: z.enum(statuses),
  filedAt: moment,
  decidedAt: moment.nullable(),
  reason: z.string().nullable(),
});

export const listOwnObjections = call('GET', '/api/objection/list', {
  summary: '我提出的异议',
  who: 'attested',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(row),
});

const officeRow = row.extend({
  supplierName: z.string(),
  objectorName: z.string(),
  noticeUntil: moment,
});

/** Oldest first. */
export const listObjectionQueue = call('GET', '/office/api/objection/queue', {
  summary: '待处理的公示异议',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(officeRow),
});

export const getObjection = call('GET', '/office/api/objection/info/:id', {
  summary: '公示异议与证据材料',
  who: 'reviewer',
  writes: false,
  input: z.object({ id: id('异议') }),
  output: officeRow.extend({ files: z.array(fileRef), mayDecide: z.boolean() }),
});

export const objectionDecisions = {
  dismiss: '不成立，公示继续',
  correct: '成立，退回供方补正',
  refuse: '成立，驳回登记',
} as const;
export type ObjectionDecision = keyof typeof objectionDecisions;

export const decideObjection = call('POST', '/office/api/objection/decide', {
  summary: '处理公示异议',
  who: 'reviewer',
  writes: true,
  input: z.object({
    id: id('异议'),
    decision: oneOf('处理结论', Object.keys(objectionDecisions) as [ObjectionDecision, ...ObjectionDecision[]]),
    reason: text('处理理由', 10, 500),
  }),
  output: nothing,
});
