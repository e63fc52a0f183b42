import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { code, id, mark, oneOf, text } from '../../field.ts';
import { isWebAddress } from '../../link.ts';
import { shape } from '../../shape.ts';
import { officePartnerColumns } from '../labels/office.ts';
import { partner } from '../schema.ts';

export const content = {
  name: text('名称', 2, 60),
  kind: code('伙伴类别'),
  logoFileId: id('标志').nullish().meta({ title: '标志' }),
  introduction: text('简介', 0, 500).default(''),
  url: text('网址', 0, 300)
    .refine((url) => url === '' || isWebAddress(url), { error: '请填写 https:// 开头的网址' })
    .default(''),
  isShown: z.boolean().default(true).meta({ title: '在网站展示' }),
};

export const listOfficePartners = shape(
  {
    keyword: text('关键词', 0, 40).default(''),
    kind: code('伙伴类别').optional(),
    shown: oneOf('展示', ['yes', 'no']).optional(),
  },
  z.array(partner.extend({ logoFileId: z.string().nullable(), isShown: z.boolean(), mark: z.string() })),
);

export type OfficePartner = z.output<typeof listOfficePartners.output>[number];

export const exportOfficePartners = exportShape(listOfficePartners, officePartnerColumns);

export const createPartner = shape(content, { id: z.string() });

export const changePartner = shape({ id: id('伙伴'), mark, ...content });

export const orderPartners = shape({ ids: z.array(id('伙伴')).min(1).max(1000).meta({ title: '顺序' }) });
