import { z } from 'zod';
import { id, int, keyOf, listOf, moment, page, text } from '../field.ts';
import { accessStates } from '../gateway/labels.ts';
import { endpoint, secret, secretName, secretPlace } from '../gateway/schema.ts';
import { shape } from '../shape.ts';

/** A trial is an access to the gateway. */
const trial = z.object({
  id: z.string(),
  state: keyOf(accessStates),
  bought: z.int(),
  used: z.int(),
  openedAt: moment,
  expiresAt: moment,
  /** Set where it was ended before its term. */
  stoppedReason: z.string().nullable(),
});

export const getOwnTrial = shape({ id: id('产品') }, trial.nullable());

export const startTrial = shape({ id: id('产品') }, { id: z.string() });

export const listOwnTrials = shape(
  page,
  listOf(
    trial.extend({
      productId: z.string(),
      productName: z.string(),
      merchantName: z.string(),
      /** False where it can be neither shown nor ordered now. */
      isOnSale: z.boolean(),
    }),
  ),
);

export const getTrialOffer = shape(
  { id: id('产品'), ...page },
  listOf(trial.extend({ buyerName: z.string() })).extend({
    product: z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      isApi: z.boolean(),
      isOnSale: z.boolean(),
    }),
    /** Null while none is offered. */
    calls: z.int().nullable(),
    days: z.int().nullable(),
    /** The interface as entered last; its secret is never sent back. */
    upstream: z
      .object({
        endpoint: z.string(),
        secretPlace: z.enum(['header', 'query']),
        secretName: z.string(),
        changedAt: moment,
      })
      .nullable(),
  }),
);

export const offerTrial = shape({
  id: id('产品'),
  calls: int('试用次数', 1, 10_000),
  days: int('试用天数', 1, 90),
  endpoint,
  secretPlace,
  secretName,
  /** Empty: the stored one stays. */
  secret: z
    .union([z.literal(''), secret], { error: '接口凭证为 1–2000 个英文、数字或符号，不含换行' })
    .default('')
    .meta({ title: '接口凭证' }),
});

export const withdrawTrialOffer = shape({ id: id('产品') });

export const stopTrial = shape({ id: id('试用'), reason: text('终止原因', 4, 200) });
