// Shared by the review desks: claims, deadlines, phrases, and reveals of masked values.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { id, listOf, moment, oneOf, page, text } from '../field.ts';
import { filePurposeNames, filePurposes } from '../file/calls.ts';

/** The desks that decide on submissions. */
export const reviewDesks = {
  attestation: '身份认证审核',
  merchant: '数商入驻审核',
  permit: '交易权限审核',
  experience: '交易经验审核',
  product: '产品登记审核',
  demand: '需求发布审核',
  objection: '公示异议',
  dispute: '交易争议',
  rating: '成交评价',
  complaint: '投诉与建议',
} as const;
export type ReviewDesk = keyof typeof reviewDesks;
const deskNames = Object.keys(reviewDesks) as [ReviewDesk, ...ReviewDesk[]];
const desk = oneOf('审核队列', deskNames);

/** Minutes that something stays in one reviewer's hand. */
export const claimMinutes = 30;

/** The holder of a claim; part of every queue and export. */
export const claim = z.object({ holderId: z.string(), by: z.string(), isMine: z.boolean(), until: moment });
export type Claim = z.output<typeof claim>;

/** The due day of a decision; part of every queue and export. */
export const clock = {
  /** The last working day for it, `2026-11-25`; null once it is decided. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  claim: claim.nullable(),
};

/** `from`: the colleague it is taken over from, knowingly; it must still be theirs. */
export const claimReview = call('POST', '/office/api/review/claim', {
  summary: '领取一项待审核事项，30 分钟内他人不能办理；可接手他人领取的事项',
  who: 'reviewer',
  writes: true,
  input: z.object({ desk, id: id('事项'), from: id('原办理人').optional() }),
  output: z.object({ until: moment }),
});

export const releaseReview = call('POST', '/office/api/review/release', {
  summary: '放回自己领取的事项',
  who: 'reviewer',
  writes: true,
  input: z.object({ desk, id: id('事项') }),
  output: nothing,
});

const phrase = z.object({ id: z.string(), words: z.string() });
export type Phrase = z.output<typeof phrase>;

export const listPhrases = call('GET', '/office/api/review/phrases', {
  summary: '审核常用语',
  who: 'reviewer',
  writes: false,
  input: z.object({ desk }),
  output: z.array(phrase),
});

export const addPhrase = call('POST', '/office/api/review/phrase/add', {
  summary: '增加一条审核常用语，同一队列的审核人员共用',
  who: 'reviewer',
  writes: true,
  input: z.object({ desk, words: text('常用语', 2, 200) }),
  output: nothing,
});

export const removePhrase = call('POST', '/office/api/review/phrase/remove/:id', {
  summary: '删除一条审核常用语',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('常用语') }),
  output: nothing,
});

/** Personal values that an office page shows masked. */
export const maskedFields = { idNumber: '身份证号码', contactPhone: '联系电话', bankNumber: '银行账号' } as const;
export type MaskedField = keyof typeof maskedFields;
const fieldNames = Object.keys(maskedFields) as [MaskedField, ...MaskedField[]];

/** Places of masked values. */
export const maskedPlaces = {
  attestation: reviewDesks.attestation,
  product: reviewDesks.product,
  demand: reviewDesks.demand,
  dispute: reviewDesks.dispute,
  complaint: reviewDesks.complaint,
  order: '订单',
  payout: '结算退款',
  account: '账号',
} as const;
export type MaskedPlace = keyof typeof maskedPlaces;
const placeNames = Object.keys(maskedPlaces) as [MaskedPlace, ...MaskedPlace[]];

/** Places in which the office opens personal data; each access is recorded. */
export const accessPlaces = {
  ...maskedPlaces,
  merchant: reviewDesks.merchant,
  permit: reviewDesks.permit,
  experience: reviewDesks.experience,
  objection: reviewDesks.objection,
  file: '上传的文件',
} as const;
export type AccessPlace = keyof typeof accessPlaces;
export const accessPlaceNames = Object.keys(accessPlaces) as [AccessPlace, ...AccessPlace[]];

/** Kinds of access: a masked value, the detail page with its papers, a sample file, an export. */
export const accessParts = {
  ...maskedFields,
  detail: '详情与证明材料',
  sample: '样例文件',
  messages: '订单留言',
  export: '导出的列表',
  paper: '文件原件',
} as const;
export type AccessPart = keyof typeof accessParts;
export const accessPartNames = Object.keys(accessParts) as [AccessPart, ...AccessPart[]];

/** The downloaded file; null without one, and once it is erased. */
export const accessedFile = z.object({ purpose: z.enum(filePurposeNames), name: z.string() }).nullable();
export type AccessedFile = z.output<typeof accessedFile>;

export function accessedWords(part: AccessPart, file: AccessedFile): string {
  return file ? `${filePurposes[file.purpose]}“${file.name}”` : accessParts[part];
}

export const revealField = call('POST', '/office/api/review/reveal', {
  summary: '查看被遮蔽的个人信息；必须写明事由，每次查看都会记录',
  who: 'reviewer',
  writes: true,
  input: z.object({
    place: oneOf('所在页面', placeNames),
    id: id('事项'),
    field: oneOf('个人信息', fieldNames),
    reason: text('查看事由', 4, 200),
  }),
  output: z.object({ value: z.string() }),
});

const revealRow = z.object({
  id: z.string(),
  at: moment,
  operatorName: z.string(),
  place: z.enum(accessPlaceNames),
  subjectId: z.string(),
  field: z.enum(accessPartNames),
  file: accessedFile,
  /** Empty where none is required. */
  reason: z.string(),
});
export type RevealRow = z.output<typeof revealRow>;

export const listReveals = call('GET', '/office/api/review/reveals', {
  summary: '个人信息查看记录，最近的在前',
  who: 'auditor',
  writes: false,
  input: z.object({ keyword: text('关键词', 0, 50).optional(), ...page }),
  output: listOf(revealRow),
});

export const revealColumns = {
  at: '时间',
  operator: '人员',
  place: '所在页面',
  field: '查看内容',
  reason: '事由',
  subject: '事项编号',
} as const;

export const exportReveals = call('GET', '/office/api/review/reveals/export', {
  summary: '导出个人信息查看记录',
  who: 'auditor',
  writes: true,
  answer: 'file',
  input: sheetInput(listReveals, revealColumns),
  output: z.unknown(),
});
