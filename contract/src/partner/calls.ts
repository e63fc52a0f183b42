// The centre's ecosystem partners.
import { z } from 'zod';
import { call } from '../call.ts';
import { code, id, listOf, page } from '../field.ts';

export const partner = z.object({
  id: z.string(),
  name: z.string(),
  /** A code of the dictionary partnerKind. */
  kind: z.string(),
  kindLabel: z.string(),
  logoUrl: z.string().nullable(),
  introduction: z.string(),
  /** Empty when the partner has no site. */
  url: z.string(),
});

export type Partner = z.output<typeof partner>;

const listing = {
  summary: '生态伙伴列表',
  who: 'anyone',
  writes: false,
  input: z.object({ kind: code('伙伴类别').optional(), ...page }),
  output: listOf(partner),
  cache: ['partner', 'site'],
} as const;

export const listPartners = call('GET', '/wl/pc/website/ecosystemPartners/list', listing);

/** Spec §7 lists the same call under two paths; this is the older one, and it answers the same. */
export const listPartnersOld = call('GET', '/pc/website/ecosystemPartners/list', {
  ...listing,
  summary: '生态伙伴列表（旧路径）',
});

export const readPartner = call('GET', '/wl/pc/website/ecosystemPartners/info/:id', {
  summary: '生态伙伴详情',
  who: 'anyone',
  writes: false,
  input: z.object({ id: id('伙伴') }),
  output: partner,
  cache: ['partner', 'site'],
});
