// Complaints and suggestions (投诉与建议): anyone files one, gets a number, and follows its steps.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { captcha, id, listOf, moment, oneOf, page, phone, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';

export const complaintKinds = {
  question: '咨询',
  suggestion: '建议',
  complaint: '投诉',
  report: '举报违规',
} as const;
export type ComplaintKind = keyof typeof complaintKinds;
export const complaintKindNames = Object.keys(complaintKinds) as [ComplaintKind, ...ComplaintKind[]];

export const complaintStatus = {
  received: '待受理',
  handling: '办理中',
  answered: '已答复',
  closed: '已办结',
} as const;
export type ComplaintStatus = keyof typeof complaintStatus;
export const complaintStatuses = Object.keys(complaintStatus) as [ComplaintStatus, ...ComplaintStatus[]];

export const complaintStep = {
  file: '提交',
  accept: '受理',
  answer: '答复',
  reply: '补充说明',
  close: '确认办结',
  settle: '中心办结',
  lapse: '期满自动办结',
} as const;
export type ComplaintStep = keyof typeof complaintStep;
const steps = Object.keys(complaintStep) as [ComplaintStep, ...ComplaintStep[]];

export const complaintSides = { sender: '提交人', office: '交易中心', system: '系统' } as const;
export type ComplaintSide = keyof typeof complaintSides;
const sides = Object.keys(complaintSides) as [ComplaintSide, ...ComplaintSide[]];

/** Days after an answer to which nothing more was said. */
export const complaintCloseDays = 15;
export const mostComplaintFiles = 5;

const words = text('内容', 10, 2000);

/** Signed out, the captcha and a phone are wanted, and files cannot be sent. */
export const fileComplaint = call('POST', '/api/complaint/add', {
  summary: '提交投诉或建议；未登录时答复中的查询码只显示一次',
  who: 'anyone',
  writes: true,
  input: z.object({
    kind: oneOf('类别', complaintKindNames),
    title: text('标题', 4, 60),
    text: words,
    name: text('称呼', 0, 20).default(''),
    phone: phone.optional(),
    files: z
      .array(id('附件'), { error: '附件不正确' })
      .max(mostComplaintFiles, { error: `附件最多 ${mostComplaintFiles} 份` })
      .default([])
      .meta({ title: '附件' }),
    uuid: captcha.uuid.optional(),
    captcha: captcha.captcha.optional(),
  }),
  output: z.object({
    number: z.string(),
    /** Together with the number it opens the complaint; null for who is signed in. */
    code: z.string().nullable(),
    /** The last day for the answer, `2026-11-25`. */
    dueOn: z.string(),
  }),
});

/** The form of a visitor. */
export const visitorComplaint = fileComplaint.input.extend({ phone, ...captcha });

const code = z
  .string({ error: '请填写查询码' })
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8}$/, { error: '查询码为 8 位字母和数字' })
  .meta({ title: '查询码' });

/** Identifies a complaint: by number, and by code unless it is the caller's own. */
const key = {
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

const summary = {
  number: z.string(),
  kind: z.enum(complaintKindNames),
  title: z.string(),
  status: z.enum(complaintStatuses),
  filedAt: moment,
};

/** Reads only, but its code must not stand in an address. */
export const followComplaint = call('POST', '/api/complaint/follow', {
  summary: '凭受理编号与查询码查看办理情况；本人登录时不需要查询码',
  who: 'anyone',
  writes: false,
  input: z.object(key),
  output: z.object({
    ...summary,
    text: z.string(),
    files: z.array(fileRef),
    dueOn: z.string().nullable(),
    isSatisfied: z.boolean().nullable(),
    history: complaintHistory,
    mayReply: z.boolean(),
    mayClose: z.boolean(),
  }),
});
export type FollowedComplaint = z.output<typeof followComplaint.output>;

/** The form to follow a complaint while signed out. */
export const followForm = z.object({ ...key, code });

export const replyComplaint = call('POST', '/api/complaint/reply', {
  summary: '补充说明；已答复的重新办理',
  who: 'anyone',
  writes: true,
  input: z.object({ ...key, text: words }),
  output: nothing,
});

export const closeComplaint = call('POST', '/api/complaint/close', {
  summary: '对答复作出评价并办结',
  who: 'anyone',
  writes: true,
  input: z.object({
    ...key,
    isSatisfied: z.boolean({ error: '请选择是否满意' }).meta({ title: '是否满意' }),
    text: text('说明', 0, 500).default(''),
  }),
  output: nothing,
});

export const listOwnComplaints = call('GET', '/api/complaint/list', {
  summary: '我的投诉与建议，最近的在前',
  who: 'user',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(z.object({ id: z.string(), ...summary, dueOn: z.string().nullable() })),
});
