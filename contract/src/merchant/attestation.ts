// Identity of an account, attested once: a person or an organisation. Source: market.md, "Attestation".
import { z } from 'zod';
import {
  applicationColumns,
  decision,
  discarding,
  freezing,
  queue,
  queueInput,
  saved,
  sheet,
  standing,
} from '../application/calls.ts';
import { call, nothing } from '../call.ts';
import { isCreditCode, isIdNumber } from '../check-digit.ts';
import { choice, draftShape, file, fullShape, labelsOf, tick, twice, words, wordsOrNone } from '../draft.ts';
import { sheetInput } from '../export.ts';
import { code, id, moment, phone } from '../field.ts';
import { fileRef } from '../file/calls.ts';

export const partyKind = { person: '个人', organisation: '企业' } as const;
export type PartyKind = keyof typeof partyKind;
const kinds = ['person', 'organisation'] as const;

/** The wording of the two separate consents; a new wording takes a new version. */
export const consentVersion = '2026-11';
export const consentText = {
  consentId:
    '我同意数据交易中心为核验本人身份处理本人的姓名和居民身份证号码。身份证号码属于敏感个人信息，仅用于身份核验，加密保存，除本人外一律遮蔽显示；拒绝同意不影响浏览网站，但无法完成认证。',
  consentLicence:
    '我同意数据交易中心为核验企业主体资格处理所提交的营业执照、授权书影像及其中载明的法定代表人、经办人信息。影像仅供审核人员查验，不对外展示；拒绝同意不影响浏览网站，但无法完成认证。',
} as const;

// Full-width letters, blanks and hyphens are what people paste.
function canonical(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

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
  name: words('姓名', 2, 20),
  idNumber: twice('身份证号码', short, idNumber),
  consentId: tick('身份信息处理授权'),
};

const organisationFields = {
  name: words('企业名称', 4, 60),
  creditCode: twice('统一社会信用代码', short, creditCode),
  legalPerson: words('法定代表人', 2, 20),
  region: twice('所在地区', code('所在地区'), code('所在地区')),
  address: wordsOrNone('详细地址', 100),
  licence: file('营业执照影像'),
  agent: words('经办人姓名', 2, 20),
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

const drafts = { ...draftShape(personFields), ...draftShape(organisationFields), name: wordsOrNone('名称', 60).draft };

export const applyAttestation = call('POST', '/mobile/pc/website/accApply', {
  summary: '身份认证：保存草稿，或提交审核',
  who: 'user',
  writes: true,
  begins: true,
  /** `change` means to change what stands; kind, credit code and identity number cannot change. */
  input: z.object({
    submit: z.boolean().default(false),
    change: z.boolean().default(false),
    kind: choice('认证类型', kinds).full,
    ...drafts,
  }),
  output: saved,
});

export const discardAttestation = call('POST', '/api/attestation/discard/:id', {
  summary: '放弃尚未通过的认证资料变更',
  who: 'user',
  writes: true,
  input: discarding,
  output: nothing,
});

const own = z.object({
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

export const readOwnAttestation = call('GET', '/api/attestation', {
  summary: '我的身份认证',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** The latest application; null before the first. */
    application: standing.extend({ content: own }).nullable(),
    /** The identity that stands, if any. */
    party: z
      .object({ kind: z.enum(kinds), name: z.string(), number: z.string(), attestedAt: moment, isFrozen: z.boolean() })
      .nullable(),
  }),
});

export const listAttestationQueue = call('GET', '/office/api/attestation/queue', {
  summary: '身份认证申请',
  who: 'reviewer',
  writes: false,
  input: queueInput,
  output: queue,
});

export const exportAttestationQueue = call('GET', '/office/api/attestation/export', {
  summary: '导出身份认证申请',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listAttestationQueue, applicationColumns),
  output: z.unknown(),
});

export const readAttestationSheet = call('GET', '/office/api/attestation/info/:id', {
  summary: '身份认证的审核材料；每次打开都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: sheet,
});

export const reviewAttestation = call('POST', '/office/api/attestation/review/:id', {
  summary: '审核身份认证',
  who: 'reviewer',
  writes: true,
  input: decision,
  output: nothing,
});

export const freezeAttestation = call('POST', '/office/api/attestation/freeze/:id', {
  summary: '冻结或解除冻结已认证主体',
  who: 'reviewer',
  writes: true,
  input: freezing,
  output: nothing,
});
