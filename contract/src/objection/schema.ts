// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { id, listOf, moment, nothing, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { grounds, mostEvidence, objectionStatuses } from './labels.ts';

export const raiseObjection = shape({
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

export const listOwnObjections = shape({
  input: z.object({ ...page }),
  output: listOf(z.object({ ...objectionRow, files: z.array(fileRef) })),
});

export const listReceivedObjections = shape({
  input: z.object({ ...page }),
  output: listOf(z.object({ ...objectionRow, mayAnswer: z.boolean() })),
});

export type ReceivedObjection = z.output<typeof listReceivedObjections.output>['rows'][number];

export const answerObjection = shape({
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

export const listPublicObjections = shape({
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
