import { z } from 'zod';
import { applicationColumns } from '../../application/labels.ts';
import {
  decision,
  detail,
  discarding,
  freezing,
  progress,
  queue,
  queueInput,
  savedDraft,
} from '../../application/schema.ts';
import { isCreditCode, isIdNumber } from '../../check-digit.ts';
import { choice, draftShape, file, fullShape, labelsOf, longText, tick, twice, wordsOrNone } from '../../draft.ts';
import { exportShape } from '../../export.ts';
import { code, id, moment, phone } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { shape } from '../../shape.ts';
import { canonical, kinds, type PartyKind } from '../labels/attestation.ts';

const idNumber = z
  .string({ error: '请填写身份证号码' })
  .transform(canonical)
  .pipe(z.string().refine(isIdNumber, { error: '身份证号码不正确，请核对 18 位号码' }))
  .meta({ title: '身份证号码' });

const creditCode = z
  .string({ error: '请填写统一社会信用代码' })
  .transform(canonical)
  .pipe(z.string().refine(isCreditCode, { error: '统一社会信用代码不正确，请按营业执照核对 18 位代码' }))
  .meta({ title: '统一社会信用代码' });

const email = z
  .union([z.literal(''), z.email({ error: '请填写正确的电子邮箱' }).max(100)])
  .nullish()
  .meta({ title: '电子邮箱' });

const short = z.string().max(40, { error: '内容过长' });

const personFields = {
  name: longText('姓名', 2, 20),
  idNumber: twice('身份证号码', short, idNumber),
  consentId: tick('身份信息处理授权'),
};

export const organisationFields = {
  name: longText('企业名称', 4, 60),
  creditCode: twice('统一社会信用代码', short, creditCode),
  legalPerson: longText('法定代表人', 2, 20),
  region: twice('所在地区', code('所在地区'), code('所在地区')),
  address: wordsOrNone('详细地址', 100),
  licence: file('营业执照影像'),
  agent: longText('经办人姓名', 2, 20),
  authority: file('经办人授权书'),
  contactPhone: twice('联系电话', short, phone),
  email: twice('电子邮箱', z.string().max(100, { error: '电子邮箱不能超过 100 个字' }), email),
  consentLicence: tick('营业执照影像处理授权'),
};

export const personForm = z.object(fullShape(personFields));

export const organisationForm = z.object(fullShape(organisationFields));

export const attestationLabels: Record<PartyKind, Record<string, string>> = {
  person: labelsOf(personFields),
  organisation: labelsOf(organisationFields),
};

export const drafts = {
  ...draftShape(personFields),
  ...draftShape(organisationFields),
  name: wordsOrNone('名称', 60).draft,
};

export const applyAttestation = shape(
  /** `change` means to change what stands; kind, credit code and identity number cannot change. */
  {
    submit: z.boolean().default(false),
    change: z.boolean().default(false),
    kind: choice('认证类型', kinds).full,
    ...drafts,
  },
  savedDraft,
);

export const discardAttestation = shape(discarding);

export const own = z.object({
  kind: z.enum(kinds),
  name: z.string().nullish(),
  idNumber: z.string().nullish(),
  creditCode: z.string().nullish(),
  legalPerson: z.string().nullish(),
  region: z.string().nullish(),
  /** Province first, in words. */
  regionName: z.string().nullish(),
  address: z.string().nullish(),
  licence: fileRef.nullish(),
  agent: z.string().nullish(),
  authority: fileRef.nullish(),
  contactPhone: z.string().nullish(),
  email: z.string().nullish(),
  consentId: z.boolean().nullish(),
  consentLicence: z.boolean().nullish(),
});

export type OwnAttestation = z.output<typeof own>;

export const getOwnAttestation = shape(
  {},
  {
    /** The latest application; null before the first. */
    application: progress.extend({ content: own }).nullable(),
    /** The account's own, to be filled in as the contact's. */
    phone: z.string(),
    /** The identity that stands, if any. */
    party: z
      .object({ kind: z.enum(kinds), name: z.string(), number: z.string(), attestedAt: moment, isFrozen: z.boolean() })
      .nullable(),
  },
);

export const listAttestationQueue = shape(queueInput, queue);

export const exportAttestationQueue = exportShape(listAttestationQueue, applicationColumns);

export const readAttestationSheet = shape({ id: id('申请') }, detail);

export const reviewAttestation = shape(decision);

export const freezeAttestation = shape(freezing);
