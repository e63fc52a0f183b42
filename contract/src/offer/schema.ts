import { z } from 'zod';
import { budgetModes } from '../demand/labels/form.ts';
import { demandStatuses } from '../demand/labels.ts';
import { code, day, fen, id, int, keyOf, listOf, moment, oneOf, page, phone, text } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { mostLines, mostRounds, offerMoves, offerStatus } from './labels.ts';

/** One price of an offer; `price` in fen. */
export const offerLine = z.object({ name: text('规格', 1, 30), price: fen('价格') });

export type OfferLine = z.output<typeof offerLine>;

const validUntil = day('有效期至');

/** A supplier's offer. Without a product it can be negotiated, but not accepted. */
export const offerForm = {
  productId: id('产品').nullable().default(null),
  lines: z
    .array(offerLine)
    .min(1, { error: '请填写价格' })
    .max(mostLines, { error: `价格最多 ${mostLines} 档` })
    .meta({ title: '价格' }),
  termMonths: int('使用期限（月）', 1, 120),
  terms: text('服务条件', 0, 1000).default(''),
  validUntil,
  note: text('说明', 0, 500).default(''),
  files: z.array(id('附件')).max(5, { error: '附件最多 5 个' }).default([]),
};

export const round = int('轮次', 1, mostRounds);

export const reason = text('原因', 2, 200);

const productOfOffer = z.object({ id: z.string(), name: z.string(), isListed: z.boolean() });

const offerRound = z.object({
  round: z.int(),
  by: z.enum(['seller', 'owner']),
  at: moment,
  product: productOfOffer.nullable(),
  lines: z.array(offerLine),
  termMonths: z.int(),
  terms: z.string(),
  note: z.string(),
  validUntil: z.string(),
  files: z.array(fileRef),
});

export type OfferRound = z.output<typeof offerRound>;

export const offer = z.object({
  id: z.string(),
  status: keyOf(offerStatus),
  sellerName: z.string(),
  merchantId: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
  reason: z.string().nullable(),
  /** The demand was rewritten after the supplier's last word: nothing is accepted until they have confirmed it. */
  isOutdated: z.boolean(),
  /** Every round, oldest first. */
  rounds: z.array(offerRound),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  may: z.array(z.enum(offerMoves)),
});

export type Offer = z.output<typeof offer>;

export const demandOfOffer = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  /** The type of product that is looked for, of the dictionary productType; it may be a service. */
  kind: z.string().nullable(),
  status: z.enum(demandStatuses),
  budgetMode: z.enum(budgetModes),
  budgetMin: z.int().nullable(),
  budgetMax: z.int().nullable(),
  deadline: z.string().nullable(),
});

export type DemandOfOffer = z.output<typeof demandOfOffer>;

export const addOffer = shape({ demandId: id('需求'), ...offerForm }, { id: z.string() });

export const reviseOffer = shape({ id: id('报价'), round, ...offerForm });

export const counterOffer = shape({
  id: id('报价'),
  round,
  price: fen('还价'),
  termMonths: int('使用期限（月）', 1, 120),
  note: text('还价说明', 2, 500),
});

export const refuseOffer = shape({ id: id('报价'), reason });

export const withdrawOffer = shape({ id: id('报价'), reason });

export const acceptOffer = shape(
  {
    id: id('报价'),
    round,
    /** Place among the offer's lines, from 0. */
    line: int('价格', 0, mostLines - 1).default(0),
    scene: code('应用场景'),
    purpose: code('使用目的'),
    usage: text('用途说明', 10, 500),
    contactName: text('联系人', 2, 20),
    contactPhone: phone,
  },
  { id: z.string(), number: z.string() },
);

export const listDemandOffers = shape(
  { id: id('需求') },
  {
    demand: demandOfOffer,
    /** Initial values of the acceptance form. */
    asked: z.object({
      scene: z.string().nullable(),
      usage: z.string(),
      contactName: z.string(),
      contactPhone: z.string(),
    }),
    offers: z.array(offer),
  },
);

export const ownOffer = offer.extend({ demand: demandOfOffer });

export type OwnOffer = z.output<typeof ownOffer>;

export const listOwnOffers = shape(
  {
    demandId: id('需求').optional(),
    status: oneOf('状态', offerStatus).optional(),
    ...page,
  },
  listOf(ownOffer),
);

export const countReceivedOffers = shape(
  {},
  z.array(
    z.object({
      demandId: z.string(),
      total: z.int(),
      /** Those whose next word is the owner's. */
      waiting: z.int(),
    }),
  ),
);
