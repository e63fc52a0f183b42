// Applications to the centre: attestation, merchant entry, trading permission and trading experience share these states,
// steps and the reviewer's view.
import { z } from 'zod';
import { id, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { overseen } from '../order/schema/overseen.ts';
import { personal } from '../personal.ts';
import { clock, finding } from '../review/schema.ts';
import { applicationStatuses, applicationStep, awaited, awaiting } from './labels.ts';

/** One step of an application's timeline. Owners read 交易中心 where the office reads a name. */
export const stepRow = z.object({
  step: keyOf(applicationStep),
  status: z.enum(applicationStatuses),
  by: z.string(),
  reason: z.string(),
  opinions: z.record(z.string(), z.string()),
  at: moment,
});

export type StepRow = z.output<typeof stepRow>;

/** The owner's view of an application's state. `opinions` are sentences by field, stored until it is sent again. */
export const progress = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  reason: z.string(),
  opinions: z.record(z.string(), z.string()),
  submittedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  steps: z.array(stepRow),
  /** Means to change what stands, which holds until this is approved. */
  isChange: z.boolean(),
  /** What must be granted before the centre decides on this; null where that is so, or nothing is needed. */
  awaits: keyOf(awaited).nullable(),
  /** By which day the centre means to decide; null while nothing waits. */
  dueOn: z.string().nullable(),
});

/** The reply to saving or sending. */
export const savedDraft = z.object({ id: z.string(), status: z.enum(applicationStatuses) });

export const queueInput = z.object({
  status: oneOf('状态', applicationStatuses).default('pending'),
  ...overseen,
  sort: oneOf('排序', ['newest', 'oldest']).optional(),
  ...page,
});

const queueRow = z.object({
  id: z.string(),
  /** The applicant, in words. */
  title: personal('party', z.string()),
  /** The kind, in words. */
  note: z.string(),
  status: z.enum(applicationStatuses),
  submittedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** Number of submissions. */
  submissions: z.int(),
  ...clock,
});

export type ApplicationQueueRow = z.output<typeof queueRow>;

/** Unless `sort` says otherwise, oldest submission first while waiting, newest decision first after. */
export const queue = listOf(queueRow);

/** One field as the reviewer reads it. */
const sheetRow = personal(
  'papers',
  z.object({
    field: z.string(),
    label: z.string(),
    text: z.string(),
    files: z.array(fileRef),
    /** Differs from the submission before. */
    isChanged: z.boolean(),
    /** The words of the submission before, or of what stands and is to be changed, when they differ. */
    before: z.string().nullable(),
    filesBefore: z.array(fileRef),
    /** The reviewer's last opinion on the field; empty for none. */
    asked: z.string(),
  }),
);

export const detail = queueRow.extend({
  reason: z.string(),
  opinions: z.record(z.string(), z.string()),
  fields: z.array(sheetRow),
  findings: z.array(finding),
  steps: z.array(stepRow),
  /** Nobody reviews their own organisation. */
  isOwnOrganisation: z.boolean(),
  isChange: z.boolean(),
  /** What must be granted before this can be approved. */
  awaits: keyOf(awaited).nullable(),
  /** Sent together with this attestation, and reviewed on one sheet with it. */
  together: z.array(z.object({ subject: z.enum(awaiting), id: z.string() })),
});

export type ApplicationDetail = z.output<typeof detail>;

export const decision = z.object({
  id: id('申请'),
  decision: oneOf('审核结论', ['approve', 'correction', 'refuse']),
  reason: text('审核意见', 0, 500).default(''),
  /** Sentences by field; only with `correction`. */
  opinions: z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), text('意见', 1, 200)).default({}),
});

export type Decision = z.output<typeof decision>;

/** Takes back a change that has not been approved; what stands stays as it is. */
export const discarding = z.object({ id: id('申请') });

export const freezing = z.object({
  id: id('申请'),
  /** False lifts it. */
  frozen: z.boolean({ error: '请选择冻结或解除冻结' }),
  reason: text('原因', 2, 200),
});

export type Freezing = z.output<typeof freezing>;
