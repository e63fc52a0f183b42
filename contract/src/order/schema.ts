import { z } from 'zod';
import { code, id, int, keyOf, moment, oneOf, phone, queryInt, text } from '../field.ts';
import { fileRef, scanState } from '../file/schema.ts';
import { personal } from '../personal.ts';
import { serviceDescription } from '../product/schema/form.ts';
import { shape } from '../shape.ts';
import { type OrderSide, orderMoves, orderStatuses, packsRun } from './labels.ts';
import { orderDispute } from './schema/dispute.ts';
import { feeRule } from './schema/fee.ts';
import { contractTerms, termChange } from './schema/terms.ts';

export const sideNumber = queryInt('订单类别', 1, 2).transform((x) => (x === 1 ? 'buyer' : 'seller') as OrderSide);

export const deliveryKind = oneOf('交付方式', ['file', 'api', 'offline']);

const sides = z.enum(['buyer', 'seller']);

export const statusName = z.enum(orderStatuses);

const actors = z.enum(['buyer', 'seller', 'office', 'system']);

export const moveName = keyOf(orderMoves);

/** One line of a product's price list; `price` in fen. */
export const orderTier = z.object({
  name: z.string(),
  count: z.int().nullable(),
  price: z.int(),
  days: z.int().nullable(),
});

export type OrderTier = z.output<typeof orderTier>;

/** The product as it was ordered, in the words that stood that day. */
export const productSnapshot = z.object({
  productId: z.string(),
  productNumber: z.string(),
  versionId: z.string(),
  version: z.int(),
  name: z.string(),
  summary: z.string(),
  productType: z.string(),
  industry: z.string(),
  sources: z.array(z.string()),
  rights: z.array(z.string()),
  dataLevel: z.string(),
  personalInfo: z.string(),
  scale: z.string(),
  updateFrequency: z.string(),
  delivery: z.array(z.string()),
  priceMode: z.string(),
  /** The description of a service; absent where data are sold. */
  service: serviceDescription.nullish(),
  limits: z.array(z.object({ label: z.string(), text: z.string() })),
});

export type ProductSnapshot = z.output<typeof productSnapshot>;

const party = z.object({ name: z.string(), code: z.string().nullable() });

export const getOffer = shape(
  { id: id('产品') },
  {
    product: productSnapshot,
    /** `negotiable` and `free` have no tiers. */
    priceMode: z.string(),
    tiers: z.array(orderTier),
    sellerName: z.string(),
    isOwn: z.boolean(),
    /** The contact of the reader's last application, or of the attestation; null before that. */
    contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    /** The centre's service fee, before anyone applies. */
    fee: feeRule,
    /** Days within which each step is to be done. */
    days: z.object({ reply: z.int(), sign: z.int(), payment: z.int(), delivery: z.int(), acceptance: z.int() }),
  },
);

export const applyOrder = shape(
  {
    /** Made by the form once: the same key always leads to the same order. */
    key: z
      .string({ error: '缺少提交标识，请刷新页面后重试' })
      .regex(/^[0-9A-Za-z-]{16,64}$/, { error: '提交标识不正确，请刷新页面后重试' }),
    productId: id('产品'),
    /** The version the buyer was shown. */
    versionId: id('产品版本'),
    /** Place in the price list, from 0; left out when the price is negotiable or nothing. */
    tier: int('规格', 0, 99).optional(),
    quantity: int('数量', 1, 9999).default(1),
    scene: code('应用场景'),
    purpose: code('使用目的'),
    usage: text('用途说明', 10, 500),
    /** Required for data where the tier has no duration of its own. */
    termMonths: int('使用期限（月）', 1, 120).optional(),
    /** Required where several packs are bought that may run together or in turn. */
    packsRun: oneOf('多份的使用方式', ['together', 'inTurn']).optional(),
    contactName: text('联系人', 2, 20),
    contactPhone: phone,
    note: text('备注', 0, 500).optional(),
  },
  { id: z.string(), number: z.string() },
);

const signature = z.object({
  side: sides,
  partyName: z.string(),
  at: moment,
  /** As in the history. */
  person: personal('name', z.string().nullable()),
});

