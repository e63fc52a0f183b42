// Profile of a sample file, column by column, measured in a process of its own.
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../field.ts';

export const columnTypes = {
  integer: '整数',
  decimal: '小数',
  date: '日期',
  datetime: '日期时间',
  boolean: '是否',
  string: '文本',
  empty: '全部为空',
} as const;

export type ColumnType = keyof typeof columnTypes;

export const personalKinds = {
  phone: '手机号',
  idNumber: '身份证号',
  bankCard: '银行卡号',
  name: '姓名',
  address: '住址',
} as const;

export type PersonalKind = keyof typeof personalKinds;

const columnTypeNames = Object.keys(columnTypes) as [ColumnType, ...ColumnType[]];
const personalKindNames = Object.keys(personalKinds) as [PersonalKind, ...PersonalKind[]];

const column = z.object({
  name: z.string(),
  type: z.enum(columnTypeNames),
  nulls: z.int(),
  distinct: z.int(),
  /** As text: whole numbers may be longer than a number of JSON. Null for text, and for what is personal. */
  min: z.string().nullable(),
  max: z.string().nullable(),
  mean: z.string().nullable(),
  /** The commonest values; empty when none comes twice, and for what is personal. */
  top: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Parts of equal width from `min` to `max`: how many values each holds. */
  histogram: z.array(z.int()),
  /** Set when the scan found personal data in it: its values are masked and its figures withheld. */
  personal: z.enum(personalKindNames).nullable(),
});
export type SampleColumn = z.output<typeof column>;

const measured = z.object({
  status: z.literal('ready'),
  /** For text: utf-8, utf-16le or gb18030. */
  encoding: z.string().nullable(),
  /** For Excel: how many sheets there are; only the first is looked at. */
  sheets: z.int().nullable(),
  /** Good rows, heading not counted. */
  rows: z.int(),
  columns: z.array(column),
  /** The first rows, in the order of `columns`; null is an empty cell. */
  preview: z.array(z.array(z.string().nullable())),
  badRows: z.object({ count: z.int(), first: z.array(z.object({ line: z.int(), why: z.string() })) }),
  personal: z.array(z.object({ column: z.string(), kind: z.enum(personalKindNames), count: z.int() })),
});
export type MeasuredSample = z.output<typeof measured>;

const unreadable = z.object({ status: z.literal('failed'), problem: z.string() });

export const sampleProfile = z.discriminatedUnion('status', [measured, unreadable]);
export type SampleProfile = z.output<typeof sampleProfile>;

/** Most rows that a preview shows. */
export const previewRows = 100;

/**
 * True when every signed-in reader may download the file itself: all of it was scanned and no person was found in it.
 * Others still see the masked rows.
 */
export function mayBeTaken(profile: SampleProfile | null): boolean {
  if (profile?.status !== 'ready') return false;
  return profile.personal.length === 0 && profile.badRows.count === 0 && (profile.sheets ?? 1) === 1;
}

/** Why the file itself is withheld, in words for its supplier; null when it is not. */
export function whyWithheld(profile: SampleProfile): string | null {
  if (mayBeTaken(profile)) return null;
  if (profile.status === 'failed') return '样例无法读取、未能检查';
  if (profile.personal.length > 0) return '样例里可能有个人信息';
  return profile.badRows.count > 0 ? '样例有格式有误、未能检查的行' : '样例有未检查的工作表';
}

/** Profiles the caller's own file right after its upload; the findings are stored. */
export const profileSample = call('POST', '/api/sample/profile/:id', {
  summary: '检查自己上传的样例文件',
  who: 'user',
  writes: true,
  input: z.object({ id: id('文件') }),
  output: sampleProfile,
});

/** Leaves its row in the audit trail. */
export const openOwnSample = call('POST', '/api/sample/open', {
  summary: '取得自己上传的样例原文件的下载链接',
  who: 'user',
  writes: true,
  input: z.object({ id: id('文件') }),
  output: z.object({ name: z.string(), url: z.string() }),
});
