import { z } from 'zod';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { mostEvidence, objectionGrounds, objectionStatus } from './labels.ts';

export const raiseObjection = shape({
  id: id('产品'),
  versionId: id('版本'),
  ground: oneOf('异议理由', objectionGrounds),
  text: text('事实与说明', 10, 1000),
  files: z
    .array(id('证据材料'), { error: '请上传证据材料' })
    .min(1, { error: '请至少上传一份证据材料' })
    .max(mostEvidence, { error: `证据材料最多 ${mostEvidence} 份` })
    .meta({ title: '证据材料' }),
});

/** An objection as both sides and the centre see it. */
export const objectionRow = {
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productNumber: z.string(),
  /** Of the dictionary productType; it may be a service. */
  productType: z.string().nullable(),
  ground: keyOf(objectionGrounds),
  text: z.string(),
  status: keyOf(objectionStatus),
  filedAt: moment,
  /** The supplier's, given once while the objection is open. */
  answer: z.string().nullable(),
  answerFiles: z.array(fileRef),
  answeredAt: moment.nullable(),
  decidedAt: moment.nullable(),
  reason: z.string().nullable(),
};

export const listOwnObjections = shape(page, listOf(z.object({ ...objectionRow, files: z.array(fileRef) })));

export const listReceivedObjections = shape(page, listOf(z.object({ ...objectionRow, mayAnswer: z.boolean() })));

export type ReceivedObjection = z.output<typeof listReceivedObjections.output>['rows'][number];

export const answerObjection = shape({
  id: id('异议'),
  text: text('答复', 10, 1000),
  files: z
    .array(id('证明材料'), { error: '证明材料不正确' })
    .max(mostEvidence, { error: `证明材料最多 ${mostEvidence} 份` })
    .default([])
    .meta({ title: '证明材料' }),
});

export const listPublicObjections = shape(
  { id: id('产品').optional(), ...page },
  listOf(
    z.object({
      id: z.string(),
      productName: z.string(),
      productNumber: z.string(),
      ground: keyOf(objectionGrounds),
      status: keyOf(objectionStatus),
      isAnswered: z.boolean(),
      filedAt: moment,
      decidedAt: moment.nullable(),
    }),
  ),
);

export type PublicObjection = z.output<typeof listPublicObjections.output>['rows'][number];
