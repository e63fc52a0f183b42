import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { personal } from '../../personal.ts';
import { clock } from '../../review/schema.ts';
import { shape } from '../../shape.ts';
import { officeComplaintColumns } from '../labels/office.ts';
import { complaintKindNames, complaintStatuses } from '../labels.ts';
import { complaintHistory } from '../schema.ts';

export const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(complaintKindNames),
  title: z.string(),
  status: z.enum(complaintStatuses),
  filedAt: moment,
  /** True when the sender has an account. */
  isSignedIn: z.boolean(),
  isSatisfied: z.boolean().nullable(),
  ...clock,
});

export type OfficeComplaintRow = z.output<typeof row>;

export const officeFilters = {
  kind: oneOf('类别', complaintKindNames).optional(),
  keyword: text('关键词', 0, 60).default(''),
  /** On which it was filed, by China's calendar, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
};

export const listComplaintQueue = shape({ ...officeFilters, ...page }, listOf(row));

export const listOfficeComplaints = shape(
  {
    status: oneOf('状态', complaintStatuses).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(row),
);

export const exportOfficeComplaints = exportShape(listOfficeComplaints, officeComplaintColumns);

export const exportComplaintQueue = exportShape(listComplaintQueue, officeComplaintColumns);

export const getComplaint = shape(
  { id: id('投诉') },
  row.extend({
    text: z.string(),
    name: personal('name', z.string()),
    phone: personal('phone', z.string()),
    files: z.array(fileRef),
    history: complaintHistory.element.extend({ operatorName: z.string() }).array(),
    mayHandle: z.boolean(),
  }),
);

export type ComplaintForOffice = z.output<typeof getComplaint.output>;

export const acceptComplaint = shape({ id: id('投诉') });

export const answerComplaint = shape({ id: id('投诉'), text: text('答复', 10, 2000) });

export const settleComplaint = shape({ id: id('投诉'), text: text('办结说明', 10, 500) });
