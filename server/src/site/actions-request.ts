// A second administrator decides on a change of a setting; what is approved takes effect here.
import type * as calls from '@shuji/contract/site/office';
import { decideApproval, withdrawApproval } from '#src/approval/actions.ts';
import { findApproval, hasRole } from '#src/approval/queries.ts';
import { officePolicy } from '#src/http/authenticate.ts';
import type { RevokeContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertChange, lockSetting, updateSetting } from './queries.ts';
import { type SettingContent, settingKind } from './rules.ts';
export const decideSettingRequest: Handler<typeof calls.decideSettingRequest> = async (input, context) => {
  const { db, actor, now, invalidate } = context;
  const request = await decideApproval<SettingContent>(db, [settingKind], input, context);
  if (input.decision === 'refuse') return;
  ensure(await hasRole(db, request.requestedBy, 'admin'), 'approval.requesterGone');
  const { key, before, value } = request.content;
  ensure((await lockSetting(db, key))?.value === before, 'site.changedSinceRequest');
  await updateSetting(db, key, value, now);
  const requester = { id: request.requestedBy, name: request.requestedName };
  await insertChange(db, { part: 'setting', name: key, before, after: value }, requester, now, actor);
  invalidate('site');
};

/** The steps of an office sign-in bind all its people. */
export function ofSetting(key: string): string[] {
  return key === 'office_totp' ? [officePolicy] : [];
}

export async function ofSettingRequest({ id }: { id: string }, { db }: RevokeContext): Promise<string[]> {
  const request = await findApproval<SettingContent>(db, id, [settingKind]);
  return request ? ofSetting(request.content.key) : [];
}

export const withdrawSettingRequest: Handler<typeof calls.withdrawSettingRequest> = async ({ id }, context) => {
  await withdrawApproval(context.db, [settingKind], id, context);
};
