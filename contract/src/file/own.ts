// One's own files: what is stored, what uses it, and what may be deleted.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { filePurposeNames, fileRef, scanState } from './calls.ts';

/** The kinds of a file's uses, with their labels. */
export const fileUses = {
  attestation: '身份认证',
  merchant: '数商入驻',
  permit: '交易权限',
  experience: '交易经验',
  product: '产品',
  demand: '需求',
  offer: '报价',
  objection: '公示异议',
  complaint: '投诉与建议',
  bought: '订购的订单',
  sold: '售出的订单',
} as const;
export type FileUse = keyof typeof fileUses;
const useNames = Object.keys(fileUses) as [FileUse, ...FileUse[]];

export const fileShows = { all: '全部', unused: '未使用', used: '已使用' } as const;
export type FileShow = keyof typeof fileShows;
const showNames = Object.keys(fileShows) as [FileShow, ...FileShow[]];

const ownFile = fileRef.extend({
  purpose: z.enum(filePurposeNames),
  uploadedAt: moment,
  scan: scanState,
  isUsed: z.boolean(),
  /** The file's use; null without one, or where its user shows another file by now. */
  use: z.object({ kind: z.enum(useNames), id: z.string(), name: z.string() }).nullable(),
  /** When a file that nothing uses is removed; null for a used one. */
  removedAt: moment.nullable(),
});
export type OwnFile = z.output<typeof ownFile>;

export const listFiles = call('GET', '/api/file/own', {
  summary: '我上传的文件，最近的在前：大小、用途、是否使用、扫描状态，以及占用的空间',
  who: 'user',
  writes: false,
  input: z.object({ show: oneOf('显示', showNames).default('all'), ...page }),
  output: listOf(ownFile).extend({
    room: z.object({
      /** Bytes of files that are in use; they have no limit. */
      used: z.int(),
      /** Bytes of what nothing uses, unfinished uploads included, and the most that they may come to. */
      unused: z.int(),
      most: z.int(),
    }),
  }),
});

export const deleteFile = call('POST', '/api/file/delete', {
  summary: '删除自己没有使用的文件，释放空间；已使用的不能删除',
  who: 'user',
  writes: true,
  input: z.object({ id: id('文件') }),
  output: nothing,
});
