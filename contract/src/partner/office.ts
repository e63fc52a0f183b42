// The editors' side of the partners.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOfficePartners = call<typeof shapes.listOfficePartners>()('GET', '/office/api/partner', {
  summary: '全部生态伙伴（含未展示），按展示顺序',
  who: 'editor',
});

export const exportOfficePartners = exportCall<typeof shapes.exportOfficePartners>()(
  listOfficePartners,
  '/office/api/partner/export',
  '导出生态伙伴',
);

export const createPartner = call<typeof shapes.createPartner>()('POST', '/office/api/partner', {
  summary: '新增生态伙伴',
  action: '新增生态伙伴',
  who: 'editor',
});

export const changePartner = call<typeof shapes.changePartner>()('POST', '/office/api/partner/:id', {
  summary: '修改生态伙伴',
  action: '修改生态伙伴',
  who: 'editor',
});

export const orderPartners = call<typeof shapes.orderPartners>()('POST', '/office/api/partnerOrder', {
  summary: '调整生态伙伴的顺序',
  action: '调整伙伴顺序',
  who: 'editor',
});
