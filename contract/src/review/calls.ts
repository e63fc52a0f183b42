// Shared by the review desks: claims, deadlines, phrases, and reveals of masked values.
import { call, exportCall } from '../call.ts';
import { filePurposes } from '../file/labels.ts';
import { type AccessPart, accessParts } from './labels.ts';
import type * as shapes from './schema.ts';
import type { AccessedFile } from './schema.ts';

/** `from`: the colleague it is taken over from, knowingly; it must still be theirs. */
export const claimReview = call<typeof shapes.claimReview>()('POST', '/office/api/review/claim', {
  summary: '领取一项待审核事项，30 分钟内他人不能办理；可接手他人领取的事项',
  action: '领取待审核事项',
  who: 'reviewer',
});

export const releaseReview = call<typeof shapes.releaseReview>()('POST', '/office/api/review/release', {
  summary: '放回自己领取的事项',
  action: '放回待审核事项',
  who: 'reviewer',
});

export const listPhrases = call<typeof shapes.listPhrases>()('GET', '/office/api/review/phrases', {
  summary: '审核常用语',
  who: 'reviewer',
});

export const addPhrase = call<typeof shapes.addPhrase>()('POST', '/office/api/review/phrase/add', {
  summary: '增加一条审核常用语，同一队列的审核人员共用',
  action: '增加审核常用语',
  who: 'reviewer',
});

export const removePhrase = call<typeof shapes.removePhrase>()('POST', '/office/api/review/phrase/remove/:id', {
  summary: '删除一条审核常用语',
  action: '删除审核常用语',
  who: 'reviewer',
});

export function accessedWords(part: AccessPart, file: AccessedFile): string {
  return file ? `${filePurposes[file.purpose]}“${file.name}”` : accessParts[part];
}

export const revealField = call<typeof shapes.revealField>()('POST', '/office/api/review/reveal', {
  summary: '查看被遮蔽的个人信息；必须写明事由，每次查看都会记录',
  action: '查看被遮蔽的个人信息',
  who: 'clerk',
});

export const listReveals = call<typeof shapes.listReveals>()('GET', '/office/api/review/reveals', {
  summary: '个人信息查看记录，最近的在前',
  who: 'auditor',
  replica: true,
});

export const exportReveals = exportCall<typeof shapes.exportReveals>()(
  listReveals,
  '/office/api/review/reveals/export',
  '导出个人信息查看记录',
);
