// Profile of a sample file, column by column, measured in a process of its own.

import { call } from '../call.ts';
import type * as shapes from './schema.ts';
import type { SampleProfile } from './schema.ts';

/**
 * True when every signed-in reader may download the file itself: all of it was scanned and no person was found in it.
 * Others still see the masked rows.
 */
export function mayBeTaken(profile: SampleProfile | null): boolean {
  if (profile?.status !== 'ready') return false;
  return profile.personal.length === 0 && profile.badRows.count === 0 && (profile.sheets ?? 1) === 1;
}

/** Why the file itself is withheld, in words for its supplier; null when it is not. */
export function whyWithheld(profile: SampleProfile): string | null {
  if (mayBeTaken(profile)) return null;
  if (profile.status === 'failed') return '样例无法读取、未能检查';
  if (profile.personal.length > 0) return '样例里可能有个人信息';
  return profile.badRows.count > 0 ? '样例有格式有误、未能检查的行' : '样例有未检查的工作表';
}

/** Profiles the caller's own file right after its upload; the findings are stored. */
export const profileSample = call<typeof shapes.profileSample>()('POST', '/api/sample/profile/:id', {
  summary: '检查自己上传的样例文件',
  action: '检查样例文件',
  who: 'user',
  members: ['supply'],
});

/** Leaves its row in the audit trail. */
export const openOwnSample = call<typeof shapes.openOwnSample>()('POST', '/api/sample/open', {
  summary: '取得自己上传的样例原文件的下载链接',
  action: '下载自己的样例原文件',
  who: 'user',
  members: ['supply'],
});
