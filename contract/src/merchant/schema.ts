import { z } from 'zod';
import { applicationColumns } from '../application/labels.ts';
import {
  decision,
  detail,
  discarding,
  freezing,
  progress,
  queue,
  queueInput,
  savedDraft,
} from '../application/schema.ts';
import { draftShape, fullShape, labelsOf, longText, several, severalOrNone, twice } from '../draft.ts';
import { exportShape } from '../export.ts';
import { code, id } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { isWebAddress } from '../link.ts';
import { shape } from '../shape.ts';

const website = z
  .string()
  .trim()
  .max(200, { error: '企业网站不能超过 200 个字符' })
  .refine((address) => address === '' || isWebAddress(address), {
    error: '请填写以 http:// 或 https:// 开头的网址',
  })
  .nullish()
  .meta({ title: '企业网站' });

export const merchantFields = {
  kinds: several('数商类别', code('数商类别'), 5),
  industries: severalOrNone('服务行业', code('服务行业'), 10),
  introduction: longText('企业简介', 20, 1000),
  website: twice('企业网站', z.string().max(200, { error: '企业网站不能超过 200 个字' }), website),
  qualifications: severalOrNone('资质文件', id('资质文件'), 10),
};

export const merchantForm = z.object(fullShape(merchantFields));

export const merchantLabels: Record<string, string> = labelsOf(merchantFields);

export const applyMerchant = shape(
  /** `change` means to change the entry that stands. */
  {
    submit: z.boolean().default(false),
    change: z.boolean().default(false),
    ...draftShape(merchantFields),
  },
  savedDraft,
);

export const discardMerchant = shape(discarding);

export const own = z.object({
  kinds: z.array(z.string()).nullish(),
  industries: z.array(z.string()).nullish(),
  introduction: z.string().nullish(),
  website: z.string().nullish(),
  qualifications: z.array(fileRef).nullish(),
});

export const getOwnMerchant = shape(
  {},
  {
    application: progress.extend({ content: own }).nullable(),
    /** The public card's id once the entry stands. */
    merchantId: z.string().nullable(),
    /** Only an attested organisation may enter. */
    mayApply: z.boolean(),
    /** Why not, in words; empty when one may. */
    obstacle: z.string(),
  },
);

export const listMerchantQueue = shape(queueInput, queue);

export const exportMerchantQueue = exportShape(listMerchantQueue, applicationColumns);

export const readMerchantSheet = shape({ id: id('申请') }, detail);

export const reviewMerchant = shape(decision);

export const freezeMerchant = shape(freezing);
