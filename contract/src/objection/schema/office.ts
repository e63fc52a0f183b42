// The shapes of ../office.ts: inputs and outputs.

import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, listOf, moment, nothing, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { officeFilters } from '../../order/schema/overseen.ts';
import { clock } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { type ObjectionDecision, objectionDecisions, officeObjectionColumns } from '../labels/office.ts';
import { objectionStatuses } from '../labels.ts';
import { objectionRow } from '../schema.ts';

const { answerFiles: _, ...rest } = objectionRow;

export const row = z.object({
  ...rest,
  supplierName: z.string(),
  objectorName: z.string(),
  noticeUntil: moment,
  ...clock,
});

export type OfficeObjectionRow = z.output<typeof row>;

export const listObjectionQueue = shape({
  input: z.object({ ...page }),
  output: listOf(row),
});

export const listOfficeObjections = shape({
  input: z.object({
    status: oneOf('状态', objectionStatuses).optional(),
    ...officeFilters,
    ...page,
  }),
  output: listOf(row),
});

export const exportOfficeObjections = exportShape(listOfficeObjections, officeObjectionColumns);

export const getObjection = shape({
  input: z.object({ id: id('异议') }),
  output: row.extend({ files: z.array(fileRef), answerFiles: z.array(fileRef), mayDecide: z.boolean() }),
});

export type ObjectionForReview = z.output<typeof getObjection.output>;

export const decideObjection = shape({
  input: z.object({
    id: id('异议'),
    decision: oneOf('处理结论', Object.keys(objectionDecisions) as [ObjectionDecision, ...ObjectionDecision[]]),
    reason: text('处理理由', 10, 500),
  }),
  output: nothing,
});
