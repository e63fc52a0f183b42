import { z } from 'zod';
import { applicationColumns } from '../application/labels.ts';
import { decision, detail, freezing, progress, queue, queueInput, savedDraft } from '../application/schema.ts';
import { draftShape, fullShape, labelsOf, several, severalOrNone, tick, wordsOrNone } from '../draft.ts';
import { exportShape } from '../export.ts';
import { id, listOf, moment, oneOf, page } from '../field.ts';
import { fileRef } from '../file/schema.ts';
import { shape } from '../shape.ts';
import { permitRoles } from './labels.ts';

export const permitFields = {
  roles: several('申请权限', oneOf('申请权限', permitRoles), 3),
  reason: wordsOrNone('申请说明', 500),
  materials: severalOrNone('证明材料', id('证明材料'), 10),
  consent: tick('《数据交易规则》'),
};

export const permitForm = z.object(fullShape(permitFields));

export const permitLabels: Record<string, string> = labelsOf(permitFields);

/** The version of the trading rules that was read; left out, the one in force counts. */
export const rulesVersion = z.int().min(1).nullish().meta({ title: '《数据交易规则》的版本' });

export const applyPermit = shape(
  { submit: z.boolean().default(false), rulesVersion, ...draftShape(permitFields) },
  savedDraft,
);

export const own = z.object({
  roles: z.array(z.enum(permitRoles)).nullish(),
  reason: z.string().nullish(),
  materials: z.array(fileRef).nullish(),
  consent: z.boolean().nullish(),
});

export const getOwnPermit = shape(
  {},
  {
    held: z.array(z.object({ role: z.enum(permitRoles), grantedAt: moment, isFrozen: z.boolean() })),
    /** The application under way: a draft, waiting, or to be corrected. */
    open: progress.extend({ content: own }).nullable(),
    isAttested: z.boolean(),
    isMerchant: z.boolean(),
    /** The version of the trading rules in force; null before they are published. */
    rulesVersion: z.int().nullable(),
  },
);

export const listPermits = shape(
  page,
  listOf(progress.extend({ roles: z.array(z.enum(permitRoles)), note: z.string(), rulesVersion: z.int().nullable() })),
);

export const listPermitQueue = shape(queueInput, queue);

export const exportPermitQueue = exportShape(listPermitQueue, applicationColumns);

export const readPermitSheet = shape({ id: id('申请') }, detail);

export const reviewPermit = shape(decision);

export const freezePermit = shape(freezing);
