// Data merchants (数商): the block that an attested organisation adds on /checkin, and what the public sees of them.
import { z } from 'zod';
import {
  applicationColumns,
  decision,
  discarding,
  freezing,
  queue,
  queueInput,
  saved,
  sheet,
  standing,
} from '../application/calls.ts';
import { call, nothing } from '../call.ts';
import { draftShape, fullShape, labelsOf, several, severalOrNone, twice, words } from '../draft.ts';
import { sheetInput } from '../export.ts';
import { code, id, listOf, moment, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { isWebAddress } from '../link.ts';

const website = z
  .string()
  .trim()
  .max(200, { error: '企业网站不能超过 200 个字符' })
  .refine((address) => address === '' || isWebAddress(address), {
    error: '请填写以 http:// 或 https:// 开头的网址',
  })
  .nullish()
  .meta({ title: '企业网站' });

const merchantFields = {
  kinds: several('数商类别', code('数商类别'), 5),
  industries: severalOrNone('服务行业', code('服务行业'), 10),
  introduction: words('企业简介', 20, 1000),
  website: twice('企业网站', z.string().max(200, { error: '企业网站不能超过 200 个字' }), website),
  qualifications: severalOrNone('资质文件', id('资质文件'), 10),
};

export const merchantForm = z.object(fullShape(merchantFields));
export const merchantLabels: Record<string, string> = labelsOf(merchantFields);

export const applyMerchant = call('POST', '/api/merchant/apply', {
  summary: '数商入驻：保存草稿，或提交审核',
  who: 'attested',
  writes: true,
  begins: true,
  /** `change` means to change the entry that stands. */
  input: z.object({
    submit: z.boolean().default(false),
    change: z.boolean().default(false),
    ...draftShape(merchantFields),
  }),
  output: saved,
});

export const discardMerchant = call('POST', '/api/merchant/discard/:id', {
  summary: '放弃尚未通过的数商资料变更',
  who: 'user',
  writes: true,
  input: discarding,
  output: nothing,
});

const own = z.object({
  kinds: z.array(z.string()).nullish(),
  industries: z.array(z.string()).nullish(),
  introduction: z.string().nullish(),
  website: z.string().nullish(),
  qualifications: z.array(fileRef).nullish(),
});

export const readOwnMerchant = call('GET', '/api/merchant/own', {
  summary: '我的数商入驻',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({
    application: standing.extend({ content: own }).nullable(),
    /** The public card's id once the entry stands. */
    merchantId: z.string().nullable(),
    /** Only an attested organisation may enter. */
    mayApply: z.boolean(),
    /** Why not, in words; empty when one may. */
    obstacle: z.string(),
  }),
});

const merchantRow = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  kinds: z.array(z.string()),
  industries: z.array(z.string()),
  introduction: z.string(),
  since: moment,
});
export type MerchantRow = z.output<typeof merchantRow>;

export const listMerchants = call('GET', '/api/merchant/list', {
  summary: '已入驻的数商',
  who: 'anyone',
  writes: false,
  cache: ['merchant'],
  input: z.object({
    keyword: text('关键词', 0, 50).optional(),
    kind: code('数商类别').optional(),
    industry: code('服务行业').optional(),
    ...page,
  }),
  output: listOf(merchantRow),
});

export const listMerchantQueue = call('GET', '/office/api/merchant/queue', {
  summary: '数商入驻申请',
  who: 'reviewer',
  writes: false,
  input: queueInput,
  output: queue,
});

export const exportMerchantQueue = call('GET', '/office/api/merchant/export', {
  summary: '导出数商入驻申请',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listMerchantQueue, applicationColumns),
  output: z.unknown(),
});

export const readMerchantSheet = call('GET', '/office/api/merchant/info/:id', {
  summary: '数商入驻的审核材料；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: sheet,
});

export const reviewMerchant = call('POST', '/office/api/merchant/review/:id', {
  summary: '审核数商入驻',
  who: 'reviewer',
  writes: true,
  input: decision,
  output: nothing,
});

export const freezeMerchant = call('POST', '/office/api/merchant/freeze/:id', {
  summary: '冻结或解除冻结数商',
  who: 'reviewer',
  writes: true,
  input: freezing,
  output: nothing,
});
