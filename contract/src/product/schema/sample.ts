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

export const getSampleProposal = shape(
  { id: id('文件') },
  z
    .object({
      fileId: z.string(),
      rowCount: z.int(),
      byteSize: z.int(),
      /** From columns that hold days; null where there are none. */
      periodFrom: z.string().nullable(),
      periodTo: z.string().nullable(),
      dictionary: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          /** Empty where the heading is not a common one. */
          meaning: z.string(),
          sensitive: z.boolean(),
          /** The supplier has given the field this meaning in an earlier product. */
          isEarlier: z.boolean(),
        }),
      ),
    })
    .nullable(),
);

export type SampleProposal = NonNullable<z.output<typeof getSampleProposal.output>>;

export const getSampleForReview = shape({ id: id('产品') }, sampleProfile.nullable());

export const openSampleForReview = shape({ id: id('产品') }, { name: z.string(), url: z.string() });
