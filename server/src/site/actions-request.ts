// A second administrator decides on a change of a setting; what is approved takes effect here.
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/site/office';
import { decideApproval, withdrawApproval } from '#src/approval/actions.ts';
import { findApproval, hasRole } from '#src/approval/queries.ts';
import { officePolicy } from '#src/http/authenticate.ts';
import type { Operator, RevokeContext, WriteContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { insertChange, lockSetting, updateSetting } from './queries-office.ts';
import { type SettingContent, settingKind } from './rules.ts';

type Context = WriteContext<Operator>;

export async function decideSettingRequest(
  input: Parsed<typeof calls.decideSettingRequest>,
  context: Context,
): Promise<null> {
  const { db, actor, now, invalidate } = context;
  const request = await decideApproval<SettingContent>(db, [settingKind], input, context);
  if (input.decision === 'refuse') return null;
  ensure(await hasRole(db, request.requestedBy, 'admin'), 'approval.requesterGone');
  const { key, before, value } = request.content;
  ensure((await lockSetting(db, key))?.value === before, 'site.changedSinceRequest');
  await updateSetting(db, key, value, now);
  const requester = { id: request.requestedBy, name: request.requestedName };
  await insertChange(db, { part: 'setting', name: key, before, after: value }, requester, now, actor);
  invalidate('site');
  return null;
}

/** The steps of an office sign-in bind all its people. */
export function ofSetting(key: string): string[] {
  return key === 'office_totp' ? [officePolicy] : [];
}

export async function ofSettingRequest({ id }: { id: string }, { db }: RevokeContext): Promise<string[]> {
  const request = await findApproval<SettingContent>(db, id, [settingKind]);
  return request ? ofSetting(request.content.key) : [];
}

export async function withdrawSettingRequest(
  { id }: Parsed<typeof calls.withdrawSettingRequest>,
  context: Context,
): Promise<null> {
  await withdrawApproval(context.db, [settingKind], id, context);
  return null;
}
