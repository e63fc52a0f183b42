// Objections (异议) to what stands in public notice, and how the centre decides them.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';

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
export const objectionStatuses = Object.keys(objectionStatus) as [ObjectionStatus, ...ObjectionStatus[]];

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

/** An objection as both sides and the centre see it. */
export const objectionRow = {
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productNumber: z.string(),
  ground: z.enum(grounds),
  text: z.string(),
  status: z.enum(objectionStatuses),
  filedAt: moment,
  /** The supplier's, given once while the objection is open. */
  answer: z.string().nullable(),
  answerFiles: z.array(fileRef),
  answeredAt: moment.nullable(),
  decidedAt: moment.nullable(),
  reason: z.string().nullable(),
};

export const listOwnObjections = call('GET', '/api/objection/list', {
  summary: '我提出的异议',
  who: 'attested',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(z.object({ ...objectionRow, files: z.array(fileRef) })),
});

/** Without the objector's name and papers, which could reveal them. */
export const listReceivedObjections = call('GET', '/api/objection/received', {
  summary: '我的产品收到的异议，待答复的在前',
  who: 'attested',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(z.object({ ...objectionRow, mayAnswer: z.boolean() })),
});
export type ReceivedObjection = z.output<typeof listReceivedObjections.output>['rows'][number];

export const answerObjection = call('POST', '/api/objection/answer', {
  summary: '答复对自己产品的异议，一次为限',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('异议'),
    text: text('答复', 10, 1000),
    files: z
      .array(id('证明材料'), { error: '证明材料不正确' })
      .max(mostEvidence, { error: `证明材料最多 ${mostEvidence} 份` })
      .default([])
      .meta({ title: '证明材料' }),
  }),
  output: nothing,
});

/** In short and neutral words: on what ground and with what result, not who objected, what was said and why. */
export const listPublicObjections = call('GET', '/api/objection/public', {
  summary: '公示异议的处理情况；指定产品时为其正在公示的版本收到的全部异议，否则为已作出处理的',
  who: 'anyone',
  writes: false,
  cache: ['publicNotice', 'merchant'],
  input: z.object({ id: id('产品').optional(), ...page }),
  output: listOf(
    z.object({
      id: z.string(),
      productName: z.string(),
      productNumber: z.string(),
      ground: z.enum(grounds),
      status: z.enum(objectionStatuses),
      isAnswered: z.boolean(),
      filedAt: moment,
      decidedAt: moment.nullable(),
    }),
  ),
});
export type PublicObjection = z.output<typeof listPublicObjections.output>['rows'][number];