export const orderPage = z.object({
  id: z.string(),
  number: z.string(),
  side: sides,
  status: statusName,
  dueAt: moment.nullable(),
  product: productSnapshot,
  tier: orderTier.nullable(),
  priceMode: z.string(),
  quantity: z.int(),
  amount: z.int().nullable(),
  isQuoted: z.boolean(),
  quoteNote: z.string().nullable(),
  /** Service fee by who bears it: as the contract has it or, before there is one, as it would be now; in fen. */
  fee: z.object({ buyer: z.int(), seller: z.int(), rule: feeRule }),
  /** Division of a finished deal's money, and the transfers made. */
  clearing: z
    .object({
      paid: z.int(),
      toBuyer: z.int(),
      toSeller: z.int(),
      toCentre: z.int(),
      clearedAt: moment,
      payouts: z.array(z.object({ side: sides, amount: z.int(), paidOn: z.string(), voucherNumber: z.string() })),
    })
    .nullable(),
  scene: z.string(),
  purpose: z.string(),
  usage: z.string(),
  /** Null where the tier has a term of its own, and for a service. */
  termMonths: z.int().nullable(),
  packsRun: keyOf(packsRun).nullable(),
  contact: z.object({ name: personal('name', z.string()), phone: personal('phone', z.string()) }),
  /** For the buyer, once both have signed. */
  supplierContact: z
    .object({
      name: personal('name', z.string()),
      phone: personal('phone', z.string()),
      email: personal('email', z.string()),
    })
    .nullable(),
  note: z.string(),
  buyer: party,
  seller: party,
  createdAt: moment,
  signedAt: moment.nullable(),
  paidAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  closedAt: moment.nullable(),
  contract: z
    .object({
      number: z.string(),
      text: personal('contract', z.string()),
      sha256: z.string(),
      sm3: z.string(),
      signatures: z.array(signature),
      /** Terms that the parties may settle; null for a text older than that. */
      terms: contractTerms.nullable(),
      /** The usage limits for machines, as canonical JSON after ODRL. */
      policy: z.string().nullable(),
      /** Every text put before the parties, the newest last, with what it changed. */
      rounds: z.array(
        z.object({
          round: z.int(),
          /** Null when the supplier's answer drew it. */
          by: sides.nullable(),
          at: moment,
          sha256: z.string(),
          changes: z.array(termChange),
        }),
      ),
    })
    .nullable(),
  instruction: z
    .object({
      /** The order's own account; the centre's; or the centre's because the bank could not be reached. */
      account: z.enum(['own', 'centre', 'unreached']),
      accountName: z.string(),
      bank: z.string(),
      accountNumber: z.string(),
      reference: z.string(),
    })
    .nullable(),
  /** By which day the centre means to have checked the voucher that waits; null without one. */
  checkedBy: z.string().nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['pending', 'confirmed', 'returned']),
      amount: z.int(),
      payer: personal('party', z.string()),
      paidOn: z.string(),
      /** The bank's number of the transfer; null for payments from before it was required. */
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** Null for money that the bank reported. */
      voucher: fileRef.nullable(),
    }),
  ),
  deliveries: z.array(
    z.object({
      id: z.string(),
      kind: deliveryKind,
      note: z.string(),
      /** The order's access through the gateway; see gateway.ts. */
      accessId: z.string().nullable(),
      /** The end of the tier's term; null when it has none. */
      until: moment.nullable(),
      deliveredAt: moment,
      objection: z.string().nullable(),
      files: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          size: z.int(),
          sha256: z.string(),
          downloads: z.int(),
          left: z.int().nullable(),
          scan: scanState,
        }),
      ),
    }),
  ),
  disputes: z.array(orderDispute),
  certificate: z.object({ id: z.string(), number: z.string() }).nullable(),
  productCertificateId: z.string().nullable(),
  history: z.array(
    z.object({
      at: moment,
      by: actors,
      move: moveName,
      from: statusName.nullable(),
      to: statusName,
      note: z.string().nullable(),
      /** The member who acted, for their own company and the office; null for the holder of the account. */
      person: personal('name', z.string().nullable()),
    }),
  ),
  /** For the supplier who is to deliver: in which of the agreed ways, and where an interface's last test was answered. */
  delivering: z.object({ ways: z.array(deliveryKind), endpoint: z.string().nullable() }).nullable(),
  /** The step's time is up; the automatic step follows within minutes, and until then no move is allowed. */
  isTermOver: z.boolean(),
  may: z.array(moveName),
});

export type OrderPage = z.output<typeof orderPage>;

export const getOrder = shape({ x: sideNumber, y: id('订单') }, orderPage);

/** As hashed; for people; for the check without network. */
export const contractFormats = ['txt', 'pdf', 'json'] as const;
export type ContractFormat = (typeof contractFormats)[number];

export const contractFormat = { format: oneOf('文件格式', contractFormats) };

export const downloadContract = shape({ x: sideNumber, y: id('订单'), ...contractFormat }, z.unknown());
