import { z } from 'zod';
import { id, moment, text } from '../field.ts';
import { proofFormat } from '../proof/document.ts';
import { shape } from '../shape.ts';

const words = z.array(z.string());

/** The content of a product certificate, in the words of the day of issue. */
export const productFacts = z.object({
  productName: z.string(),
  productNumber: z.string(),
  version: z.int(),
  holderName: z.string(),
  /** Unified social credit code; null for a person. */
  holderCode: z.string().nullable(),
  productType: z.string(),
  industry: z.string(),
  sources: words,
  rights: words,
  dataLevel: z.string(),
  personalInfo: z.string(),
  scale: z.string(),
  updateFrequency: z.string(),
  /** First and last day of the public notice; null where the rules had none. */
  noticeFrom: z.string().nullable(),
  noticeUntil: z.string().nullable(),
});

export type ProductFacts = z.output<typeof productFacts>;

/** The content of a transaction certificate; amount in fen for the whole order. */
export const saleFacts = z.object({
  orderNumber: z.string(),
  contractNumber: z.string(),
  productName: z.string(),
  productNumber: z.string(),
  productCertificateNumber: z.string().nullable(),
  /** Who sells: 服务方 a service. Certificates from before there were services name no role. */
  supplierRole: z.enum(['供方', '服务方']).default('供方'),
  supplierName: z.string(),
  supplierCode: z.string().nullable(),
  buyerName: z.string(),
  buyerCode: z.string().nullable(),
  scene: z.string(),
  purpose: z.string(),
  priceMode: z.string(),
  tier: z.string(),
  quantity: z.int(),
  amount: z.int(),
  delivery: z.string(),
  signedAt: z.string(),
  deliveredAt: z.string(),
  acceptedAt: z.string(),
});

export type SaleFacts = z.output<typeof saleFacts>;

/** The buyer's name without most of it; a field of its own, so that it too can be proved. */
const buyerMasked = z.string();

export const publicSaleFacts = saleFacts
  .omit({ buyerName: true, buyerCode: true, purpose: true, tier: true, quantity: true, amount: true })
  .extend({ buyerMasked });

const face = z.object({
  id: z.string(),
  number: z.string(),
  issuer: z.string(),
  issuedAt: moment,
  validUntil: moment.nullable(),
  state: z.enum(['valid', 'changed', 'revoked', 'expired']),
  stateReason: z.string().nullable(),
  stateAt: moment.nullable(),
  /** Hex digests of the entry in the proof log, which holds a commitment to every fact. */
  sha256: z.string(),
  sm3: z.string(),
  /** Index of its issue in the proof log, from 0; null until it has one. */
  logIndex: z.int().nullable(),
  /** False when what is stored no longer fits what was logged. */
  isIntact: z.boolean(),
  /** The QR code's text, the address with number (`n`) and SHA-256 (`h`) of the paper, and its picture: the `d` of an SVG path on a square grid. */
  checkUrl: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});

export const productCertificate = face.extend({
  kind: z.literal('product'),
  facts: productFacts,
  /** The newest certificate of the same product; null when this is it. */
  successor: z.object({ id: z.string(), number: z.string() }).nullable(),
});

export const saleCertificate = face.extend({ kind: z.literal('sale'), facts: publicSaleFacts });

export const ownSaleCertificate = face.extend({ kind: z.literal('sale'), facts: saleFacts.extend({ buyerMasked }) });

export type ProductCertificate = z.output<typeof productCertificate>;

export type SaleCertificate = z.output<typeof saleCertificate>;

export type OwnSaleCertificate = z.output<typeof ownSaleCertificate>;

export const getProductCertificate = shape({ id: id('证书') }, productCertificate);

export const getSaleCertificate = shape({ id: id('凭证') }, saleCertificate);

export const getOwnSaleCertificate = shape({ id: id('凭证') }, ownSaleCertificate);

export const findCertificate = shape(
  { number: text('证书编号', 1, 40) },
  z.object({ id: z.string(), kind: z.enum(['product', 'sale']), number: z.string() }).nullable(),
);

const committed = z.union([z.string(), z.int(), z.array(z.string()), z.null()]);

const disclosure = z.tuple([z.string(), committed]);

const logged = { entry: z.string(), proof: z.string() };

/** As contract/src/proof/document.ts describes it. */
export const proofDocument = z.object({
  format: z.literal(proofFormat),
  fields: z.record(z.string(), disclosure),
  issue: z.object(logged),
  end: z.object({ reason: disclosure, ...logged }).nullable(),
  status: z.string(),
});

export const getCertificateProof = shape({ id: id('证书') }, proofDocument);

export const getOwnCertificateProof = shape({ id: id('凭证') }, proofDocument);
