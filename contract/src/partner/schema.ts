import { z } from 'zod';
import { code, id, listOf, page } from '../field.ts';
import { shape } from '../shape.ts';

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

export const listPartners = shape({ kind: code('伙伴类别').optional(), ...page }, listOf(partner));

export const listPartnersOld = shape({ kind: code('伙伴类别').optional(), ...page }, listOf(partner));

export const getPartner = shape({ id: id('伙伴') }, partner);
