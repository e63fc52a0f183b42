import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { officeFilters } from '../../order/schema/overseen.ts';
import { clock } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { objectionDecisions, officeObjectionColumns } from '../labels/office.ts';
import { objectionStatus } from '../labels.ts';
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

export const listObjectionQueue = shape(page, listOf(row));

export const listOfficeObjections = shape(
  {
    status: oneOf('状态', objectionStatus).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(row),
);

export const exportOfficeObjections = exportShape(listOfficeObjections, officeObjectionColumns);

export const getObjection = shape(
  { id: id('异议') },
  row.extend({ files: z.array(fileRef), answerFiles: z.array(fileRef), mayDecide: z.boolean() }),
);

export type ObjectionForReview = z.output<typeof getObjection.output>;

export const decideObjection = shape({
  id: id('异议'),
  decision: oneOf('处理结论', objectionDecisions),
  reason: text('处理理由', 10, 500),
});
