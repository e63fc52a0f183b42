// Trading experience: deals made elsewhere, declared by a party and checked by the centre.
import { z } from 'zod';
import {
  applicationColumns,
  applicationStatuses,
  decision,
  freezing,
  queue,
  queueInput,
  saved,
  sheet,
  standing,
} from '../application/calls.ts';
import { call, nothing } from '../call.ts';
import { choice, draftShape, fullShape, labelsOf, several, twice, words } from '../draft.ts';
import { sheetInput } from '../export.ts';
import { day, fen, id, listOf, oneOf, page } from '../field.ts';
import { fileRef } from '../file/calls.ts';

export const experienceRole = { seller: '供方', buyer: '需方', service: '服务方' } as const;
export type ExperienceRole = keyof typeof experienceRole;
const roles = ['seller', 'buyer', 'service'] as const;

const experienceFields = {
  role: choice('交易角色', roles),
  productName: words('产品名称', 2, 60),
  counterparty: words('交易对方', 2, 60),
  amount: twice('合同金额', fen('合同金额'), fen('合同金额').nullish()),
  dealtOn: twice('交易日期', day('交易日期'), day('交易日期')),
  summary: words('交付情况', 20, 1000),
  proofs: several('证明材料', id('证明材料'), 10),
};

export const experienceForm = z.object(fullShape(experienceFields));
export const experienceLabels: Record<string, string> = labelsOf(experienceFields);

const content = z.object({
  role: z.enum(roles).nullish(),
  productName: z.string().nullish(),
  counterparty: z.string().nullish(),
  amount: z.int().nullish(),
  dealtOn: z.string().nullish(),
  summary: z.string().nullish(),
});

const row = content.extend(standing.omit({ steps: true, isChange: true, dueOn: true }).shape);
export type ExperienceRow = z.output<typeof row>;

export const listExperiences = call('GET', '/mobile/pc/website/expInfoList', {
  summary: '我的交易经验',
  who: 'user',
  writes: false,
  input: z.object({ status: oneOf('状态', applicationStatuses).optional(), ...page }),
  output: listOf(row),
});

export const readExperience = call('POST', '/mobile/pc/website/expInfo/:id', {
  summary: '读取一条交易经验',
  who: 'user',
  writes: false,
  input: z.object({ id: id('交易经验') }),
  output: content.extend({ ...standing.shape, proofs: z.array(fileRef) }),
});
export type ExperienceDetail = z.output<typeof readExperience.output>;

export const saveExperience = call('POST', '/mobile/pc/website/expInfoSave', {
  summary: '保存交易经验草稿',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('交易经验').nullish(), ...draftShape(experienceFields) }),
  output: saved,
});

export const deleteExperience = call('POST', '/mobile/pc/website/expInfoDelete/:id', {
  summary: '删除草稿或已驳回的交易经验',
  who: 'user',
  writes: true,
  input: z.object({ id: id('交易经验') }),
  output: nothing,
});

export const submitExperience = call('POST', '/mobile/pc/website/expApply/:id', {
  summary: '提交交易经验审核',
  who: 'attested',
  writes: true,
  begins: true,
  input: z.object({ id: id('交易经验') }),
  output: nothing,
});

export const listExperienceQueue = call('GET', '/office/api/experience/queue', {
  summary: '交易经验登记申请',
  who: 'reviewer',
  writes: false,
  input: queueInput,
  output: queue,
});

export const exportExperienceQueue = call('GET', '/office/api/experience/export', {
  summary: '导出交易经验申请',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listExperienceQueue, applicationColumns),
  output: z.unknown(),
});

export const readExperienceSheet = call('GET', '/office/api/experience/info/:id', {
  summary: '交易经验的审核材料；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: sheet,
});

export const reviewExperience = call('POST', '/office/api/experience/review/:id', {
  summary: '审核交易经验',
  who: 'reviewer',
  writes: true,
  input: decision,
  output: nothing,
});

export const freezeExperience = call('POST', '/office/api/experience/freeze/:id', {
  summary: '冻结或解除冻结交易经验的展示',
  who: 'reviewer',
  writes: true,
  input: freezing,
  output: nothing,
});
