// The form of a demand: lenient for drafts, strict for submissions.
import { z } from 'zod';
import { code, day, fen, id, oneOf, phone, text } from '../../field.ts';
import { budget, budgetModes, isOrdered } from '../labels/form.ts';

const contact = z.object({
  name: text('联系人', 2, 20),
  phone,
  email: z.union([z.literal(''), z.email({ error: '请填写正确的电子邮箱' })]).default(''),
});

const wantedFields = z.array(text('字段', 1, 40)).max(30, { error: '期望字段最多 30 个' });

const coverage = z.array(code('地区')).max(10, { error: '地区最多 10 个' });

const files = z.array(id('附件')).max(5, { error: '附件最多 5 个' });

/** A complete demand, ready for review. */
export const demandForm = z
  .object({
    title: text('标题', 4, 60),
    kind: code('数据类型'),
    industry: code('所属行业'),
    description: text('需求描述', 20, 2000),
    wantedFields,
    coverage,
    updateFrequency: code('更新频率').nullable(),
    delivery: code('交付方式').nullable(),
    scene: code('应用场景').nullable(),
    budgetMode: oneOf('预算方式', budgetModes),
    budgetMin: fen('最低预算').nullable(),
    budgetMax: fen('最高预算').nullable(),
    deadline: day('截止日期'),
    contact,
    files,
  })
  .refine((form) => form.budgetMode === 'negotiable' || form.budgetMin !== null, budget('budgetMin', '请填写最低预算'))
  .refine((form) => form.budgetMode === 'negotiable' || form.budgetMax !== null, budget('budgetMax', '请填写最高预算'))
  .refine((form) => form.budgetMode === 'negotiable' || form.budgetMax !== 0, budget('budgetMax', '最高预算需大于 0'))
  .refine(isOrdered, budget('budgetMax', '最高预算不能低于最低预算'));

export type DemandForm = z.output<typeof demandForm>;

// A draft may lack anything, but what it holds keeps to the same limits.
export const demandDraft = {
  title: text('标题', 0, 60).default(''),
  kind: code('数据类型').nullable().default(null),
  industry: code('所属行业').nullable().default(null),
  description: text('需求描述', 0, 2000).default(''),
  wantedFields: wantedFields.default([]),
  coverage: coverage.default([]),
  updateFrequency: code('更新频率').nullable().default(null),
  delivery: code('交付方式').nullable().default(null),
  scene: code('应用场景').nullable().default(null),
  budgetMode: oneOf('预算方式', budgetModes).default('range'),
  budgetMin: fen('最低预算').nullable().default(null),
  budgetMax: fen('最高预算').nullable().default(null),
  deadline: day('截止日期').nullable().default(null),
  contact: z
    .object({
      name: text('联系人', 0, 20).default(''),
      phone: z.string().max(30, { error: '请填写正确的 11 位手机号' }).default(''),
      email: z.string().max(100, { error: '请填写正确的电子邮箱' }).default(''),
    })
    .default({ name: '', phone: '', email: '' }),
  files: files.default([]),
};
