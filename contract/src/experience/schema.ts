import { z } from 'zod';
import { applicationColumns, applicationStatuses } from '../application/labels.ts';
import { decision, detail, freezing, progress, queue, queueInput, savedDraft } from '../application/schema.ts';
import { choice, draftShape, fullShape, labelsOf, longText, several, twice } from '../draft.ts';
import { exportShape } from '../export.ts';
import { day, fen, id, listOf, oneOf, page } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { roles } from './labels.ts';

export const experienceFields = {
  role: choice('交易角色', roles),
  productName: longText('产品名称', 2, 60),
  counterparty: longText('交易对方', 2, 60),
  amount: twice('合同金额', fen('合同金额'), fen('合同金额').nullish()),
  dealtOn: twice('交易日期', day('交易日期'), day('交易日期')),
  summary: longText('交付情况', 20, 1000),
  proofs: several('证明材料', id('证明材料'), 10),
};

export const experienceForm = z.object(fullShape(experienceFields));

export const experienceLabels: Record<string, string> = labelsOf(experienceFields);

export const content = z.object({
  role: z.enum(roles).nullish(),
  productName: z.string().nullish(),
  counterparty: z.string().nullish(),
  amount: z.int().nullish(),
  dealtOn: z.string().nullish(),
  summary: z.string().nullish(),
});

export const row = content.extend(progress.omit({ steps: true, isChange: true, dueOn: true }).shape);

export type ExperienceRow = z.output<typeof row>;

export const listExperiences = shape({ status: oneOf('状态', applicationStatuses).optional(), ...page }, listOf(row));

export const getExperience = shape(
  { id: id('交易经验') },
  content.extend({ ...progress.shape, proofs: z.array(fileRef) }),
);

export type ExperienceDetail = z.output<typeof getExperience.output>;

export const saveExperience = shape({ id: id('交易经验').nullish(), ...draftShape(experienceFields) }, savedDraft);

export const deleteExperience = shape({ id: id('交易经验') });

export const submitExperience = shape({ id: id('交易经验') });

export const listExperienceQueue = shape(queueInput, queue);

export const exportExperienceQueue = exportShape(listExperienceQueue, applicationColumns);

export const readExperienceSheet = shape({ id: id('申请') }, detail);

export const reviewExperience = shape(decision);

export const freezeExperience = shape(freezing);
