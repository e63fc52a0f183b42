import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { id, keyOf, listOf, moment, oneOf, page } from '../../field.ts';
import { industry, overseen } from '../../order/schema/overseen.ts';
import { shape } from '../../shape.ts';
import { certificateColumns } from '../labels/office.ts';
import { certificateKinds, certificateStates } from '../labels.ts';

export const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: keyOf(certificateKinds),
  /** The product or order it is about. */
  subjectId: z.string(),
  productName: z.string(),
  holderName: z.string(),
  /** The buyer of a deal. */
  counterpartyName: z.string().nullable(),
  state: keyOf(certificateStates),
  stateReason: z.string().nullable(),
  issuedAt: moment,
  validUntil: moment.nullable(),
  /** Place of its issue in the proof log, from 0; null in the moment before it has one. */
  logIndex: z.int().nullable(),
});

export type OverseenCertificate = z.output<typeof row>;

export const listOfficeCertificates = shape(
  {
    kind: oneOf('证书类别', certificateKinds).optional(),
    state: oneOf('状态', certificateStates).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest', 'ending']).default('newest'),
    ...page,
  },
  listOf(row),
);

export const exportOfficeCertificates = exportShape(listOfficeCertificates, certificateColumns);

export const getOfficeCertificate = shape(
  { id: id('证书') },
  row.extend({
    facts: z.array(z.object({ label: z.string(), text: z.string() })),
    /** Contradictions between the certificate and the log, in words; null for none. */
    misfit: z.string().nullable(),
    log: z.array(z.object({ event: z.string(), at: moment, index: z.int().nullable() })),
  }),
);

export type OfficeCertificate = z.output<typeof getOfficeCertificate.output>;
