import { z } from 'zod';
import { captcha, id, listOf, moment, oneOf, page, phone, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { complaintKindNames, complaintStatuses, mostComplaintFiles, sides, steps } from './labels.ts';

export const complaintText = text('内容', 10, 2000);

export const fileComplaint = shape(
  {
    kind: oneOf('类别', complaintKindNames),
    title: text('标题', 4, 60),
    text: complaintText,
    name: text('称呼', 0, 20).default(''),
    phone: phone.optional(),
    files: z
      .array(id('附件'), { error: '附件不正确' })
      .max(mostComplaintFiles, { error: `附件最多 ${mostComplaintFiles} 份` })
      .default([])
      .meta({ title: '附件' }),
    uuid: captcha.uuid.optional(),
    captcha: captcha.captcha.optional(),
  },
  {
    number: z.string(),
    /** Together with the number it opens the complaint; null for who is signed in. */
    code: z.string().nullable(),
    /** The last day for the answer, `2026-11-25`. */
    dueOn: z.string(),
  },
);

/** The form of a visitor. */
export const visitorComplaint = fileComplaint.input.extend({ phone, ...captcha });

const code = z
  .string({ error: '请填写查询码' })
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8}$/, { error: '查询码为 8 位字母和数字' })
  .meta({ title: '查询码' });

/** Identifies a complaint: by number, and by code unless it is the caller's own. */
export const key = {
  number: z
    .string({ error: '请填写受理编号' })
    .trim()
    .toUpperCase()
    .regex(/^TS-\d{4}-[0-9A-Z]{5}-[0-9A-Z]{5}$/, { error: '受理编号形如 TS-2026-7K3M9-QWX4T' })
    .meta({ title: '受理编号' }),
  code: code.optional(),
};

/** A step as both sides see it. */
export const complaintHistory = z.array(
  z.object({ step: z.enum(steps), side: z.enum(sides), text: z.string(), at: moment }),
);

export const summary = {
  number: z.string(),
  kind: z.enum(complaintKindNames),
  title: z.string(),
  status: z.enum(complaintStatuses),
  filedAt: moment,
};

export const followComplaint = shape(key, {
  ...summary,
  text: z.string(),
  files: z.array(fileRef),
  dueOn: z.string().nullable(),
  isSatisfied: z.boolean().nullable(),
  history: complaintHistory,
  mayReply: z.boolean(),
  mayClose: z.boolean(),
});

export type FollowedComplaint = z.output<typeof followComplaint.output>;

/** The form to follow a complaint while signed out. */
export const followForm = z.object({ ...key, code });

export const replyComplaint = shape({ ...key, text: complaintText });

export const closeComplaint = shape({
  ...key,
  isSatisfied: z.boolean({ error: '请选择是否满意' }).meta({ title: '是否满意' }),
  text: text('说明', 0, 500).default(''),
});

export const listOwnComplaints = shape(
  page,
  listOf(z.object({ id: z.string(), ...summary, dueOn: z.string().nullable() })),
);
