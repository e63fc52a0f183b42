import { z } from 'zod';
import { id, listOf, moment, page, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { productDraft } from './form.ts';

export const row = z.object({
  id: z.string(),
  versionId: z.string(),
  number: z.string(),
  name: z.string(),
  summary: z.string(),
  productType: z.string(),
  industry: z.string(),
  merchantName: z.string(),
  /** A new version of what is registered already. */
  isChange: z.boolean(),
  noticeFrom: moment,
  noticeUntil: moment,
  /** An objection is being examined: until it is decided the notice does not end. */
  isContested: z.boolean(),
});

export type PublicNoticeRow = z.output<typeof row>;

export const listPublicNotices = shape({ keyword: text('关键词', 0, 60).optional(), ...page }, listOf(row));

export const getPublicNotice = shape(
  { id: id('产品') },
  row.extend({
    ...productDraft.pick({
      scenes: true,
      keywords: true,
      sources: true,
      rights: true,
      periodFrom: true,
      periodTo: true,
      rowCount: true,
      byteSize: true,
      limits: true,
      dictionary: true,
      service: true,
      delivery: true,
    }).shape,
    regionNames: z.array(z.string()),
    dataLevel: z.string(),
    personalInfo: z.string(),
    updateFrequency: z.string(),
    /** Sanitised HTML. */
    detail: z.string(),
  }),
);

export type PublicNotice = z.output<typeof getPublicNotice.output>;
