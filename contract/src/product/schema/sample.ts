import { z } from 'zod';
import { id } from '../../field.ts';
import { samplePage, sampleProfile, sampleRows } from '../../sample/schema.ts';
import { shape } from '../../shape.ts';

export const getProductSample = shape({ id: id('产品') }, sampleProfile.nullable());

export const listSampleRows = shape({ id: id('产品'), ...samplePage }, sampleRows);

export const getOwnSample = shape(
  { id: id('产品') },
  z.object({ fileId: z.string(), profile: sampleProfile }).nullable(),
);

export const getSampleForReview = shape({ id: id('产品') }, sampleProfile.nullable());

export const openSampleForReview = shape({ id: id('产品') }, { name: z.string(), url: z.string() });
