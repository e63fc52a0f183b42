// The way of an application through the review. Source: market.md, "States of attestation, merchant, permission and experience".
import type { ApplicationStatus, ApplicationStep } from '@shuji/contract/application/labels';
import type { Decision } from '@shuji/contract/application/schema';
import type { FieldErrors } from '#src/http/refuse.ts';
import type { Step } from '#src/lifecycle/rules.ts';

export const moves: Record<ApplicationStep, Step<'owner' | 'office', { status: ApplicationStatus }>> = {
  submit: { by: ['owner'], from: ['draft', 'correction'], to: ['pending'] },
  approve: { by: ['office'], from: ['pending'], to: ['approved'] },
  correct: { by: ['office'], from: ['pending'], to: ['correction'] },
  refuse: { by: ['office'], from: ['pending'], to: ['refused'] },
  freeze: { by: ['office'], from: ['approved'], to: ['frozen'] },
  unfreeze: { by: ['office'], from: ['frozen'], to: ['approved'] },
  // By the approval of the change that takes its place.
  replace: { by: ['office'], from: ['approved'], to: ['replaced'] },
};

export const editable: readonly ApplicationStatus[] = ['draft', 'correction'];
export const open: readonly ApplicationStatus[] = ['draft', 'pending', 'correction'];
export const removable: readonly ApplicationStatus[] = ['draft', 'refused'];
/** A change can also be given up when it came back. */
export const discardable: readonly ApplicationStatus[] = ['draft', 'correction', 'refused'];

export function stepOf(decision: Decision['decision']): ApplicationStep {
  return decision === 'correction' ? 'correct' : decision;
}

/** Names the gaps of a decision by field: every return and refusal needs a reason. */
export function gapsOf({ decision, reason, opinions }: Decision, known: readonly string[]): FieldErrors {
  const named = Object.keys(opinions);
  if (named.some((field) => !known.includes(field))) return { opinions: '意见只能写在申请表的字段上' };
  if (decision === 'refuse' && reason === '') return { reason: '请填写驳回的原因' };
  if (decision === 'correction' && reason === '' && named.length === 0)
    return { reason: '请在字段上写明补正意见，或填写总体意见' };
  if (decision !== 'correction' && named.length > 0) return { opinions: '只有退回补正时才填写字段意见' };
  return {};
}

/** Fields that differ between two submissions. Sealed values are compared by their blind index: sealing never repeats. */
export function changedFields(now: Content, before: Content | null): string[] {
  if (!before) return [];
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...names].filter((name) => comparable(now[name]) !== comparable(before[name]));
}

/** True when an operator would review the organisation they work for. */
export function isOwn(
  application: { organisation: string | null },
  operator: { organisation: string | null },
): boolean {
  return application.organisation !== null && application.organisation === operator.organisation;
}

/** A form's values by field as they are stored. */
export type Content = Record<string, unknown>;

/** A personal value as it is stored. */
export interface EncryptedValue {
  sealed: string;
  blind: string;
}

export function isSealed(value: unknown): value is EncryptedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value && 'blind' in value;
}

function comparable(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value) && value.length === 0) return '';
  return isSealed(value) ? value.blind : JSON.stringify(value);
}
