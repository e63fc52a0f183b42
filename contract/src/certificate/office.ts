// All certificates, for the office. A product's is revoked with the product; a deal's records the deal.
import { z } from 'zod';
import { call } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { industry, overseen } from '../order/overseen.ts';
import { type CertificateKind, type CertificateState, certificateKinds, certificateStates } from './calls.ts';

const kinds = Object.keys(certificateKinds) as [CertificateKind, ...CertificateKind[]];
const states = Object.keys(certificateStates) as [CertificateState, ...CertificateState[]];

/** Labels in a list's column. */
export const shortKinds: Record<CertificateKind, string> = { product: '登记证书', sale: '交易凭证' };

const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(kinds),
  /** The product or order it is about. */
  subjectId: z.string(),
  productName: z.string(),
  holderName: z.string(),
  /** The buyer of a deal. */
  counterpartyName: z.string().nullable(),
  state: z.enum(states),
  stateReason: z.string().nullable(),
  issuedAt: moment,
  validUntil: moment.nullable(),
  /** Place of its issue in the proof log, from 0; null in the moment before it has one. */
  logIndex: z.int().nullable(),
});
export type OverseenCertificate = z.output<typeof row>;

export const listOfficeCertificates = call('GET', '/office/api/certificate/list', {
  summary: '全部证书和交易凭证',
  who: 'reviewer',
  writes: false,
  input: z.object({
    kind: oneOf('证书类别', kinds).optional(),
    state: oneOf('状态', states).optional(),
    ...overseen,
    industry,
    sort: oneOf('排序', ['newest', 'oldest', 'ending']).default('newest'),
    ...page,
  }),
  output: listOf(row),
});

export const certificateColumns = {
  number: '证书编号',
  kind: '类别',
  product: '产品',
  holder: '持有人',
  counterparty: '需方',
  state: '状态',
  issuedAt: '颁发时间',
  validUntil: '有效期至',
  logIndex: '存证位置',
} as const;

export const exportOfficeCertificates = call('GET', '/office/api/certificate/export', {
  summary: '导出证书清单',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeCertificates, certificateColumns),
  output: z.unknown(),
});

export const readOfficeCertificate = call('GET', '/office/api/certificate/info/:id', {
  summary: '一份证书的内容、状态与存证日志',
  who: 'reviewer',
  writes: false,
  input: z.object({ id: id('证书') }),
  output: row.extend({
    facts: z.array(z.object({ label: z.string(), text: z.string() })),
    /** Contradictions between the certificate and the log, in words; null for none. */
    misfit: z.string().nullable(),
    log: z.array(z.object({ event: z.string(), at: moment, index: z.int().nullable() })),
  }),
});
export type OfficeCertificate = z.output<typeof readOfficeCertificate.output>;
