// 公示: what stands in public notice before it is registered, as anyone may read it.
import { z } from 'zod';
import { call } from '../call.ts';
import { id, listOf, moment, page, text } from '../field.ts';
import { productDraft } from './form.ts';

const row = z.object({
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

/** The earliest end stands first. */
export const listPublicNotices = call('GET', '/api/product/notice/list', {
  summary: '公示中的产品登记',
  who: 'anyone',
  writes: false,
  cache: ['publicNotice', 'merchant'],
  input: z.object({ keyword: text('关键词', 0, 60).optional(), ...page }),
  output: listOf(row),
});

/** The form to be registered; contact and papers are for the office alone. */
export const getPublicNotice = call('GET', '/api/product/notice/info/:id', {
  summary: '公示中的产品登记内容',
  who: 'anyone',
  writes: false,
  cache: ['publicNotice', 'merchant', 'site'],
  input: z.object({ id: id('产品') }),
  output: row.extend({
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
      delivery: true,
    }).shape,
    regionNames: z.array(z.string()),
    dataLevel: z.string(),
    personalInfo: z.string(),
    updateFrequency: z.string(),
    /** Sanitised HTML. */
    detail: z.string(),
  }),
});
export type PublicNotice = z.output<typeof getPublicNotice.output>;
