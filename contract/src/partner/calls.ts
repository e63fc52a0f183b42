// The centre's ecosystem partners.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listPartners = call<typeof shapes.listPartners>()('GET', '/wl/pc/website/ecosystemPartners/list', {
  summary: '生态伙伴列表',
  who: 'anyone',
  cache: ['partner', 'site'],
});

/** Spec §7 lists the same call under two paths; this is the older one, and it answers the same. */
export const listPartnersOld = call<typeof shapes.listPartnersOld>()('GET', '/pc/website/ecosystemPartners/list', {
  summary: '生态伙伴列表（旧路径）',
  who: 'anyone',
  cache: ['partner', 'site'],
});

export const getPartner = call<typeof shapes.getPartner>()('GET', '/wl/pc/website/ecosystemPartners/info/:id', {
  summary: '生态伙伴详情',
  who: 'anyone',
  cache: ['partner', 'site'],
});
