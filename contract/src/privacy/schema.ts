import { z } from 'zod';
import { signUpDocuments } from '../document/labels.ts';
import { consent, id, int, keyOf, listOf, moment, oneOf, page } from '../field.ts';
import { linkFields } from '../file/schema.ts';
import { accessPlaces } from '../nouns.ts';
import { operatorRoleNames } from '../operator/labels.ts';
import { accessParts } from '../review/labels.ts';
import { accessedFile } from '../review/schema.ts';
import { shape } from '../shape.ts';
import { consentKinds, copyStatus, dealings } from './labels.ts';

export const password = z
  .string({ error: '请填写登录密码' })
  .min(1, { error: '请填写登录密码' })
  .max(64, { error: '密码不正确' })
  .meta({ title: '登录密码' });

export const requestCopy = shape({ password }, { id: z.string() });

export const copy = z.object({
  id: z.string(),
  status: keyOf(copyStatus),
  requestedAt: moment,
  readyAt: moment.nullable(),
  /** The end of its storage. */
  until: moment.nullable(),
  /** A link for one use by this session; null unless it can be downloaded. */
  url: z.string().nullable(),
});

export type CopyRow = z.output<typeof copy>;

export const listCopies = shape({}, z.array(copy));

export const downloadCopy = shape({ id: id('副本'), ...linkFields }, z.unknown());

export const access = z.object({
  /** To the minute. */
  at: moment,
  /** By role; the operator's name stays with the auditor. */
  roles: z.array(z.enum(operatorRoleNames)),
  place: keyOf(accessPlaces),
  part: keyOf(accessParts),
  file: accessedFile,
});

export type AccessRow = z.output<typeof access>;

export const listAccesses = shape(page, listOf(access));

export const consentRow = z.object({
  kind: keyOf(consentKinds),
  version: z.string(),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
});

export type ConsentRow = z.output<typeof consentRow>;

export const listConsents = shape({}, z.array(consentRow));

export const dueConsent = z.object({
  document: z.enum(signUpDocuments),
  /** The newest version that was agreed to; null when there is none. */
  agreed: z.int().nullable(),
  number: z.int(),
  title: z.string(),
  effectiveOn: z.string(),
  /** The change, in its publisher's words. */
  note: z.string(),
  /** In force already; otherwise it is announced. */
  isStanding: z.boolean(),
});

export type DueConsent = z.output<typeof dueConsent>;

export const listDueConsents = shape({}, z.array(dueConsent));

export const renewAgreements = shape({
  documents: z
    .array(z.object({ document: oneOf('协议', signUpDocuments), number: int('版本', 1, 1_000_000) }))
    .min(1, { error: '请选择要同意的协议' })
    .max(signUpDocuments.length)
    .meta({ title: '协议' }),
  agree: consent('新版本的协议'),
});

export const withdrawConsent = shape({ kind: oneOf('同意事项', ['identity']) });

export const renewConsent = shape({ kind: oneOf('同意事项', ['identity']), agree: consent('身份核验材料的单独同意') });

export const listDealings = shape({}, z.array(z.object({ kind: keyOf(dealings), count: z.int() })));

export const closeAccount = shape({ password, agree: consent('注销的后果') });
