import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { industry, overseen } from '../../order/schema/overseen.ts';
import { personal } from '../../personal.ts';
import { clock, finding } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { officeDemandColumns, opinionFieldCodes } from '../labels/office.ts';
import { demandStatuses } from '../labels.ts';
import { demandLogRow } from '../schema.ts';

/** The content of a submission, stored with its log row, without contacts. */
export const demandContent = z.object({
  title: z.string(),
  kind: z.string(),
  industry: z.string(),
  description: z.string(),
  wantedFields: z.array(z.string()),
  coverage: z.array(z.string()),
  updateFrequency: z.string().nullable(),
  delivery: z.string().nullable(),
  scene: z.string().nullable(),
  budgetMode: z.enum(['range', 'negotiable']),
  budgetMin: z.int().nullable(),
  budgetMax: z.int().nullable(),
  deadline: z.string(),
});

export type DemandContent = z.output<typeof demandContent>;

export const officeRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(demandStatuses),
  title: z.string(),
  kind: z.string().nullable(),
  industry: z.string().nullable(),
  ownerName: z.string(),
  submittedAt: moment,
  /** Number of submissions. */
  submissions: z.int(),
  ...clock,
});

export type OfficeDemandRow = z.output<typeof officeRow>;

export const listDemandQueue = shape({ ...overseen, industry, ...page }, listOf(officeRow));

export const listOfficeDemands = shape(
  {
    status: oneOf('状态', demandStatuses).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest']).default('newest'),
    ...page,
  },
  listOf(officeRow),
);

export const exportOfficeDemands = exportShape(listOfficeDemands, officeDemandColumns);

export const exportDemandQueue = exportShape(listDemandQueue, officeDemandColumns);

export const readOfficeDemand = shape(
  { id: id('需求') },
  officeRow.extend({
    /** The last submitted form. */
    content: demandContent,
    coverageNames: z.array(z.string()),
    /** The submission before that, to see what was changed. */
    previous: demandContent.nullable(),
    contact: z.object({ name: personal('name', z.string()), phone: personal('phone', z.string()) }).nullable(),
    takerName: z.string().nullable(),
    files: z.array(fileRef),
    findings: z.array(finding),
    log: z.array(demandLogRow),
  }),
);

export const reviewDemand = shape({
  id: id('需求'),
  decision: oneOf('审核结论', ['approve', 'correction', 'refuse']),
  reason: text('审核意见', 0, 500).default(''),
  opinions: z.partialRecord(z.enum(opinionFieldCodes), text('意见', 1, 200)).default({}),
});

export const takeDemandDown = shape({ id: id('需求'), reason: text('下架原因', 2, 200) });
