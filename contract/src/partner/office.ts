// The editors' side of the partners.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { code, id, mark, oneOf, text } from '../field.ts';
import { isWebAddress } from '../link.ts';
import { partner } from './calls.ts';

const content = {
  name: text('名称', 2, 60),
  kind: code('伙伴类别'),
  logoFileId: id('标志').nullish().meta({ title: '标志' }),
  introduction: text('简介', 0, 500).default(''),
  url: text('网址', 0, 300)
    .refine((url) => url === '' || isWebAddress(url), { error: '请填写 https:// 开头的网址' })
    .default(''),
  isShown: z.boolean().default(true).meta({ title: '在网站展示' }),
};

export const listOfficePartners = call('GET', '/office/api/partner', {
  summary: '全部生态伙伴（含未展示），按展示顺序',
  who: 'editor',
  writes: false,
  input: z.object({
    keyword: text('关键词', 0, 40).default(''),
    kind: code('伙伴类别').optional(),
    shown: oneOf('展示', ['yes', 'no']).optional(),
  }),
  output: z.array(partner.extend({ logoFileId: z.string().nullable(), isShown: z.boolean(), mark: z.string() })),
});
export type OfficePartner = z.output<typeof listOfficePartners.output>[number];

export const officePartnerColumns = {
  name: '名称',
  kind: '类别',
  url: '网址',
  introduction: '简介',
  shown: '展示',
} as const;

export const exportOfficePartners = call('GET', '/office/api/partner/export', {
  summary: '导出生态伙伴',
  who: 'editor',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficePartners, officePartnerColumns),
  output: z.unknown(),
});

export const createPartner = call('POST', '/office/api/partner', {
  summary: '新增生态伙伴',
  who: 'editor',
  writes: true,
  input: z.object(content),
  output: z.object({ id: z.string() }),
});

export const changePartner = call('POST', '/office/api/partner/:id', {
  summary: '修改生态伙伴',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('伙伴'), mark, ...content }),
  output: nothing,
});

export const orderPartners = call('POST', '/office/api/partnerOrder', {
  summary: '调整生态伙伴的顺序',
  who: 'editor',
  writes: true,
  input: z.object({ ids: z.array(id('伙伴')).min(1).max(1000).meta({ title: '顺序' }) }),
  output: nothing,
});
