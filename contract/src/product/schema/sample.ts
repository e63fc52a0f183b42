// The shapes of ../sample.ts: inputs and outputs.

import { z } from 'zod';
import { id } from '../../field.ts';
import { sampleProfile } from '../../sample/schema.ts';
import { shape } from '../../shape.ts';

export const getProductSample = shape({
  input: z.object({ id: id('产品') }),
  output: sampleProfile.nullable(),
});

export const getOwnSample = shape({
  input: z.object({ id: id('产品') }),
  output: z.object({ fileId: z.string(), profile: sampleProfile }).nullable(),
});

export const getSampleForReview = shape({
  input: z.object({ id: id('产品') }),
  output: sampleProfile.nullable(),
});

export const openSampleForReview = shape({
  input: z.object({ id: id('产品') }),
  output: z.object({ name: z.string(), url: z.string() }),
});
